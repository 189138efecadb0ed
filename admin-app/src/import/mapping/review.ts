import {
  type CivilDate,
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
import { hasOurNames, isAsWritten } from './tidy.ts';

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
  const header = headerRow(table.rows, choice.headerAt);
  const below = table.rows.slice(choice.headerAt + 1);
  const rows = mark === undefined ? below : below.filter(({ cells }) => !isNonPlayer(cells[mark] ?? ''));
  const dates = dateReviews(type, rows, mapping, today);
  const width = table.hasStrictWidth && choice.headerAt !== noHeader ? header.length : undefined;
  const reading = { mapping, orders: ordersOf(dates, choice.orders), width };
  const rewritten = rewrittenRows(rows, reading, today);
  const names = headerNames(table.rows, choice.headerAt);
  const used = new Set(Object.values(choice.mapping).flat());
  const missing = missingColumns(type, mapping);
  const isSure = missing.length === 0 && dates.every(({ order }) => !order.isOpen);
  const hasOurHeader = table.isPlain && choice.headerAt === 0 && hasOurNames(type, header, choice.mapping);
  return {
    names,
    rows,
    rewritten,
    reading,
    nonPlayers: below.length - rows.length,
    unused: names.filter((_name, at) => !used.has(at) && (header[at] ?? '').trim() !== ''),
    missing,
    dates,
    isTidy: isSure && hasOurHeader && isAsWritten(rows, { rewritten, reading }),
  };
}

/** What has to be decided before a table can be imported; null if nothing. */
export function reasonToWait({ missing, dates, reading }: Review): string | null {
  if (missing.length > 0) return missing.length === 1 ? 'A column is missing.' : 'Some columns are missing.';
  const isOpen = dates.some(({ column, order }) => order.isOpen && !reading.orders[column]);
  return isOpen ? 'Say how the dates are written.' : null;
}
