import { addYears } from 'date-fns';
import { ageOn, defaultAgeGroupCutoff, lastCutoff } from '../ages.ts';
import { asCivilDate, asUtcDate, type CivilDate, type WallTime } from '../civil-time.ts';

/** A cut-off date of a season, as somebody has set it. */
export interface SeasonCutoff {
  seasonId: number;
  cutoff: CivilDate;
  /** From when it is used; null for the one that was used, year after year, until somebody set another. */
  since: WallTime | null;
  /** Age groups that were set by hand before this day are those of an earlier season. */
  setFrom: CivilDate;
}

/** What decides age groups at a moment. */
export interface AgeRule {
  seasonId: number;
  cutoff: CivilDate;
  /** The days on which an age group was set by hand for this season, without `setUntil`; null for no end. */
  setFrom: CivilDate;
  setUntil: CivilDate | null;
}

/** The first season of every club. */
export const firstSeasonId = 1;

/**
 * The rule by which age groups are decided for an event, or now. Until somebody sets the days of a season, the cut-off is that of a
 * setting, and each year has its own. The SQL of the server has the same rule (`age_rule`), and a property test proves that both are equal.
 * @param cutoffs in the order in which they were set
 * @param begin when the event begins; omit it for the rule of today
 */
export function ageRule(
  cutoffs: readonly SeasonCutoff[],
  { begin, today, byDefault = defaultAgeGroupCutoff }: { begin?: WallTime; today: CivilDate; byDefault?: string },
): AgeRule {
  const last = cutoffs.findLast(({ since }) => since === null || begin === undefined || since < begin);
  if (last?.since) return { ...last, setUntil: null };
  const day = begin?.slice(0, 10) ?? today;
  const cutoff = last ? lastCutoff(day, last.cutoff.slice(5)) : lastCutoff(day < today ? day : today, byDefault);
  const setUntil = asCivilDate(addYears(asUtcDate(cutoff), 1));
  return { seasonId: last?.seasonId ?? firstSeasonId, cutoff, setFrom: cutoff, setUntil };
}

/** What decides a child's age group. */
export interface AgedChild {
  dateOfBirth: CivilDate;
  /** Set by hand; null or missing if it follows from the age. */
  ageGroup?: string | null;
  /** The day on which it was set by hand, and the season for which; missing if it always was, or for the first season. */
  ageGroupSetOn?: CivilDate;
  ageGroupSeasonId?: number;
}

/** The age group that was set by hand and holds; null if there is none. */
export function ageGroupSet({ ageGroup, ageGroupSetOn, ageGroupSeasonId }: AgedChild, rule: AgeRule): string | null {
  if (!ageGroup || (ageGroupSeasonId ?? firstSeasonId) !== rule.seasonId) return null;
  if (ageGroupSetOn === undefined) return ageGroup;
  const holds = ageGroupSetOn >= rule.setFrom && (rule.setUntil === null || ageGroupSetOn < rule.setUntil);
  return holds ? ageGroup : null;
}

/** U(n) with n = age on the cut-off date + 1 (U1 for children born since), unless the group was set by hand for the season. */
export const ageGroupIn = (child: AgedChild, rule: AgeRule): string =>
  ageGroupSet(child, rule) ?? ageGroupOn(child.dateOfBirth, rule.cutoff);

/** The age group on a day in a club that has set no season: one set by hand holds until the next cut-off day. */
export const ageGroupOf = (child: AgedChild, day: CivilDate, byDefault?: string): string =>
  ageGroupIn(child, ageRule([], { today: day, byDefault }));

/** The age group of somebody born on a day, by a cut-off date. */
export const ageGroupOn = (dateOfBirth: CivilDate, cutoff: CivilDate): string =>
  `U${Math.max(ageOn(dateOfBirth, cutoff), 0) + 1}`;
