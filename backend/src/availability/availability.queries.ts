import {
  type CivilDate,
  type EventStatus,
  type NoteChange,
  type OwnedChild,
  type ResponseNote,
  type ResponseSource,
  type TimeAndPlace,
  type TimedDeadline,
} from '@touchline/domain';
import { isAway } from '../absences/absence.queries.ts';
import { allOf, asInstant, type Queryable, queryCount, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { teamsOfEvent } from '../teams/event-teams.queries.ts';
import { isOfDay } from '../teams/membership.queries.ts';
import { noteFacts, type StoredNote } from '../responses/response-note.queries.ts';
import { movedFrom } from '../responses/unconfirmed.queries.ts';
import { type ResponseOriginDto } from '../responses/response-origin.dto.ts';
import { type OriginFacts, originFacts } from '../responses/response-origin.queries.ts';
import { alsoPlays } from './also-plays.queries.ts';
import { type AlsoPlaysDto, type AvailabilityDto, type EventAnswerDto } from './availability.dto.ts';

export interface AvailabilityKey {
  eventId: number;
  childId: number;
}

/** The facts that decide who may respond for a child, and until when. */
export type ConcernRow = OwnedChild & TimedDeadline & { status: EventStatus; note: StoredNote | null };

interface EventAvailabilitiesFilter {
  cutoff: CivilDate;
  eventId: number;
  /** Only children in this team on the event's day. */
  teamId?: number;
  /** Without `seesAll`, only the viewer's own children match. */
  viewer: { id: number; seesAll: boolean };
}

/** Returns undefined if the event does not concern the child. */
export const findConcern = (
  database: Queryable,
  { cutoff, eventId, childId, viewerId }: AvailabilityKey & { cutoff: CivilDate; viewerId: number },
) =>
  queryRow<ConcernRow>(
    database,
    sql`
      SELECT e.date, e.start_time AS "startTime", e.status, e.deadline, e.deadline_hours AS "deadlineHours",
             ${noteFacts({ viewerId })} AS note,
             ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = ec.child_id) AS "guardianIds"
      FROM event_children(${cutoff}) ec JOIN events e ON e.id = ec.event_id
      LEFT JOIN availabilities a ON a.event_id = ec.event_id AND a.child_id = ec.child_id
      WHERE ec.event_id = ${eventId} AND ec.child_id = ${childId}`,
  );

export const findAvailabilityKey = (database: Queryable, { id }: { id: number }) =>
  queryRow<AvailabilityKey>(
    database,
    sql`SELECT event_id AS "eventId", child_id AS "childId" FROM availabilities WHERE id = ${id}`,
  );

export interface SavedRow extends Omit<AvailabilityDto, 'note' | keyof ResponseOriginDto> {
  isNew: boolean;
  origin: OriginFacts | null;
  note: StoredNote | null;
}

export interface NewResponse extends AvailabilityKey {
  isAvailable: boolean | null;
  respondedBy: number;
  source: ResponseSource;
  /** Whether the event's deadline has passed. */
  isPast: boolean;
  note: NoteChange;
}

/** Saves a response: one row per event and child, and one row in the history per response. */
export async function saveAvailability(database: Queryable, response: NewResponse): Promise<SavedRow> {
  const { eventId, childId, isAvailable, respondedBy, source, note, isPast } = response;
  const { reason, text } = newNote(note);
  const row = await saveResponse(
    database,
    respondedBy,
    sql`
      INSERT INTO availabilities
        (event_id, child_id, is_available, responded_at, responded_by, source, note_reason, note_text, noted_by)
      VALUES (${eventId}, ${childId}, ${isAvailable}, now(), ${respondedBy}, ${source},
              ${reason}, ${text}, ${writerOf(response)})
      ON CONFLICT ON CONSTRAINT availabilities_once
      DO UPDATE SET is_available = excluded.is_available, responded_at = now(), responded_by = excluded.responded_by,
        source = excluded.source, ${noteColumns} = (${noteAfter(response, sql`excluded.is_available`)}),
        is_late = excluded.source <> 'staff' AND excluded.is_available IS NOT TRUE
          AND (availabilities.is_late OR (${isPast} AND availabilities.is_available IS TRUE))
      RETURNING *, xmax = 0 AS is_new`,
  );
  return row!;
}

/** Saves that a child still comes; undefined if nobody has accepted, or if somebody has just withdrawn the child. */
export const repeatAcceptance = (database: Queryable, response: NewResponse): Promise<SavedRow | undefined> =>
  saveResponse(
    database,
    response.respondedBy,
    sql`
      UPDATE availabilities
      SET responded_at = now(), responded_by = ${response.respondedBy}, source = ${response.source},
          ${noteColumns} = (${noteAfter(response, sql`true`)})
      WHERE event_id = ${response.eventId} AND child_id = ${response.childId} AND is_available
      RETURNING *, false AS is_new`,
  );

/** Saves the note alone; undefined if the response has changed. */
export const saveNote = (database: Queryable, response: NewResponse): Promise<SavedRow | undefined> =>
  findSaved(
    database,
    response.respondedBy,
    sql`
      WITH saved AS (
        UPDATE availabilities SET ${noteColumns} = (${noteAfter(response, sql`availabilities.is_available`)})
        WHERE event_id = ${response.eventId} AND child_id = ${response.childId}
          AND is_available IS NOT DISTINCT FROM ${response.isAvailable}::boolean
        RETURNING *, false AS is_new
      )`,
  );

const saveResponse = (database: Queryable, viewerId: number, statement: Sql) =>
  findSaved(
    database,
    viewerId,
    sql`
      WITH saved AS (${statement}), history AS (
        INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by, source)
        SELECT event_id, child_id, is_available, responded_at, responded_by, source FROM saved
      )`,
  );

const findSaved = (database: Queryable, viewerId: number, saved: Sql) =>
  queryRow<SavedRow>(
    database,
    sql`
      ${saved}
      SELECT id, event_id AS "eventId", child_id AS "childId", is_available AS "isAvailable",
             ${asInstant(sql`responded_at`)} AS "respondedAt", is_new AS "isNew",
             ${originFacts({ viewerId })} AS origin, ${noteFacts({ viewerId })} AS note
      FROM saved a`,
  );

const noteColumns = sql`(note_reason, note_text, noted_by)`;

const newNote = (note: NoteChange): ResponseNote =>
  typeof note === 'object' && 'set' in note ? note.set : { reason: null, text: null };

const writerOf = ({ note, respondedBy }: NewResponse) =>
  typeof note === 'object' && 'set' in note ? respondedBy : null;

/** The note columns after a response: a new note, or the one that was there if the response is the same, or no row for none. */
function noteAfter(response: NewResponse, isAvailable: Sql): Sql {
  const { note } = response;
  if (typeof note === 'object' && 'set' in note) {
    return sql`SELECT ${note.set.reason}::text, ${note.set.text}::text, ${response.respondedBy}::int`;
  }
  return sql`
    SELECT availabilities.note_reason, availabilities.note_text, availabilities.noted_by
    WHERE ${allOf(
      sql`availabilities.is_available IS NOT DISTINCT FROM ${isAvailable}`,
      note !== 'keep' && sql`availabilities.noted_by IS DISTINCT FROM ${note.remove}::int`,
    )}`;
}

/**
 * One row per child in the event's audience, by the child's name. The ids are an array, because the planner expects any event to
 * concern the whole club and would read all children to join them.
 */
export const findEventAvailabilities = (
  database: Queryable,
  { limit, offset, ...filter }: EventAvailabilitiesFilter & PageDto,
) => {
  const { seesAll } = filter.viewer;
  return queryRows<
    Omit<EventAnswerDto, 'movedFrom' | 'note' | 'isLate' | 'alsoPlays' | keyof ResponseOriginDto> & {
      origin: OriginFacts | null;
      movedFrom: TimeAndPlace | null;
      note: StoredNote | null;
      isLate: boolean | null;
      alsoPlays: AlsoPlaysDto[] | null;
    }
  >(
    database,
    sql`
      WITH asked AS MATERIALIZED (SELECT child_id ${audience(filter)}) ${seesAll ? sql`, ${alsoPlays(filter.eventId)}` : sql``}
      SELECT a.id, ${filter.eventId}::int AS "eventId", c.id AS "childId", a.is_available AS "isAvailable",
             ${isAway(sql`c.id`, sql`(SELECT date FROM events WHERE id = ${filter.eventId})`)} AS "isAway",
             CASE WHEN a.is_available IS NOT NULL THEN ${asInstant(sql`a.responded_at`)} END AS "respondedAt", ${originFacts({ viewerId: filter.viewer.id })} AS origin,
             ${movedFrom(sql`(SELECT time_and_place FROM events WHERE id = ${filter.eventId})`)} AS "movedFrom",
             ${noteFacts({ viewerId: filter.viewer.id })} AS note, a.is_late AS "isLate",
             ${seesAll ? sql`also.plays` : sql`NULL`} AS "alsoPlays",
             json_build_object('id', c.id, 'name', c.name, 'teams', coalesce(memberships.teams, '[]')) AS child
      FROM children c LEFT JOIN availabilities a ON a.event_id = ${filter.eventId} AND a.child_id = c.id
      LEFT JOIN LATERAL (${teamsOfChild(filter.eventId)}) memberships ON true
      ${seesAll ? sql`LEFT JOIN also ON also.child_id = c.id` : sql``}
      WHERE c.id = ANY(ARRAY(SELECT child_id FROM asked))
      ORDER BY c.folded_name, c.id LIMIT ${limit} OFFSET ${offset}`,
  );
};

export const countEventAvailabilities = (database: Queryable, filter: EventAvailabilitiesFilter) =>
  queryCount(database, sql`SELECT count(*) ${audience(filter)}`);

/** The teams of child `c` on the event's day, those of the event first. */
const teamsOfChild = (eventId: number) => sql`
  SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'jerseyNumber', m.jersey_number, 'position', m.position)
                  ORDER BY t.id = ANY(ARRAY(${teamsOfEvent(eventId)})) DESC, t.folded_name, t.id) AS teams
  FROM events e JOIN memberships m ON ${isOfDay} JOIN teams t ON t.id = m.team_id
  WHERE e.id = ${eventId} AND m.child_id = c.id`;

/** The children whose availability the viewer sees. */
const audience = ({ cutoff, eventId, teamId, viewer }: EventAvailabilitiesFilter) => sql`
  FROM event_children(${cutoff})
  WHERE ${allOf(
    sql`event_id = ${eventId}`,
    teamId &&
      sql`child_id IN (
        SELECT m.child_id FROM events e JOIN memberships m ON ${isOfDay} WHERE e.id = ${eventId} AND m.team_id = ${teamId})`,
    !viewer.seesAll && sql`child_id IN (SELECT child_id FROM guardianships WHERE user_id = ${viewer.id})`,
  )}`;
