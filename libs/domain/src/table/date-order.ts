import { datesIn, type DateOrder } from './dates.ts';

/** In which order a column writes its dates. */
export interface ColumnOrder {
  /** The only order in which every date of the column is one; null if both would do, or neither. */
  order: DateOrder | null;
  /** Whether some dates are others in the other order, so that somebody has to choose. */
  isOpen: boolean;
  /** A cell that shows the order, or that has two meanings. */
  example: string | null;
  /** How many cells are a date in one order only, by that order. */
  only: Record<DateOrder, number>;
}

/** A column has one order: a day above 12 anywhere decides for all, unless another cell decides otherwise. */
export function orderOf(cells: readonly string[], latestYear: number): ColumnOrder {
  const only = { dmy: 0, mdy: 0 };
  let clear: string | null = null;
  let unclear: string | null = null;
  for (const cell of cells) {
    const { dmy, mdy } = datesIn(cell, latestYear);
    if (dmy === mdy) continue;
    if (dmy && mdy) unclear ??= cell;
    else {
      only[dmy ? 'dmy' : 'mdy']++;
      clear ??= cell;
    }
  }
  const isMixed = only.dmy > 0 && only.mdy > 0;
  const order = isMixed || clear === null ? null : only.dmy > 0 ? 'dmy' : 'mdy';
  return { order, isOpen: unclear !== null && order === null, example: order ? clear : unclear, only };
}
