import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, can, messages, type OwnedChild } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { sqlStateOf } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { EventListsService } from '../events/event-lists.service.ts';
import {
  type AnswerAvailabilityDto,
  type AnsweredDto,
  type AvailabilityDto,
  type ChangeAvailabilityDto,
  type EventAnswerDto,
} from './availability.dto.ts';

/** Which answer: for which event and child. */
type Pair = { eventId: number; childId: number };
type Concern = OwnedChild & { date: string; startTime: string; status: string };
type Saved = Omit<AvailabilityDto, 'respondedAt'> & { respondedAt: Date; isNew: boolean };

/** $1 last cut-off · $2 event · $3 child: nothing when the event does not concern the child. */
const concernSql = `
  SELECT e.date, e.start_time AS "startTime", e.status,
         ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = ec.child_id) AS "guardianIds"
  FROM event_children($1) ec JOIN events e ON e.id = ec.event_id
  WHERE ec.event_id = $2 AND ec.child_id = $3`;

/** One row per event and child, whoever comes first; every answer is kept besides. */
const answerSql = `
  WITH answer AS (
    INSERT INTO availabilities (event_id, child_id, is_available, responded_at, responded_by)
    VALUES ($1, $2, $3, now(), $4)
    ON CONFLICT ON CONSTRAINT availabilities_once
    DO UPDATE SET is_available = excluded.is_available, responded_at = now(), responded_by = excluded.responded_by
    RETURNING *, xmax = 0 AS is_new
  ), kept AS (
    INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by)
    SELECT event_id, child_id, is_available, responded_at, responded_by FROM answer
  )
  SELECT id, event_id AS "eventId", child_id AS "childId", is_available AS "isAvailable", responded_at AS "respondedAt",
         is_new AS "isNew"
  FROM answer`;

/** $1 last cut-off · $2 event · $3 caller · $4 sees everybody's · $5 limit · $6 offset. */
const answersSql = `
  SELECT a.id, ec.event_id AS "eventId", c.id AS "childId", a.is_available AS "isAvailable",
         CASE WHEN a.is_available IS NOT NULL THEN a.responded_at END AS "respondedAt",
         json_build_object('id', c.id, 'name', c.name) AS child
  FROM event_children($1) ec
  JOIN children c ON c.id = ec.child_id
  LEFT JOIN availabilities a ON a.event_id = ec.event_id AND a.child_id = ec.child_id
  WHERE ec.event_id = $2 AND ($4 OR c.id IN (SELECT child_id FROM guardianships WHERE user_id = $3))
  ORDER BY c.folded_name, c.id LIMIT $5 OFFSET $6`;

/** $1 last cut-off · $2 event · $3 caller · $4 sees everybody's. */
const countAnswersSql = `
  SELECT count(*) AS total FROM event_children($1) ec
  WHERE ec.event_id = $2 AND ($4 OR ec.child_id IN (SELECT child_id FROM guardianships WHERE user_id = $3))`;

@Injectable()
export class AvailabilityService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: EventListsService,
    private readonly clock: ClubClock,
  ) {}

  /** Answers for a child, or changes the answer: parents for own children until the event starts, staff at any time. */
  async answer(fields: AnswerAvailabilityDto, me: Actor): Promise<AnsweredDto & { isNew: boolean }> {
    const concern = await this.findConcern(fields, me);
    if (!concern) throw new NotFoundException(messages.eventOrChildUnknown);
    return this.save(fields, concern, me);
  }

  /** Changes an answer that is there. Another family's is answered like an unknown one. */
  async change(id: number, { eventId, childId, isAvailable }: ChangeAvailabilityDto, me: Actor): Promise<AnsweredDto> {
    const [pair] = await this.database.query<Pair[]>(
      'SELECT event_id AS "eventId", child_id AS "childId" FROM availabilities WHERE id = $1',
      [id],
    );
    const concern = pair && (await this.findConcern(pair, me));
    if (!concern) throw new NotFoundException(messages.answerUnknown);
    const moved = [eventId ?? pair.eventId, childId ?? pair.childId].join() !== [pair.eventId, pair.childId].join();
    if (moved) throw new BadRequestException(messages.answerMoved);
    const { isNew: _, ...answered } = await this.save({ ...pair, isAvailable }, concern, me);
    return answered;
  }

  /** The answers for an event, unanswered ones included: everybody's for staff, own children's for parents. */
  async listForEvent(eventId: number, page: PageDto, me: Actor): Promise<PageOf<EventAnswerDto>> {
    const asked = [this.clock.lastCutoff(), eventId, me.id, can(me, 'event.list-all')];
    const found = await this.database.query<(Omit<EventAnswerDto, 'respondedAt'> & { respondedAt: Date | null })[]>(
      answersSql,
      [...asked, page.limit, page.offset ?? 0],
    );
    // An event may concern nobody yet; whether it exists for this caller is another question.
    if (found.length === 0) await this.events.get(eventId, me);
    const rows = found.map((row) => ({ ...row, respondedAt: row.respondedAt?.toISOString() ?? null }));
    return pageOf(rows, page, () => this.database.query(countAnswersSql, asked));
  }

  /** The event as far as an answer for the child asks; nothing when the caller may not answer for it. */
  private async findConcern({ eventId, childId }: Pair, me: Actor): Promise<Concern | undefined> {
    const [concern] = await this.database.query<Concern[]>(concernSql, [this.clock.lastCutoff(), eventId, childId]);
    return concern && can(me, 'availability.answer', concern) ? concern : undefined;
  }

  private async save(
    answer: AnswerAvailabilityDto,
    concern: Concern,
    me: Actor,
  ): Promise<AnsweredDto & { isNew: boolean }> {
    const { eventId, childId, isAvailable } = answer;
    if (!can(me, 'availability.answer-late')) this.assertOpen(concern);
    const [saved] = await this.database.query<Saved[]>(answerSql, [eventId, childId, isAvailable, me.id]).catch(ifGone);
    const { isNew, respondedAt, ...row } = saved!;
    const event = await this.events.get(eventId, me);
    return { event, availability: { ...row, respondedAt: respondedAt.toISOString() }, isNew };
  }

  private assertOpen(event: Concern): void {
    if (event.status === 'cancelled') throw new ConflictException(messages.eventCancelled);
    if (this.clock.hasStarted(event)) throw new ConflictException(messages.eventStarted);
  }
}

/** The event was deleted while its answer was on the way. */
function ifGone(error: unknown): never {
  throw sqlStateOf(error) === '23503' ? new NotFoundException(messages.eventOrChildUnknown) : error;
}
