import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { subDays, subMinutes } from 'date-fns';
import { DataSource, type EntityManager } from 'typeorm';
import {
  addDays,
  earliestDeadline,
  earliestStart,
  isOnShortNotice,
  isPastDeadline,
  type MailPreferences,
  wantsMail,
  type WallTime,
} from '@touchline/domain';
import { answerUrl } from '../answer-links/answer-url.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { MailDispatcher } from '../outbox/mail-dispatcher.ts';
import { MailKinds, type TimedLetter, type Unwanted } from '../outbox/mail-kinds.ts';
import { mailPriority } from '../outbox/mail-priority.ts';
import { MailQueue } from '../outbox/mail-queue.ts';
import { type Family, findFamilies } from './families.queries.ts';
import { dailyLetters } from './family-letters.ts';
import { beginPlans, findNewEvents, tryPlanning } from './plans.queries.ts';

/** What is queued with the mail. */
type NoticeMail = ClaimedMail<{ eventIds: number[] }>;

/** Coaches correct what they have just entered. */
const minutesToCorrect = 5;

/** Tells families at once of new events that the daily mails would announce too late. */
@Injectable()
export class ShortNotices {
  private plannedAt: WallTime | null = null;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
    dispatcher: MailDispatcher,
  ) {
    kinds.register('short-notice', {
      priority: mailPriority.lastCall,
      topic: 'new-events',
      dropsOnDoubt: true,
      compose: (mail: NoticeMail, preferences) => this.compose(mail, preferences),
    });
    dispatcher.addPlanner(() => this.plan());
  }

  /** Queues a mail per guardian about all such events, once a minute; false if there are none. */
  async plan(): Promise<boolean> {
    const now = this.clock.wallTime();
    if (now === this.plannedAt) return false;
    const instant = this.clock.instant();
    const today = this.clock.today();
    const events = await findNewEvents(this.database, {
      createdFrom: subDays(instant, 1),
      createdUntil: subMinutes(instant, minutesToCorrect),
      zone: this.settings.clubTimeZone,
      from: today,
      to: addDays(today, 1),
    });
    const ids = events.filter((event) => isOnShortNotice(event) && !this.clock.hasStarted(event)).map(({ id }) => id);
    const queued = ids.length > 0 ? await inTransaction(this.database, (manager) => this.queueAll(manager, ids)) : 0;
    if (queued !== null) this.plannedAt = now;
    return (queued ?? 0) > 0;
  }

  /** Returns how many mails are new; null while another server plans. */
  private async queueAll(manager: EntityManager, ids: number[]): Promise<number | null> {
    if (!(await tryPlanning(manager))) return null;
    const keys = await beginPlans(manager, { keys: ids.map(keyOf) });
    const eventIds = ids.filter((id) => keys.has(keyOf(id)));
    if (eventIds.length === 0) return 0;
    const families = await this.findFamilies(manager, eventIds);
    return this.queue.add(
      manager,
      families.map(({ userId, email }) => ({
        kind: 'short-notice',
        key: `${keyOf(eventIds[0]!)}:${userId}`,
        userId,
        address: email,
        data: { eventIds },
      })),
    );
  }

  private async compose(mail: NoticeMail, preferences: MailPreferences): Promise<TimedLetter | Unwanted> {
    const [family] = await this.findFamilies(this.database, mail.data.eventIds, mail.userId);
    const events = (family?.events ?? [])
      .filter((event) => event.status !== 'cancelled' && !this.clock.hasStarted(event))
      .map((event) => ({
        ...event,
        children: event.children.filter(({ id }) => wantsMail(preferences, 'new-events', id)),
      }))
      .filter(({ children }) => children.length > 0);
    if (!family || events.length === 0) return { unwanted: 'Nothing is left to tell' };
    const club = this.settings.publicUrl;
    const now = this.clock.wallTime();
    const answer = await answerUrl(this.database, club, mail, { ...family, events, now });
    return {
      ...dailyLetters['new-events'](events, { club, answer, now, formats: await this.club.formats() }),
      to: family.email,
      eventIds: events.map(({ id }) => id),
      // A deadline that has passed is no reason to wake anybody.
      latest: earliestDeadline(events.filter((event) => !isPastDeadline(event, now))) ?? earliestStart(events),
    };
  }

  private findFamilies(database: DataSource | EntityManager, eventIds: number[], userId?: number): Promise<Family[]> {
    return findFamilies(database, {
      cutoff: this.clock.lastCutoff(),
      zone: this.settings.clubTimeZone,
      from: '-infinity',
      to: 'infinity',
      eventIds,
      userId,
    });
  }
}

const keyOf = (eventId: number) => `short-notice:${eventId}`;
