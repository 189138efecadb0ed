import { guessMapping, type ImportType, type Mapping, type Reading } from '@touchline/domain';
import { type Table } from '../source/table-of.ts';
import { headerNames, headerRow } from './header-names.ts';
import { recalled } from './remembered.ts';

/** Where the header is if no row has the names of the columns. */
export const noHeader = -1;

/** What is decided about a table: by its names, as last time, or by hand. */
export interface Choice extends Pick<Reading, 'mapping' | 'orders'> {
  headerAt: number;
  from: 'names' | 'memory' | 'hand';
}

/** What the names of the columns say. */
export const recognized = ({ headerAt, mapping }: Table): Choice => ({ headerAt, mapping, orders: {}, from: 'names' });

/** How far down a header is looked for. */
export const headerRows = 20;

/** What was chosen for the same header before, otherwise what the names say. */
export function firstChoice(type: ImportType, table: Table): Choice {
  for (const headerAt of table.rows.slice(0, headerRows).keys()) {
    const before = recalled(type, headerNames(table.rows, headerAt));
    if (before) return { headerAt, ...before, from: 'memory' };
  }
  return recognized(table);
}

/** Another row as the header, with what its names say. */
export function withHeader(type: ImportType, { rows }: Table, headerAt: number): Choice {
  const below = rows.slice(headerAt + 1).map(({ cells }) => cells);
  const mapping: Mapping =
    headerAt === noHeader ? {} : guessMapping(type, headerRow(rows, headerAt), below, { isReviewed: true });
  return { headerAt, mapping, orders: {}, from: 'hand' };
}

/** Makes a column of ours of other columns of the file; of none if `places` is empty. */
export function withPlaces(choice: Choice, column: string, places: readonly number[]): Choice {
  const { [column]: _before, ...others } = choice.mapping;
  const mapping = places.length > 0 ? { ...others, [column]: places } : others;
  // Another column may write its dates in another order.
  const { [column]: _order, ...orders } = choice.orders;
  return { ...choice, mapping, orders, from: 'hand' };
}
