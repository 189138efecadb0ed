import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  addDays,
  type CivilDate,
  dailyMailKey,
  dailyMails,
  dailyMailTime,
  dailyPlanKey,
  dailyTopics,
  type DailyTopic,
  dayOfDailyMails,
  defaultMailPreferences,
  type MailPreferences,
  plannedDays,
  wallTime,
} from '@touchline/domain';
import { answerUrl } from '../answer-links/answer-url.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findAllPreferences, isSkipped } from '../preferences/preferences.queries.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { MailDispatcher } from '../outbox/mail-dispatcher.ts';
import { MailKinds, type TimedLetter, type Unwanted } from '../outbox/mail-kinds.ts';
import { mailPriority } from '../outbox/mail-priority.ts';
import { MailQueue } from '../outbox/mail-queue.ts';
import { type FamiliesQuery, type Family, findFamilies } from './families.queries.ts';
import { dailyLetters } from './family-letters.ts';
import { beginPlans, findSkippedBy, tryPlanning } from './plans.queries.ts';

/** What is queued with the mail. */
type DailyMail = ClaimedMail<{ day: CivilDate }>;

const priorities: Record<DailyTopic, number> = {
  'last-call': mailPriority.lastCall,
  reminders: mailPriority.reminder,
  'new-events': mailPriority.news,
  'weekly-overview': mailPriority.overview,
};

/** Other requests get the processor in between. */
const familiesAtOnce = 100;

/** The mails that families get at a fixed time of the day: reminders, last calls, new events and weekly overviews. */
@Injectable()
export class DailyMails {
  private plannedDay: CivilDate | null = null;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
    dispatcher: MailDispatcher,
  ) {
    for (const topic of dailyTopics) {
      kinds.register(topic, {
        priority: priorities[topic],
        topic,
        dropsOnDoubt: true,
        compose: (mail: DailyMail, preferences) => this.compose(topic, mail, preferences),
      });
    }
    dispatcher.addPlanner(() => this.plan());
  }

  /** Queues the daily mails of all families, once a day; false if there is nothing to plan. */
  async plan(): Promise<boolean> {
    const day = dayOfDailyMails(this.clock.now());
    if (!day || day === this.plannedDay) return false;
    const queued = await inTransaction(this.database, (manager) => this.planDay(manager, day));
    if (queued !== null) this.plannedDay = day;
    return (queued ?? 0) > 0;
  }

  /** Returns how many mails are new; null while another server plans. */
  private async planDay(manager: EntityManager, day: CivilDate): Promise<number | null> {
    if (!(await tryPlanning(manager))) return null;
    if ((await beginPlans(manager, { keys: [dailyPlanKey(day)] })).size === 0) return 0;
    const preferences = await findAllPreferences(manager);
    const skipped = await findSkippedBy(manager, { keys: dailyTopics.map((topic) => dailyMailKey(topic, day)) });
    let [queued, after] = [0, 0];
    for (;;) {
      const families = await this.findFamilies(manager, day, { page: { after, limit: familiesAtOnce } });
      if (families.length === 0) return queued;
      const mails = families.flatMap(({ userId, email, events }) =>
        this.mailsTo(day, events, preferences.get(userId) ?? defaultMailPreferences)
          .filter(({ key }) => !skipped.has(`${userId} ${key}`))
          .map(({ key, topic }) => ({ kind: topic, key: `${key}:${userId}`, userId, address: email, data: { day } })),
      );
      queued += await this.queue.add(manager, mails);
      after = families.at(-1)!.userId;
    }
  }

  private async compose(
    topic: DailyTopic,
    claimed: DailyMail,
    preferences: MailPreferences,
  ): Promise<TimedLetter | Unwanted> {
    const { userId, data } = claimed;
    const day = data.day;
    if (this.clock.wallTime() >= wallTime(addDays(day, 1), dailyMailTime)) return { unwanted: 'It is a day late' };
    const [family] = await this.findFamilies(this.database, day, { userId });
    const mail = family && this.mailsTo(day, family.events, preferences).find((planned) => planned.topic === topic);
    if (!mail) return { unwanted: 'Nothing is left to tell' };
    if (await isSkipped(this.database, { userId, key: mail.key }))
      return { unwanted: 'The recipient has switched it off' };
    const club = this.settings.publicUrl;
    const now = this.clock.wallTime();
    const answer = await answerUrl(this.database, club, claimed, { ...family, events: mail.events, now });
    return {
      ...dailyLetters[topic](mail.events, { club, answer, now, formats: await this.club.formats() }),
      to: family.email,
      latest: mail.latest,
      eventIds: mail.events.map(({ id }) => id),
    };
  }

  private mailsTo(day: CivilDate, events: Family['events'], preferences: MailPreferences) {
    return dailyMails(day, { preferences, events, now: this.clock.wallTime() });
  }

  private findFamilies(
    database: DataSource | EntityManager,
    day: CivilDate,
    which: Pick<FamiliesQuery, 'userId' | 'page'>,
  ): Promise<Family[]> {
    return findFamilies(database, {
      cutoff: this.clock.lastCutoff(),
      zone: this.settings.clubTimeZone,
      from: day,
      to: addDays(day, plannedDays),
      createdSince: addDays(day, -2),
      ...which,
    });
  }
}
