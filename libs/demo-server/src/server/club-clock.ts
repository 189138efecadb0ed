import {
  type AgedChild,
  ageGroupByHand,
  ageGroupOf,
  ageOn,
  type CivilDate,
  type ClockTime,
  hasStarted,
  todayIn,
  type WallTime,
  wallTimeIn,
} from '@touchline/domain';

/** Today and now in the club's time zone, and what depends on them. It stands still, because a request happens at one time. */
export interface ClubClock {
  now: () => string;
  today: () => CivilDate;
  /** An instant, or now, by the club's wall clock. */
  wallTime: (instant?: string) => WallTime;
  ageOf: (child: { dateOfBirth: CivilDate }) => number;
  ageGroupOf: (child: AgedChild) => string;
  /** The age group that was set by hand and holds today; null if there is none. */
  ageGroupByHand: (child: AgedChild) => string | null;
  /** The age group for an event: that of its season, or today's if that season has not begun. */
  ageGroupFor: (child: AgedChild, event: { date: CivilDate }) => string;
  hasStarted: (event: { date: CivilDate; startTime: ClockTime }) => boolean;
}

export function clubClock(zone: string, at: Date): ClubClock {
  const today = () => todayIn(zone, at);
  return {
    now: () => at.toISOString(),
    today,
    wallTime: (instant) => wallTimeIn(zone, instant === undefined ? at : new Date(instant)),
    ageOf: ({ dateOfBirth }) => ageOn(dateOfBirth, today()),
    ageGroupOf: (child) => ageGroupOf(child, today()),
    ageGroupByHand: (child) => ageGroupByHand(child, today()),
    ageGroupFor: (child, { date }) => ageGroupOf(child, date < today() ? date : today()),
    hasStarted: (event) => hasStarted(event, zone, at),
  };
}
