import { Inject, Injectable } from '@nestjs/common';
import {
  type CivilDate,
  type ClockTime,
  hasStarted,
  lastCutoff,
  type Season,
  seasonByDefault,
  todayIn,
  type WallClock,
  wallClock,
  type WallTime,
  wallTimeIn,
} from '@touchline/domain';
import { Settings } from '../config/settings.ts';

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

  /** The last cut-off date by the setting, for clubs that have set none themselves. */
  lastCutoff(): CivilDate {
    return lastCutoff(this.today(), this.settings.ageGroupCutoff);
  }

  /** The season of a club that has set no days. */
  seasonByDefault(): Season {
    return seasonByDefault(this.today(), this.settings.ageGroupCutoff);
  }

  hasStarted(event: { date: CivilDate; startTime: ClockTime }): boolean {
    return hasStarted(event, this.settings.clubTimeZone, this.instant());
  }
}
