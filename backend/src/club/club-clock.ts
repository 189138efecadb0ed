import { Inject, Injectable } from '@nestjs/common';
import { ageGroupOf, ageOn, type CivilDate, type ClockTime, hasStarted, lastCutoff, todayIn } from '@touchline/domain';
import { Settings } from '../config/settings.ts';

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

  ageOf(child: { dateOfBirth: CivilDate }): number {
    return ageOn(child.dateOfBirth, this.today());
  }

  ageGroupOf(child: { dateOfBirth: CivilDate; ageGroup: string | null }): string {
    return ageGroupOf(child, this.today(), this.settings.ageGroupCutoff);
  }

  hasStarted(event: { date: CivilDate; startTime: ClockTime }): boolean {
    return hasStarted(event, this.settings.clubTimeZone);
  }
}
