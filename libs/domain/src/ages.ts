import { type CivilDate } from './civil-time.ts';
import { limits } from './limits.ts';

/** The age groups that an event can be for. */
export const ageGroups = ['U10', 'U12', 'U14', 'U16', 'U19'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The month and day when a season's ages are taken, `MM-DD`. */
export const defaultAgeGroupCutoff = '08-31';

/** Whole years on a day. Who was born on 29 February has the birthday on 1 March in other years. */
export function ageOn(dateOfBirth: CivilDate, day: CivilDate): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** May a parent add a child of this age on this day? 3 to 19 years. */
export function isPlayingAge(dateOfBirth: CivilDate, today: CivilDate): boolean {
  const age = ageOn(dateOfBirth, today);
  return age >= limits.childAge.min && age <= limits.childAge.max;
}

/** The last cut-off day on or before today. */
export function lastCutoff(today: CivilDate, cutoff: string = defaultAgeGroupCutoff): CivilDate {
  const year = Number(today.slice(0, 4));
  return today.slice(5) < cutoff ? `${year - 1}-${cutoff}` : `${year}-${cutoff}`;
}

/** U(n), n = age on the last cut-off day + 1 (U1 for who was born since), unless it was set by hand. */
export function ageGroupOf(
  child: { dateOfBirth: CivilDate; ageGroup?: string | null },
  today: CivilDate,
  cutoff: string = defaultAgeGroupCutoff,
): string {
  return child.ageGroup ?? `U${Math.max(ageOn(child.dateOfBirth, lastCutoff(today, cutoff)), 0) + 1}`;
}

/** The listed group that a child's group plays in: its own, or the next one up (U13 → U14); above U19 none. */
export function listedAgeGroup(group: string): AgeGroup | null {
  const years = /^U(\d{1,3})$/.exec(group)?.[1];
  if (years === undefined) return null;
  return ageGroups.find((listed) => Number(listed.slice(1)) >= Number(years)) ?? null;
}
