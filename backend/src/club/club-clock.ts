import { Inject, Injectable } from '@nestjs/common';
import { ageGroupOf, ageOn, type CivilDate, type ClockTime, hasStarted, lastCutoff, todayIn } from '@touchline/domain';
import { Settings } from '../config/settings.ts';

/** How old children are on one day, and which age groups they are in. */
export interface Ages {
  ageOf: (child: { dateOfBirth: CivilDate }) => number;
  ageGroupOf: (child: { dateOfBirth: CivilDate; ageGroup: string | null }) => string;
}

/** The club's calendar and clock: what day it is there, and what follows from it. */
@Injectable()
export class ClubClock {
  constructor(@Inject(Settings) private readonly settings: Settings) {}

  today(): CivilDate {
    return todayIn(this.settings.clubTimeZone);
  }

  /** The last day on which ages were taken for age groups. */
  lastCutoff(): CivilDate {
    return lastCutoff(this.today(), this.settings.ageGroupCutoff);
  }

  /** Ages as of today. A list takes them once: asking the zone what day it is costs more than all sums with dates. */
  ages(): Ages {
    const today = this.today();
    return {
      ageOf: ({ dateOfBirth }) => ageOn(dateOfBirth, today),
      ageGroupOf: (child) => ageGroupOf(child, today, this.settings.ageGroupCutoff),
    };
  }

  hasStarted(event: { date: CivilDate; startTime: ClockTime }): boolean {
    return hasStarted(event, this.settings.clubTimeZone);
  }
}
