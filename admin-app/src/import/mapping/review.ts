import {
  type CivilDate,
  importColumns,
  type ImportType,
  isNonPlayer,
  missingColumns,
  type Reading,
  rewrittenRows,
  type SourceRow,
} from '@touchline/domain';
import { type Table } from '../source/table-of.ts';
import { type Choice, noHeader } from './choice.ts';
import { type DateReview, dateReviews, ordersOf } from './date-review.ts';
import { headerNames, headerRow } from './header-names.ts';

/** What an import of a table would do, and what keeps it from starting. */
export interface Review {
  /** The columns of the file by their places. */
  names: string[];
  /** The rows below the header, without those who are no players. */
  rows: SourceRow[];
  /** Their cells as they are imported, by our own columns. */
  rewritten: Record<string, string>[];
  reading: Reading;
  nonPlayers: number;
  /** Columns of the file that nothing is made of. */
  unused: string[];
  /** Columns that are needed and have no source. */
  missing: string[];
  dates: DateReview[];
  /** Whether the file can be sent as it is. */
  isTidy: boolean;
}

/** Looks at the whole table as it would be imported. */
export function reviewOf(type: ImportType, table: Table, choice: Choice, today: CivilDate): Review {
  const { nonPlayer: [mark] = [], ...mapping } = choice.mapping;
  const below = table.rows.slice(choice.headerAt + 1);
  const rows = mark === undefined ? below : below.filter(({ cells }) => !isNonPlayer(cells[mark] ?? ''));
  const dates = dateReviews(type, rows, mapping, today);
  const names = headerNames(table.rows, choice.headerAt);
  const width =
    table.hasStrictWidth && choice.headerAt !== noHeader ? headerRow(table.rows, choice.headerAt).length : undefined;
  const reading = { mapping, orders: ordersOf(dates, choice.orders), width };
  const rewritten = rewrittenRows(rows, reading, today);
  const used = new Set(Object.values(choice.mapping).flat());
  return {
    names,
    rows,
    rewritten,
    reading,
    nonPlayers: below.length - rows.length,
    unused: names.filter(
      (name, at) => !used.has(at) && (headerRow(table.rows, choice.headerAt)[at] ?? '').trim() !== '',
    ),
    missing: missingColumns(type, mapping),
    dates,
    isTidy:
      table.isPlain && hasOurNames(type, table, choice) && dates.every(({ order }) => !order.isOpen) && isAsWritten(),
  };

  function isAsWritten(): boolean {
    return rows.every(({ cells }, at) =>
      Object.entries(mapping).every(
        ([column, places]) => (rewritten[at]![column] ?? '') === (cells[places![0]!] ?? ''),
      ),
    );
  }
}

/** Whether the header names our columns and nothing else is made of the file. */
function hasOurNames(type: ImportType, { rows }: Table, { headerAt, mapping }: Choice): boolean {
  if (headerAt !== 0) return false;
  const header = headerRow(rows, headerAt).map((name) => name.trim().toLowerCase());
  const own = Object.keys(importColumns[type]);
  return (
    Object.keys(mapping).every((column) => own.includes(column)) &&
    own.every((column) => {
      const named = header.flatMap((name, at) => (name === column.toLowerCase() ? [at] : []));
      return named.join() === (mapping[column] ?? []).join();
    })
  );
}

/** What has to be decided before a table can be imported; null if nothing. */
export function reasonToWait({ missing, dates, reading }: Review): string | null {
  if (missing.length > 0) return missing.length === 1 ? 'A column is missing.' : 'Some columns are missing.';
  const isOpen = dates.some(({ column, order }) => order.isOpen && !reading.orders[column]);
  return isOpen ? 'Say how the dates are written.' : null;
}
