import { type CivilDate, type EventFacts, eventFacts, type ShortenedName, type TimeAndPlace } from '@touchline/domain';
import { isAway } from '../../absences/absence.queries.ts';
import { allOf, columnsOf, type Queryable, queryRows, sql } from '../../database/sql.ts';
import { isOfDay } from '../../teams/membership.queries.ts';
import { teamsOfEventRow } from '../../teams/event-teams.queries.ts';
import { movedFrom } from '../../responses/unconfirmed.queries.ts';

export interface CoachedEvent extends EventFacts {
  id: number;
  /** The coaches of its teams to whom mails may go. */
  coaches: { userId: number; email: string }[];
}

interface CoachedEventsQuery {
  from: CivilDate;
  to: CivilDate;
  createdBefore?: Date;
  userId?: number;
  eventId?: number;
}

/** Events that take place on these days, with the coaches of their teams or one of them. Events without a coach are left out. */
export const findCoachedEvents = (
  database: Queryable,
  { from, to, createdBefore, userId, eventId }: CoachedEventsQuery,
) =>
  queryRows<CoachedEvent>(
    database,
    sql`
      SELECT ${columnsOf('e', ['id', ...eventFacts])},
             json_agg(json_build_object('userId', u.id, 'email', u.email) ORDER BY u.id) AS coaches
      FROM events e CROSS JOIN LATERAL (
        SELECT t.lead_coach_id AS coach_id FROM teams t WHERE t.id IN (${teamsOfEventRow})
        UNION SELECT tc.coach_id FROM team_coaches tc WHERE tc.team_id IN (${teamsOfEventRow})
      ) coach JOIN users u ON u.id = coach.coach_id
      WHERE ${allOf(
        sql`e.date BETWEEN ${from} AND ${to}`,
        sql`e.status <> 'cancelled'`,
        sql`u.is_coach AND u.is_active AND NOT u.self_registered`,
        userId && sql`u.id = ${userId}`,
        eventId && sql`e.id = ${eventId}`,
        createdBefore && sql`e.created_at <= ${createdBefore}`,
      )}
      GROUP BY e.id ORDER BY e.date, e.start_time, e.id`,
  );

export interface PlayerResponse extends ShortenedName {
  isAvailable: boolean | null;
  isAway: boolean;
  movedFrom: TimeAndPlace | null;
}

/** The players whom an event concerns and a user coaches in its teams, by name. */
export const findPlayerResponses = (
  database: Queryable,
  { eventId, userId, cutoff }: { eventId: number; userId: number; cutoff: CivilDate },
) =>
  queryRows<PlayerResponse>(
    database,
    sql`
      SELECT c.name, c.short_name AS "shortName", a.is_available AS "isAvailable", ${isAway(sql`c.id`, sql`e.date`)} AS "isAway",
             ${movedFrom(sql`e.time_and_place`)} AS "movedFrom"
      FROM events e CROSS JOIN LATERAL event_children(${cutoff}::date, e.date, e.date) ec JOIN children c ON c.id = ec.child_id
      LEFT JOIN availabilities a ON a.event_id = e.id AND a.child_id = c.id
      WHERE e.id = ${eventId} AND ec.event_id = e.id AND c.id IN (
        SELECT m.child_id FROM memberships m JOIN teams t ON t.id = m.team_id
        WHERE ${isOfDay} AND t.id IN (${teamsOfEventRow}) AND (t.lead_coach_id = ${userId}
          OR EXISTS (SELECT FROM team_coaches tc WHERE tc.team_id = t.id AND tc.coach_id = ${userId})))
      ORDER BY c.folded_name, c.id`,
  );
