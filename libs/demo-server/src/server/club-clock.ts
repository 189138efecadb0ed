import {
  type AgedChild,
  ageGroupIn,
  ageGroupSet,
  ageOn,
  ageRule,
  type CivilDate,
  type ClockTime,
  hasStarted,
  todayIn,
  type WallTime,
  wallTime,
  wallTimeIn,
} from '@touchline/domain';
import { type ClubData } from './club-data.ts';

/** Today and now in the club's time zone, and what depends on them. It stands still, because a request happens at one time. */
export interface ClubClock {
  now: () => string;
  today: () => CivilDate;
  /** An instant, or now, by the club's wall clock. */
  wallTime: (instant?: string) => WallTime;
  ageOf: (child: { dateOfBirth: CivilDate }) => number;
  ageGroupOf: (child: AgedChild) => string;
  /** The age group that was set by hand for the running season and holds; null if there is none. */
  ageGroupByHand: (child: AgedChild) => string | null;
  /** The age group for an event, by the cut-off date that held when it began, or holds if it is to come. */
  ageGroupFor: (child: AgedChild, event: { date: CivilDate; startTime: ClockTime }) => string;
  hasStarted: (event: { date: CivilDate; startTime: ClockTime }) => boolean;
}

/** The clock of a club, whose cut-off dates decide age groups; without them they are those of a club that has set no season. */
export function clubClock(
  zone: string,
  at: Date,
  data: Pick<ClubData, 'seasonCutoffs'> = { seasonCutoffs: [] },
): ClubClock {
  const today = () => todayIn(zone, at);
  const ruleAt = (begin?: WallTime) => ageRule(data.seasonCutoffs, { begin, today: today() });
  return {
    now: () => at.toISOString(),
    today,
    wallTime: (instant) => wallTimeIn(zone, instant === undefined ? at : new Date(instant)),
    ageOf: ({ dateOfBirth }) => ageOn(dateOfBirth, today()),
    ageGroupOf: (child) => ageGroupIn(child, ruleAt()),
    ageGroupByHand: (child) => ageGroupSet(child, ruleAt()),
    ageGroupFor: (child, { date, startTime }) => ageGroupIn(child, ruleAt(wallTime(date, startTime))),
    hasStarted: (event) => hasStarted(event, zone, at),
  };
}
