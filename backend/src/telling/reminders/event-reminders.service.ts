import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { addHours, isFuture } from 'date-fns';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type Actor,
  type AskedChild,
  defaultMailPreferences,
  earliestDeadline,
  isAsked,
  isPastDeadline,
  limits,
  messages,
  wantsMail,
} from '@touchline/domain';
import { answerUrl } from '../answer-links/answer-url.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { EventListsService } from '../../events/event-lists.service.ts';
import { findAllPreferences, findPreferences } from '../preferences/preferences.queries.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { isPaused } from '../outbox/delivery.queries.ts';
import { MailKinds, type TimedLetter, type Unwanted } from '../outbox/mail-kinds.ts';
import { mailPriority } from '../outbox/mail-priority.ts';
import { MailQueue } from '../outbox/mail-queue.ts';
import { type EventReminderDto } from './event-reminders.dto.ts';
import { type Family, findFamilies } from './families.queries.ts';
import { remindNowLetter } from './family-letters.ts';
import { beginReminder, countReminders, findLastReminder } from './plans.queries.ts';

/** What is queued with the mail. */
type ReminderMail = ClaimedMail<{ eventId: number }>;

/** Reminders that staff send to the families who have not responded to an event. */
@Injectable()
export class EventReminders {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly events: EventListsService,
    private readonly audit: AuditService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
  ) {
    kinds.register('event-reminder', {
      priority: mailPriority.reminder,
      topic: 'reminders',
      dropsOnDoubt: true,
      compose: (mail: ReminderMail) => this.compose(mail),
    });
  }

  async preview(eventId: number, me: Actor): Promise<EventReminderDto> {
    const event = await this.events.get(eventId, me);
    const families = await this.findOpen(this.database, { eventId });
    const { pending = 0, awayCount = 0, unconfirmedCount = 0 } = event.counts ?? {};
    const reached = new Set(families.flatMap(({ events }) => events[0]!.children.map(({ id }) => id)));
    const sentAt = await findLastReminder(this.database, { eventId });
    const nextAt = sentAt && addHours(sentAt, 1);
    return {
      families: families.length,
      unreachable: pending - awayCount + unconfirmedCount - reached.size,
      sentAt: sentAt?.toISOString() ?? null,
      nextAt: nextAt && isFuture(nextAt) ? nextAt.toISOString() : null,
    };
  }

  /** Throws 409 if there is nobody to remind, or if families were reminded less than an hour ago. */
  async send(eventId: number, me: Actor): Promise<EventReminderDto> {
    if (!this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
    if (await isPaused(this.database)) throw new ConflictException(messages.mailPaused);
    const event = await this.events.get(eventId, me);
    if (event.status === 'cancelled') throw new ConflictException(messages.eventCancelled);
    if (this.clock.hasStarted(event)) throw new ConflictException(messages.remindedTooLate);
    if (isPastDeadline(event, this.clock.wallTime())) throw new ConflictException(messages.deadlinePassed);
    const families = await inTransaction(this.database, async (manager) => {
      const reachable = await this.findOpen(manager, { eventId });
      if (reachable.length === 0) throw new ConflictException(messages.nobodyToRemind);
      if ((await countReminders(manager, { userId: me.id })) >= limits.eventReminders.perHour) {
        throw new ConflictException(messages.remindedOften);
      }
      const sentAt = await beginReminder(manager, { eventId, userId: me.id });
      if (!sentAt) throw new ConflictException(messages.remindedRecently);
      const mails = reachable.map(({ userId, email }) => ({
        kind: 'event-reminder',
        key: `event-reminder:${eventId}:${sentAt.toISOString()}:${userId}`,
        userId,
        address: email,
        data: { eventId },
      }));
      await this.queue.add(manager, mails);
      await this.audit.record(
        manager,
        me,
        'event.remind',
        { subject: 'event', subjectId: eventId },
        { families: mails.length },
      );
      return mails.length;
    });
    return { ...(await this.preview(eventId, me)), families };
  }

  private async compose(mail: ReminderMail): Promise<TimedLetter | Unwanted> {
    const eventId = mail.data.eventId;
    const [family] = await this.findOpen(this.database, { eventId, userId: mail.userId });
    const event = family?.events[0];
    const now = this.clock.wallTime();
    if (!event || event.status === 'cancelled' || this.clock.hasStarted(event) || isPastDeadline(event, now)) {
      return { unwanted: 'The family has responded, or the event has changed' };
    }
    const club = this.settings.publicUrl;
    const answer = await answerUrl(this.database, club, mail, { ...family, now });
    return {
      ...remindNowLetter(family.events, { club, answer, now, formats: await this.club.formats() }),
      to: family.email,
      latest: earliestDeadline(family.events),
      eventIds: [eventId],
    };
  }

  /** The families who want reminders, with the event for those of their children who are asked. */
  private async findOpen(
    database: DataSource | EntityManager,
    { eventId, userId }: { eventId: number; userId?: number },
  ): Promise<Family[]> {
    const preferences =
      userId === undefined
        ? await findAllPreferences(database)
        : new Map([[userId, await findPreferences(database, { userId })]]);
    const families = await findFamilies(database, {
      cutoff: this.clock.lastCutoff(),
      zone: this.settings.clubTimeZone,
      from: '-infinity',
      to: 'infinity',
      eventIds: [eventId],
      userId,
    });
    return families
      .map(({ events, ...guardian }) => {
        const wishes = preferences.get(guardian.userId) ?? defaultMailPreferences;
        const isOpen = (child: AskedChild) => isAsked(child) && wantsMail(wishes, 'reminders', child.id);
        return {
          ...guardian,
          events: events.map((event) => ({ ...event, children: event.children.filter(isOpen) })),
        };
      })
      .filter(({ events }) => events.some(({ children }) => children.length > 0));
  }
}
