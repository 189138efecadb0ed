import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  changeOf,
  type EventChange,
  type EventFacts,
  type MailPreferences,
  wallTime,
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
import { tryPlanning } from '../reminders/plans.queries.ts';
import { changeLetter } from './event-letters.ts';
import { type EventNotice, findEventNow, findRecipients, claimDueNotices } from './event-mail.queries.ts';
import { findChangesToMail, type MailedChange } from './changes-to-mail.ts';

/** What is queued with the mail. */
type EventMail = ClaimedMail<EventMailData>;

/** A mail about one event is queued as in earlier versions, so that their servers can send it. */
type EventMailData = { events: MailedChange[] } | MailedChange;
const dataOf = ([first, ...others]: MailedChange[]): Record<string, unknown> =>
  others.length > 0 ? { events: [first, ...others] } : { ...first };

/** A change of 50 events concerns thousands of guardians, and each mail names all of them. */
const mailsAtOnce = 100;

/**
 * Tells families that events were cancelled or deleted, that they take place after all, or that their date, time or place has changed; in
 * one mail if they were changed together.
 */
@Injectable()
export class EventMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
    dispatcher: MailDispatcher,
  ) {
    const compose = (mail: EventMail, preferences: MailPreferences) => this.compose(mail, preferences);
    kinds.register('event-cancelled', { priority: mailPriority.cancellation, topic: 'changes', compose });
    kinds.register('event-changed', { priority: mailPriority.change, topic: 'changes', compose });
    dispatcher.addPlanner(() => this.plan());
  }

  /** Queues a mail per guardian for the next change that is due; false if there is none. */
  plan(): Promise<boolean> {
    return inTransaction(this.database, async (manager) => {
      if (!(await tryPlanning(manager))) return false;
      const notices = await claimDueNotices(manager);
      await this.queueAll(manager, notices, 'event-cancelled');
      await this.queueAll(manager, notices, 'event-changed');
      return notices.length > 0;
    });
  }

  private async queueAll(manager: EntityManager, notices: EventNotice[], kind: string): Promise<void> {
    const mails = new Map<number, { address: string; key: string; events: MailedChange[] }>();
    for (const { eventId, before, childIds } of notices) {
      const now = await findEventNow(manager, { eventId });
      const change = this.changeFor(before, now);
      if (!change || kindOf(change) !== kind) continue;
      const cutoff = this.clock.lastCutoff();
      const concerned = { eventId, childIds: now ? null : childIds, cutoff };
      for (const { userId, email: address, childIds: own } of await findRecipients(manager, concerned)) {
        // The first event identifies the mail, because it has this version once.
        const key = `${kind}:${eventId}:${now?.version ?? 'deleted'}:${userId}`;
        const mail = mails.get(userId) ?? { address, key, events: [] };
        mail.events.push({ eventId, before, childIds: own });
        mails.set(userId, mail);
      }
    }
    const rows = [...mails].map(([userId, { events, ...mail }]) => ({ kind, userId, ...mail, data: dataOf(events) }));
    for (let at = 0; at < rows.length; at += mailsAtOnce)
      await this.queue.add(manager, rows.slice(at, at + mailsAtOnce));
  }

  private async compose(mail: EventMail, preferences: MailPreferences): Promise<TimedLetter | Unwanted> {
    const { kind, userId, data } = mail;
    const family = await findChangesToMail(this.database, {
      userId,
      preferences,
      zone: this.settings.clubTimeZone,
      cutoff: this.clock.lastCutoff(),
      events: 'events' in data ? data.events : [data],
    });
    const news = family.events.flatMap((event) => {
      const change = this.changeFor(event.before, event.now);
      // A new state has a notice of its own.
      return change && kindOf(change) === kind ? [{ ...event, change }] : [];
    });
    if (news.length === 0)
      return { unwanted: 'Nothing is left to tell: an event has changed again, has begun, or is for others' };
    const asking = news.flatMap(({ now }) =>
      now && now.status !== 'cancelled' && !this.clock.hasStarted(now) ? [now] : [],
    );
    const [club, now] = [this.settings.publicUrl, this.clock.wallTime()];
    const answer = await answerUrl(this.database, club, mail, { email: family.email, events: asking, now });
    const states = news.flatMap(({ before, now }) => (now ? [before, now] : [before]));
    const letter = changeLetter(news, { club, answer, now, formats: await this.club.formats() });
    // Nobody knows the team of an event that has been deleted.
    const eventIds = news.every((event) => event.now) ? news.map((event) => event.now!.id) : [];
    return { ...letter, to: family.email, latest: this.nextStart(states), eventIds };
  }

  /** The earliest time at which a family might set out for one of the events. */
  private nextStart(states: EventFacts[]): WallTime {
    const starts = states.filter((state) => !this.clock.hasStarted(state));
    return starts.map(({ date, startTime }) => wallTime(date, startTime)).sort()[0]!;
  }

  /** Null if there is nothing to tell, or if it is too late. */
  private changeFor(before: EventFacts, now: EventFacts | undefined): EventChange | null {
    const after: EventFacts = now ?? { ...before, status: 'cancelled' };
    if (this.clock.hasStarted(before) && this.clock.hasStarted(after)) return null;
    return changeOf(before, after);
  }
}

const kindOf = (change: EventChange) => (change === 'cancelled' ? 'event-cancelled' : 'event-changed');
