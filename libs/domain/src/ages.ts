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

/** The listed age group that a child plays in: their own or the next one up (U13 → U14), none above U19. */
export function listedAgeGroup(group: string): AgeGroup | null {
  const years = /^U(\d{1,3})$/.exec(group)?.[1];
  if (years === undefined) return null;
  return ageGroups.find((listed) => Number(listed.slice(1)) >= Number(years)) ?? null;
}
