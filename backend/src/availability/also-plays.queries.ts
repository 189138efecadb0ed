import { type Sql, sql } from '../database/sql.ts';
import { teamsOfEvent, teamsOfEventRow } from '../teams/event-teams.queries.ts';

/** A subquery `same_day` of the events of other teams on the day of an event, a row per team. */
export const sameDay = (eventId: number): Sql => sql`
  same_day AS MATERIALIZED (
    SELECT e.id AS event_id, e.type, e.start_time, team.id AS team_id
    FROM events e CROSS JOIN LATERAL (${teamsOfEventRow}) team
    WHERE e.date = (SELECT date FROM events WHERE id = ${eventId}) AND e.id <> ${eventId} AND e.status <> 'cancelled'
      AND team.id <> ALL(ARRAY(${teamsOfEvent(eventId)})))`;

/** The events in `same_day` of child `c`, without those that the child will not attend; null for none. */
export const alsoPlays = sql`
  (SELECT json_agg(json_build_object('eventId', event_id, 'type', type, 'startTime', start_time, 'teamName', name)
                   ORDER BY start_time, event_id)
   FROM (SELECT DISTINCT ON (d.event_id) d.event_id, d.type, d.start_time, t.name
         FROM team_members m JOIN same_day d ON d.team_id = m.team_id JOIN teams t ON t.id = m.team_id
         WHERE m.child_id = c.id AND NOT EXISTS (
           SELECT FROM availabilities a WHERE a.event_id = d.event_id AND a.child_id = c.id AND NOT a.is_available)
         ORDER BY d.event_id, t.folded_name, t.id) other)`;
