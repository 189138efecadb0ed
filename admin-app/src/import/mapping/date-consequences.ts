import {
  ageGroupOn,
  type CivilDate,
  type DateOrder,
  datesIn,
  latestYear,
  numberWords,
  weekdayOf,
} from '@touchline/domain';
import { type DateReview } from './date-review.ts';

const otherOrder: Record<DateOrder, DateOrder> = { dmy: 'mdy', mdy: 'dmy' };

/** What decides the age groups of the players in a file. */
export interface Ages {
  today: CivilDate;
  /** The day on which ages are taken. */
  cutoff: CivilDate;
}

/** What follows if a column is read in an order, in sentences. */
export function consequencesOf(
  { column, cells, order: { only } }: DateReview,
  order: DateOrder,
  { today, cutoff }: Ages,
) {
  const dates = cells.flatMap((cell) => datesIn(cell, latestYear(column, today))[order] ?? []);
  const unreadable = only[otherOrder[order]];
  return [
    unreadable > 0 && `${unreadable === 1 ? '1 date' : `${numberWords(unreadable)} dates`} cannot be read.`,
    column === 'dateOfBirth' ? ageWords(dates, { today, cutoff }) : column === 'date' && weekendWords(dates),
  ].filter((sentence) => sentence !== false && sentence !== null);
}

/** How many players the answer moves to another age group; null for dates of events. */
export function differenceOf({ column, cells }: DateReview, { today, cutoff }: Ages): string | null {
  if (column !== 'dateOfBirth') return null;
  const both = cells.map((cell) => datesIn(cell, latestYear(column, today)));
  const differ = both.filter(({ dmy, mdy }) => dmy && mdy && ageGroupOn(dmy, cutoff) !== ageGroupOn(mdy, cutoff));
  if (differ.length === 0) return 'The answer changes no player’s age group.';
  const players = cells.length === 1 ? 'player' : 'players';
  return `The answer decides the age group of ${numberWords(differ.length)} of ${numberWords(cells.length)} ${players}.`;
}

function weekendWords(dates: readonly CivilDate[]): string | null {
  if (dates.length === 0) return null;
  const weekend = dates.filter((date) => /^S/u.test(weekdayOf(date)));
  return `${numberWords(weekend.length)} of ${numberWords(dates.length)} are on a Saturday or Sunday.`;
}

function ageWords(dates: readonly CivilDate[], { today, cutoff }: Ages): string | null {
  const born = dates.filter((date) => date <= today).toSorted();
  const [youngest, oldest] = [born.at(-1), born[0]];
  if (!youngest || !oldest) return null;
  const [from, to] = [ageGroupOn(youngest, cutoff), ageGroupOn(oldest, cutoff)];
  return from === to ? `All would be ${from}.` : `Players would be ${from} to ${to}.`;
}
