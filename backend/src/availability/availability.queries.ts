import {
  type CivilDate,
  type ClockTime,
  type EventStatus,
  type OwnedChild,
  type ResponseSource,
} from '@touchline/domain';
import { allOf, type Queryable, queryCount, queryRow, queryRows, sql } from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { teamsOfEvent } from '../events/event-filter.queries.ts';
import { type ResponseOriginDto } from '../guardians/response-origin.dto.ts';
import { type OriginFacts, originFacts } from '../guardians/response-origin.queries.ts';
import { type AvailabilityDto, type EventAnswerDto } from './availability.dto.ts';

export interface AvailabilityKey {
  eventId: number;
  childId: number;
}

/** The facts that decide who may respond for a child, and until when. */
export type ConcernRow = OwnedChild & { date: CivilDate; startTime: ClockTime; status: EventStatus };

interface EventAvailabilitiesFilter {
  cutoff: CivilDate;
  eventId: number;
  /** Only children in this team. */
  teamId?: number;
  /** Without `seesAll`, only the viewer's own children match. */
  viewer: { id: number; seesAll: boolean };
}

/** Returns undefined if the event does not concern the child. */
export const findConcern = (
  database: Queryable,
  { cutoff, eventId, childId }: AvailabilityKey & { cutoff: CivilDate },
) =>
  queryRow<ConcernRow>(
    database,
    sql`
      SELECT e.date, e.start_time AS "startTime", e.status,
             ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = ec.child_id) AS "guardianIds"
      FROM event_children(${cutoff}) ec JOIN events e ON e.id = ec.event_id
      WHERE ec.event_id = ${eventId} AND ec.child_id = ${childId}`,
  );

export const findAvailabilityKey = (database: Queryable, { id }: { id: number }) =>
  queryRow<AvailabilityKey>(
    database,
    sql`SELECT event_id AS "eventId", child_id AS "childId" FROM availabilities WHERE id = ${id}`,
  );

interface SavedRow extends Omit<AvailabilityDto, 'respondedAt' | keyof ResponseOriginDto> {
  respondedAt: Date;
  isNew: boolean;
  origin: OriginFacts | null;
}

/** Saves a response: one row per event and child, and one row in the history per response. */
export async function saveAvailability(
  database: Queryable,
  {
    eventId,
    childId,
    isAvailable,
    respondedBy,
    source,
  }: AvailabilityKey & { isAvailable: boolean | null; respondedBy: number; source: ResponseSource },
) {
  const row = await queryRow<SavedRow>(
    database,
    sql`
      WITH saved AS (
        INSERT INTO availabilities (event_id, child_id, is_available, responded_at, responded_by, source)
        VALUES (${eventId}, ${childId}, ${isAvailable}, now(), ${respondedBy}, ${source})
        ON CONFLICT ON CONSTRAINT availabilities_once
        DO UPDATE SET is_available = excluded.is_available, responded_at = now(), responded_by = excluded.responded_by,
          source = excluded.source
        RETURNING *, xmax = 0 AS is_new
      ), history AS (
        INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by, source)
        SELECT event_id, child_id, is_available, responded_at, responded_by, source FROM saved
      )
      SELECT id, event_id AS "eventId", child_id AS "childId", is_available AS "isAvailable",
             responded_at AS "respondedAt", is_new AS "isNew",
             ${originFacts({ viewerId: respondedBy })} AS origin
      FROM saved a`,
  );
  return row!;
}

/**
 * One row per child in the event's audience, by the child's name. The ids are an array, because the planner expects any event to
 * concern the whole club and would read all children to join them.
 */
export const findEventAvailabilities = (
  database: Queryable,
  { limit, offset, ...filter }: EventAvailabilitiesFilter & PageDto,
) =>
  queryRows<
    Omit<EventAnswerDto, 'respondedAt' | keyof ResponseOriginDto> & {
      respondedAt: Date | null;
      origin: OriginFacts | null;
    }
  >(
    database,
    sql`
      SELECT a.id, ${filter.eventId}::int AS "eventId", c.id AS "childId", a.is_available AS "isAvailable",
             CASE WHEN a.is_available IS NOT NULL THEN a.responded_at END AS "respondedAt", ${originFacts({ viewerId: filter.viewer.id })} AS origin,
             json_build_object('id', c.id, 'name', c.name, 'teams', coalesce(memberships.teams, '[]')) AS child
      FROM children c LEFT JOIN availabilities a ON a.event_id = ${filter.eventId} AND a.child_id = c.id
      LEFT JOIN LATERAL (${teamsOfChild(filter.eventId)}) memberships ON true
      WHERE c.id = ANY(ARRAY(SELECT child_id ${audience(filter)}))
      ORDER BY c.folded_name, c.id LIMIT ${limit} OFFSET ${offset}`,
  );

export const countEventAvailabilities = (database: Queryable, filter: EventAvailabilitiesFilter) =>
  queryCount(database, sql`SELECT count(*) ${audience(filter)}`);

/** The teams of child `c`, those of the event first. */
const teamsOfChild = (eventId: number) => sql`
  SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'jerseyNumber', m.jersey_number, 'position', m.position)
                  ORDER BY t.id = ANY(ARRAY(${teamsOfEvent(eventId)})) DESC, t.folded_name, t.id) AS teams
  FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.child_id = c.id`;

/** The children whose availability the viewer sees. */
const audience = ({ cutoff, eventId, teamId, viewer }: EventAvailabilitiesFilter) => sql`
  FROM event_children(${cutoff})
  WHERE ${allOf(
    sql`event_id = ${eventId}`,
    teamId && sql`child_id IN (SELECT child_id FROM team_members WHERE team_id = ${teamId})`,
    !viewer.seesAll && sql`child_id IN (SELECT child_id FROM guardianships WHERE user_id = ${viewer.id})`,
  )}`;
