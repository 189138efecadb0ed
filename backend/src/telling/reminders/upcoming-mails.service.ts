import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, addDays, plannedDays, unannouncedEvents, upcomingMails, type WallTime } from '@touchline/domain';
import { ClubClock } from '../../club/club-clock.ts';
import { Settings } from '../../config/settings.ts';
import { findPreferences, findSkipped } from '../preferences/preferences.queries.ts';
import { findCoachedEvents } from './coach-overviews.queries.ts';
import { type Family, findFamilies } from './families.queries.ts';
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
    const today = this.clock.today();
    const { family, ...plans } = await this.read(me.id, 2 * plannedDays);
    const coachedEvents = me.isCoach
      ? await findCoachedEvents(this.database, { from: today, to: addDays(today, plannedDays), userId: me.id })
      : [];
    return upcomingMails({ ...plans, familyEvents: family?.events ?? [], coachedEvents });
  }

  /**
   * The events of the next 14 days for some children of a guardian that no mail to come tells in time, with these children alone; undefined
   * if no mail about children may go to the user.
   */
  async findUnannounced(userId: number, childIds: number[]): Promise<Family | undefined> {
    const { family, ...plans } = await this.read(userId, plannedDays);
    if (!family) return undefined;
    const events = family.events.map((event) => ({
      ...event,
      children: event.children.filter(({ id }) => childIds.includes(id)),
    }));
    return { ...family, events: unannouncedEvents({ ...plans, events }) };
  }

  private async read(userId: number, days: number) {
    const [now, today] = [this.clock.wallTime(), this.clock.today()];
    const preferences = await findPreferences(this.database, { userId });
    const skipped = await findSkipped(this.database, { userId });
    const states = await findPlannedStates(this.database, { userId });
    const [family] = await findFamilies(this.database, {
      cutoff: this.clock.lastCutoff(),
      zone: this.settings.clubTimeZone,
      from: addDays(today, -1),
      to: addDays(today, days),
      createdSince: addDays(today, -2),
      userId,
    });
    return {
      preferences,
      now,
      family,
      isOpen: ({ key, at }: { key: string; at: WallTime }) => states.get(`${key}:${userId}`) ?? at > now,
      isSkipped: (key: string) => skipped.has(key),
    };
  }
}
