import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { subHours } from 'date-fns';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, type CivilDate, coachOverviewAt, coachOverviewKey, wallTime, type WallTime } from '@touchline/domain';
import { ClubClock } from '../../club/club-clock.ts';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isSkipped } from '../preferences/preferences.queries.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { MailDispatcher } from '../outbox/mail-dispatcher.ts';
import { MailKinds, type TimedLetter, type Unwanted } from '../outbox/mail-kinds.ts';
import { mailPriority } from '../outbox/mail-priority.ts';
import { MailQueue } from '../outbox/mail-queue.ts';
import { coachOverviewLetter } from './coach-letters.ts';
import { type CoachedEvent, findCoachedEvents, findPlayerResponses } from './coach-overviews.queries.ts';
import { beginPlans, findSkippedBy, tryPlanning } from './plans.queries.ts';

/** What is queued with the mail. */
type OverviewMail = ClaimedMail<{ eventId: number; date: CivilDate }>;

/** An overview of a new event waits until families have had time to respond. */
const hoursToRespond = 3;

/** Tells coaches a day before an event who comes, who does not and who is silent. */
@Injectable()
export class CoachOverviews {
  private plannedAt: WallTime | null = null;
  /** The keys of overviews that need no look at the database. */
  private planned = new Set<string>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
    dispatcher: MailDispatcher,
  ) {
    kinds.register('coach-overview', {
      priority: mailPriority.lastCall,
      topic: 'coach-overview',
      dropsOnDoubt: true,
      compose: (mail: OverviewMail) => this.compose(mail),
    });
    dispatcher.addPlanner(() => this.plan());
  }

  /** Queues the overviews that have become due, once a minute; false if there are none. */
  async plan(): Promise<boolean> {
    const now = this.clock.wallTime();
    if (now === this.plannedAt) return false;
    const today = this.clock.today();
    const events = await findCoachedEvents(this.database, {
      from: today,
      to: addDays(today, 1),
      createdBefore: subHours(this.clock.instant(), hoursToRespond),
    });
    const due = events.filter((event) => isDue(event, now));
    const isNew = due.some((event) => !this.planned.has(coachOverviewKey(event)));
    const queued = isNew ? await inTransaction(this.database, (manager) => this.queueAll(manager, due)) : 0;
    if (queued !== null) {
      this.plannedAt = now;
      this.planned = new Set(due.map(coachOverviewKey));
    }
    return (queued ?? 0) > 0;
  }

  /** Returns how many mails are new; null while another server plans. */
  private async queueAll(manager: EntityManager, due: CoachedEvent[]): Promise<number | null> {
    if (!(await tryPlanning(manager))) return null;
    const keys = await beginPlans(manager, { keys: due.map(coachOverviewKey) });
    const skipped = await findSkippedBy(manager, { keys: [...keys] });
    const mails = due.flatMap((event) => {
      const key = coachOverviewKey(event);
      const coaches = keys.has(key) ? event.coaches.filter(({ userId }) => !skipped.has(`${userId} ${key}`)) : [];
      return coaches.map(({ userId, email }) => ({
        kind: 'coach-overview',
        key: `${key}:${userId}`,
        userId,
        address: email,
        data: { eventId: event.id, date: event.date },
      }));
    });
    return this.queue.add(manager, mails);
  }

  private async compose({ userId, data }: OverviewMail): Promise<TimedLetter | Unwanted> {
    const { eventId, date } = data;
    const [event] = await findCoachedEvents(this.database, { from: date, to: date, userId, eventId });
    if (!event || this.clock.hasStarted(event)) return { unwanted: 'The event has changed or has begun' };
    const key = coachOverviewKey(event);
    if (await isSkipped(this.database, { userId, key })) return { unwanted: 'The recipient has switched it off' };
    const players = await findPlayerResponses(this.database, { eventId, userId, cutoff: this.clock.lastCutoff() });
    if (players.length === 0) return { unwanted: 'The coach has no players in this event' };
    const formats = await this.club.formats();
    const letter = coachOverviewLetter(event, players, { url: this.settings.publicUrl, formats });
    return { ...letter, to: event.coaches[0]!.email };
  }
}

const isDue = (event: CoachedEvent, now: WallTime) =>
  coachOverviewAt(event) <= now && wallTime(event.date, event.startTime) > now;
