import {
  type CivilDate,
  type ColumnOrder,
  dateColumns,
  type DateOrder,
  type ImportType,
  latestYear,
  type Mapping,
  orderOf,
  type Reading,
  type SourceRow,
} from '@touchline/domain';

/** How a column writes its dates. */
export interface DateReview {
  column: string;
  cells: string[];
  order: ColumnOrder;
}

/** Looks at each column of dates that the file has. */
export const dateReviews = (
  type: ImportType,
  rows: readonly SourceRow[],
  mapping: Mapping,
  today: CivilDate,
): DateReview[] =>
  dateColumns(type).flatMap((column) => {
    const [place] = mapping[column] ?? [];
    if (place === undefined) return [];
    const cells = rows.flatMap((row) => row.cells[place]?.trim() || []);
    return [{ column, cells, order: orderOf(cells, latestYear(column, today)) }];
  });

/** The order of each column: the only possible one, or the one that was chosen. */
export const ordersOf = (dates: readonly DateReview[], chosen: Reading['orders']): Reading['orders'] =>
  Object.fromEntries(
    dates.map(({ column, order }): [string, DateOrder | null] => [
      column,
      order.isOpen ? (chosen[column] ?? null) : order.order,
    ]),
  );
