import { ageGroupOf, ageOn, type CivilDate, type ClockTime, hasStarted, todayIn } from '@touchline/domain';

/** The club's calendar and clock: what day it is there, and what follows from it. */
export interface ClubClock {
  now: () => string;
  today: () => CivilDate;
  ageOf: (child: { dateOfBirth: CivilDate }) => number;
  ageGroupOf: (child: { dateOfBirth: CivilDate; ageGroup: string | null }) => string;
  hasStarted: (event: { date: CivilDate; startTime: ClockTime }) => boolean;
}

export function clubClock(zone: string, now: () => Date): ClubClock {
  const today = () => todayIn(zone, now());
  return {
    now: () => now().toISOString(),
    today,
    ageOf: ({ dateOfBirth }) => ageOn(dateOfBirth, today()),
    ageGroupOf: (child) => ageGroupOf(child, today()),
    hasStarted: (event) => hasStarted(event, zone, now()),
  };
}
