import { addDays as addDaysTo, addYears } from 'date-fns';
import { defaultAgeGroupCutoff, lastCutoff } from '../ages.ts';
import { addDays, asCivilDate, asUtcDate, type CivilDate } from '../civil-time.ts';
import { limits } from '../limits.ts';
import * as messages from '../messages.ts';

/** A year of the club. Both days are included. */
export interface Season {
  name: string;
  firstDay: CivilDate;
  lastDay: CivilDate;
  /** The day on which ages are taken: the age group is the age on it + 1. */
  cutoff: CivilDate;
}

/** One season is running and one may be planned; archived seasons only have a past. */
export const seasonStatuses = ['planned', 'running', 'archived'] as const;
export type SeasonStatus = (typeof seasonStatuses)[number];

/** The season of a club that has set none: a year that begins on the day after the cut-off. */
export function seasonByDefault(today: CivilDate, cutoff: string = defaultAgeGroupCutoff): Season {
  const taken = lastCutoff(today, cutoff);
  const days = { firstDay: addDays(taken, 1), lastDay: yearLater(taken) };
  return { name: seasonName(days), ...days, cutoff: taken };
}

/** What the form of the next season begins with: a year later, and without a gap. */
export function seasonAfter({ lastDay, cutoff }: Omit<Season, 'name' | 'firstDay'>): Season {
  const days = { firstDay: addDays(lastDay, 1), lastDay: yearLater(lastDay) };
  return { name: seasonName(days), ...days, cutoff: yearLater(cutoff) };
}

/** `2026–27`, or `2026` for a season within a year. */
export function seasonName({ firstDay, lastDay }: Pick<Season, 'firstDay' | 'lastDay'>): string {
  const [from, to] = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return from === to ? from : `${from}–${to.slice(2)}`;
}

export interface SeasonProblem {
  field: keyof Season;
  message: string;
}

/** What is wrong with a season beside the others of the club, or null. */
export function seasonProblem({ firstDay, lastDay, cutoff }: Season, others: Season[]): SeasonProblem | null {
  if (lastDay < firstDay) return { field: 'lastDay', message: messages.seasonReversed };
  const longest = addDaysTo(addYears(asUtcDate(firstDay), limits.season.years), -1);
  if (lastDay > asCivilDate(longest)) return { field: 'lastDay', message: messages.seasonTooLong };
  const overlapping = others.find((other) => other.firstDay <= lastDay && firstDay <= other.lastDay);
  if (overlapping) {
    const field = firstDay >= overlapping.firstDay ? 'firstDay' : 'lastDay';
    return { field, message: messages.seasonOverlaps(overlapping.name) };
  }
  const isNear = cutoff >= asCivilDate(addYears(asUtcDate(firstDay), -1)) && cutoff <= lastDay;
  return isNear ? null : { field: 'cutoff', message: messages.seasonCutoffFar };
}

const yearLater = (day: CivilDate): CivilDate => asCivilDate(addYears(asUtcDate(day), 1));
