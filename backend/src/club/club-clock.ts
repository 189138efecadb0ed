import { Inject, Injectable } from '@nestjs/common';
import {
  type AgedChild,
  ageGroupOf,
  ageOn,
  type CivilDate,
  type ClockTime,
  hasStarted,
  lastCutoff,
  todayIn,
  type WallClock,
  wallClock,
  type WallTime,
  wallTimeIn,
} from '@touchline/domain';
import { Settings } from '../config/settings.ts';

export interface Ages {
  ageOf: (child: { dateOfBirth: CivilDate }) => number;
  ageGroupOf: (child: { dateOfBirth: CivilDate; ageGroup: string | null }) => string;
}

/** Today's date in the club's time zone, and what depends on it. */
@Injectable()
export class ClubClock {
  constructor(@Inject(Settings) private readonly settings: Settings) {}

  /** The only place that asks for the time of day; tests replace it. */
  instant(): Date {
    return new Date();
  }

  get zone(): string {
    return this.settings.clubTimeZone;
  }

  /** Date and time in the club's time zone. */
  now(): WallClock {
    return wallClock(this.settings.clubTimeZone, this.instant());
  }

  /** The same as text. */
  wallTime(): WallTime {
    return wallTimeIn(this.settings.clubTimeZone, this.instant());
  }

  today(): CivilDate {
    return todayIn(this.settings.clubTimeZone, this.instant());
  }

  /** The last cut-off date for age groups. */
  lastCutoff(): CivilDate {
    return lastCutoff(this.today(), this.settings.ageGroupCutoff);
  }

  /** Lists call this once, because finding today's date in a time zone is slow compared with date arithmetic. */
  ages(): Ages {
    const today = this.today();
    return {
      ageOf: ({ dateOfBirth }) => ageOn(dateOfBirth, today),
      ageGroupOf: (child) => ageGroupOf(child, today, this.settings.ageGroupCutoff),
    };
  }

  /** The age group for an event: that of its season, or today's if that season has not begun. */
  ageGroupFor(child: AgedChild, { date }: { date: CivilDate }): string {
    const today = this.today();
    return ageGroupOf(child, date < today ? date : today, this.settings.ageGroupCutoff);
  }

  hasStarted(event: { date: CivilDate; startTime: ClockTime }): boolean {
    return hasStarted(event, this.settings.clubTimeZone, this.instant());
  }
}
