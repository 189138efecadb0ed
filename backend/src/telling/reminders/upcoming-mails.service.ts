import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, addDays, plannedDays, upcomingMails } from '@touchline/domain';
import { ClubClock } from '../../club/club-clock.ts';
import { Settings } from '../../config/settings.ts';
import { findPreferences, findSkipped } from '../preferences/preferences.queries.ts';
import { findCoachedEvents } from './coach-overviews.queries.ts';
import { findFamilies } from './families.queries.ts';
import { findPlannedStates } from './plans.queries.ts';
import { type PlannedMailDto } from './upcoming-mails.dto.ts';

/** The mails that a user will get in the next days if nothing changes. */
@Injectable()
export class UpcomingMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
  ) {}

  async list(me: Actor): Promise<PlannedMailDto[]> {
    if (!this.settings.sendsMail) return [];
    const [now, today] = [this.clock.wallTime(), this.clock.today()];
    const preferences = await findPreferences(this.database, { userId: me.id });
    const skipped = await findSkipped(this.database, { userId: me.id });
    const states = await findPlannedStates(this.database, { userId: me.id });
    const [family] = await findFamilies(this.database, {
      cutoff: this.clock.lastCutoff(),
      zone: this.settings.clubTimeZone,
      from: addDays(today, -1),
      to: addDays(today, 2 * plannedDays),
      createdSince: addDays(today, -2),
      userId: me.id,
    });
    const coachedEvents = me.isCoach
      ? await findCoachedEvents(this.database, { from: today, to: addDays(today, plannedDays), userId: me.id })
      : [];
    return upcomingMails({
      preferences,
      now,
      familyEvents: family?.events ?? [],
      coachedEvents,
      isOpen: ({ key, at }) => states.get(`${key}:${me.id}`) ?? at > now,
      isSkipped: (key) => skipped.has(key),
    });
  }
}
