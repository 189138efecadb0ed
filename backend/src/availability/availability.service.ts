import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, can, type OwnedChild } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { EventsService } from '../events/events.service.ts';
import {
  type AnswerAvailabilityDto,
  type AnsweredDto,
  type AvailabilityDto,
  type EventAnswerDto,
} from './availability.dto.ts';

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

/** $1 last cut-off · $2 event · $3 caller · $4 sees everybody's. */
const answersSql = `
  SELECT a.id, ec.event_id AS "eventId", c.id AS "childId", a.is_available AS "isAvailable",
         CASE WHEN a.is_available IS NOT NULL THEN a.responded_at END AS "respondedAt",
         json_build_object('id', c.id, 'name', c.name) AS child
  FROM event_children($1) ec
  JOIN children c ON c.id = ec.child_id
  LEFT JOIN availabilities a ON a.event_id = ec.event_id AND a.child_id = ec.child_id
  WHERE ec.event_id = $2 AND ($4 OR c.id IN (SELECT child_id FROM guardianships WHERE user_id = $3))
  ORDER BY c.folded_name, c.id`;

@Injectable()
export class AvailabilityService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: EventsService,
    private readonly clock: ClubClock,
  ) {}

  /** Answers for a child, or changes the answer: parents for own children until the event starts, staff at any time. */
  async answer(fields: AnswerAvailabilityDto, me: Actor): Promise<AnsweredDto & { isNew: boolean }> {
    const { eventId, childId, isAvailable } = fields;
    const cutoff = this.clock.lastCutoff();
    const [concern] = await this.database.query<Concern[]>(concernSql, [cutoff, eventId, childId]);
    if (!concern || !can(me, 'availability.answer', concern)) {
      throw new NotFoundException('This event or player does not exist');
    }
    if (!can(me, 'availability.answer-late')) this.assertOpen(concern);
    const [saved] = await this.database.query<Saved[]>(answerSql, [eventId, childId, isAvailable, me.id]);
    const { isNew, respondedAt, ...row } = saved!;
    const event = await this.events.get(eventId, me);
    return { event, availability: { ...row, respondedAt: respondedAt.toISOString() }, isNew };
  }

  /** The answers for an event, unanswered ones included: everybody's for staff, own children's for parents. */
  async listForEvent(eventId: number, me: Actor): Promise<EventAnswerDto[]> {
    const cutoff = this.clock.lastCutoff();
    const rows = await this.database.query<(Omit<EventAnswerDto, 'respondedAt'> & { respondedAt: Date | null })[]>(
      answersSql,
      [cutoff, eventId, me.id, can(me, 'event.list-all')],
    );
    // An event may concern nobody yet; whether it exists for this caller is another question.
    if (rows.length === 0) await this.events.get(eventId, me);
    return rows.map((row) => ({ ...row, respondedAt: row.respondedAt?.toISOString() ?? null }));
  }

  private assertOpen(event: Concern): void {
    if (event.status === 'cancelled') throw new ConflictException('This event was cancelled');
    if (this.clock.hasStarted(event)) {
      throw new ConflictException('This event has started. Please ask a coach to change the answer.');
    }
  }
}
