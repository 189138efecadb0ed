import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Actor,
  addDays,
  coachOverviewAt,
  coachOverviewKey,
  dailyMails,
  type MailPreferences,
  plannedDays,
  type PlannedMail,
  sendingTime,
  wantsMail,
} from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { findPreferences, findSkipped } from '../mail-preferences/preferences.queries.ts';
import { findCoachedEvents } from './coach-overviews.queries.ts';
import { findFamilies } from './families.queries.ts';
import { findPlannedStates } from './plans.queries.ts';
import { type PlannedMailDto, type PlannedMailEventDto } from './upcoming-mails.dto.ts';

type Planned = PlannedMail<PlannedMailEventDto>;

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
    const preferences = await findPreferences(this.database, { userId: me.id });
    const skipped = await findSkipped(this.database, { userId: me.id });
    const states = await findPlannedStates(this.database, { userId: me.id });
    const now = this.clock.wallTime();
    return [...(await this.ofFamily(me, preferences)), ...(await this.ofCoach(me, preferences))]
      .filter(({ key, at }) => states.get(`${key}:${me.id}`) ?? at > now)
      .map(({ key, topic, at, latest, events }) => {
        const [date, time] = sendingTime(preferences, { at: at > now ? at : now, latest }).split(' ') as [
          string,
          string,
        ];
        return { key, topic, date, time, events, isOn: !skipped.has(key) };
      })
      .sort((one, other) =>
        `${one.date} ${one.time} ${one.key}`.localeCompare(`${other.date} ${other.time} ${other.key}`),
      );
  }

  private async ofFamily(me: Actor, preferences: MailPreferences): Promise<Planned[]> {
    const today = this.clock.today();
    const [family] = await findFamilies(this.database, {
      cutoff: this.clock.lastCutoff(),
      zone: this.settings.clubTimeZone,
      from: addDays(today, -1),
      to: addDays(today, 2 * plannedDays),
      createdSince: addDays(today, -2),
      userId: me.id,
    });
    if (!family) return [];
    const now = this.clock.wallTime();
    // From yesterday, whose mails may still wait for the end of quiet hours.
    const days = Array.from({ length: plannedDays + 1 }, (_, index) => addDays(today, index - 1));
    return days
      .flatMap((day) => dailyMails(day, { preferences, events: family.events, now }))
      .map(({ events, ...mail }) => ({
        ...mail,
        events: events.map(({ id, title, date, startTime, children }) => ({
          ...{ id, title, date, startTime },
          childNames: children.map(({ name }) => name),
        })),
      }));
  }

  private async ofCoach(me: Actor, preferences: MailPreferences): Promise<Planned[]> {
    if (!wantsMail(preferences, 'coach-overview')) return [];
    const today = this.clock.today();
    const events = await findCoachedEvents(this.database, {
      from: today,
      to: addDays(today, plannedDays),
      userId: me.id,
    });
    return events
      .filter((event) => !this.clock.hasStarted(event))
      .map((event) => ({
        key: coachOverviewKey(event),
        topic: 'coach-overview',
        at: coachOverviewAt(event),
        events: [{ id: event.id, title: event.title, date: event.date, startTime: event.startTime, childNames: [] }],
      }));
  }
}
