import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  changeOf,
  type EventChange,
  type MailPreferences,
  wallTime,
  type WallTime,
  wantsMail,
} from '@touchline/domain';
import { answerUrl } from '../answer-links/answer-url.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { MailDispatcher } from '../outbox/mail-dispatcher.ts';
import { MailKinds, type TimedLetter, type TopicMailKind, type Unwanted } from '../outbox/mail-kinds.ts';
import { mailPriority } from '../outbox/mail-priority.ts';
import { MailQueue } from '../outbox/mail-queue.ts';
import { cancelledLetter, movedLetter, reinstatedLetter } from './event-letters.ts';
import {
  type EventNotice,
  type EventSnapshot,
  findEventNow,
  findRecipients,
  findStillConcerned,
  takeNotice,
} from './event-mail.queries.ts';

interface EventMailData {
  eventId: number;
  before: EventSnapshot;
  childIds: number[];
}

/** Tells families that an event was cancelled or deleted, that it takes place after all, or that its date, time or place has changed. */
@Injectable()
export class EventMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly queue: MailQueue,
    kinds: MailKinds,
    dispatcher: MailDispatcher,
  ) {
    const compose: TopicMailKind['compose'] = (mail, preferences) => this.compose(mail, preferences);
    kinds.register('event-cancelled', { priority: mailPriority.cancellation, topic: 'changes', compose });
    kinds.register('event-changed', { priority: mailPriority.change, topic: 'changes', compose });
    dispatcher.addPlanner(() => this.plan());
  }

  /** Queues a mail per guardian for the next due notice; false if there was none. */
  plan(): Promise<boolean> {
    return inTransaction(this.database, async (manager) => {
      const notice = await takeNotice(manager);
      if (!notice) return false;
      const { eventId, before, childIds } = notice;
      const now = await findEventNow(manager, { eventId });
      const change = this.newsOf(before, now);
      if (!change) return true;
      const recipients = await findRecipients(manager, {
        eventId,
        childIds: now ? null : childIds,
        cutoff: this.clock.lastCutoff(),
      });
      const kind = change === 'cancelled' ? 'event-cancelled' : 'event-changed';
      await this.queue.add(
        manager,
        recipients.map(({ userId, email, childIds }) => ({
          kind,
          key: `${kind}:${eventId}:${now?.version ?? 'deleted'}:${userId}`,
          userId,
          address: email,
          data: { eventId, before, childIds },
        })),
      );
      return true;
    });
  }

  private async compose(mail: ClaimedMail, preferences: MailPreferences): Promise<TimedLetter | Unwanted> {
    const { kind, userId, data } = mail;
    const { eventId, before, childIds: allIds } = data as unknown as EventMailData;
    const childIds = allIds.filter((id) => wantsMail(preferences, 'changes', id));
    const now = await findEventNow(this.database, { eventId });
    const change = this.newsOf(before, now);
    // The new state has a notice of its own.
    if (!change || (change === 'cancelled') !== (kind === 'event-cancelled')) {
      return { unwanted: 'The event has changed again or has begun' };
    }
    const cutoff = this.clock.lastCutoff();
    const family = await findStillConcerned(this.database, { eventId, userId, childIds, cutoff, isDeleted: !now });
    if (!family) return { unwanted: 'The event does not concern this family any more' };
    const { publicUrl } = this.settings;
    const url = now ? `${publicUrl}/events/${eventId}` : `${publicUrl}/calendar`;
    const isAsking = now && now.status !== 'cancelled' && !this.clock.hasStarted(now);
    const answer = await answerUrl(this.database, publicUrl, mail, {
      email: family.email,
      events: isAsking ? [{ ...now, id: eventId, children: family.children }] : [],
      now: this.clock.wallTime(),
    });
    const childNames = family.children.map(({ name }) => name);
    return {
      ...letters[change]({ before, now: now ?? before, childNames, url, answer }),
      to: family.email,
      latest: this.nextStart([before, ...(now ? [now] : [])]),
    };
  }

  /** The earliest time at which a family might set out for the event. */
  private nextStart(states: EventSnapshot[]): WallTime {
    const starts = states.filter((state) => !this.clock.hasStarted(state));
    return starts.map(({ date, startTime }) => wallTime(date, startTime)).sort()[0]!;
  }

  /** Null if there is nothing to tell, or if it is too late. */
  private newsOf(before: EventNotice['before'], now: EventSnapshot | undefined): EventChange | null {
    const after: EventSnapshot = now ?? { ...before, status: 'cancelled' };
    if (this.clock.hasStarted(before) && this.clock.hasStarted(after)) return null;
    return changeOf(before, after);
  }
}

const letters = { cancelled: cancelledLetter, moved: movedLetter, reinstated: reinstatedLetter };
