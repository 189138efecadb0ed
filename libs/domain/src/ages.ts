import { differenceInYears, subYears } from 'date-fns';
import { asCivilDate, asUtcDate, type CivilDate } from './civil-time.ts';
import { limits } from './limits.ts';

/** The age groups that an event can be for. */
export const ageGroups = ['U10', 'U12', 'U14', 'U16', 'U19'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The month and day on which a season's ages are taken, `MM-DD`. */
export const defaultAgeGroupCutoff = '08-31';

/** Age in whole years. Someone born on 29 February turns a year older on 1 March in a common year. */
export const ageOn = (dateOfBirth: CivilDate, day: CivilDate): number =>
  differenceInYears(asUtcDate(day), asUtcDate(dateOfBirth));

/** True for the ages at which a parent may add a child: 3 to 19 years. */
export function isPlayingAge(dateOfBirth: CivilDate, today: CivilDate): boolean {
  const age = ageOn(dateOfBirth, today);
  return age >= limits.childAge.min && age <= limits.childAge.max;
}

/** The last cut-off day on or before today. */
export function lastCutoff(today: CivilDate, cutoff: string = defaultAgeGroupCutoff): CivilDate {
  const thisYear = `${today.slice(0, 4)}-${cutoff}`;
  return thisYear <= today ? thisYear : asCivilDate(subYears(asUtcDate(thisYear), 1));
}

/** What decides a child's age group. */
export interface AgedChild {
  dateOfBirth: CivilDate;
  /** Set by hand; null or missing if it follows from the age. */
  ageGroup?: string | null;
  /** The day on which it was set by hand. */
  ageGroupSetOn?: CivilDate;
}

/**
 * U(n) with n = age on the last cut-off day + 1 (U1 for children born since), unless the group was set by hand: it holds until the season
 * ends, because last season's group would keep a child out of this season's events.
 */
export function ageGroupOf(child: AgedChild, day: CivilDate, cutoff: string = defaultAgeGroupCutoff): string {
  const season = lastCutoff(day, cutoff);
  return ageGroupSetFor(child, season, cutoff) ?? `U${Math.max(ageOn(child.dateOfBirth, season), 0) + 1}`;
}

/** The age group that was set by hand and holds on a day; null if there is none. */
export const ageGroupByHand = (child: AgedChild, day: CivilDate, cutoff: string = defaultAgeGroupCutoff) =>
  ageGroupSetFor(child, lastCutoff(day, cutoff), cutoff);

/** The age group that was set by hand for the season that began after a cut-off day; null if there is none. */
const ageGroupSetFor = ({ ageGroup, ageGroupSetOn }: AgedChild, season: CivilDate, cutoff: string): string | null =>
  ageGroup && (!ageGroupSetOn || lastCutoff(ageGroupSetOn, cutoff) === season) ? ageGroup : null;

/** The listed age group that a child plays in: their own or the next one up (U13 → U14), none above U19. */
export function listedAgeGroup(group: string): AgeGroup | null {
  const years = /^U(\d{1,3})$/.exec(group)?.[1];
  if (years === undefined) return null;
  return ageGroups.find((listed) => Number(listed.slice(1)) >= Number(years)) ?? null;
}
