import { type Sql, sql } from '../database/sql.ts';
import { teamsOfEvent, teamsOfEventRow } from '../teams/event-teams.queries.ts';

/**
 * What the other teams of child `c` have on the day of an event, without what the child will not attend; null for nothing. The events
 * of a team are looked for after the team, because most players have no other one.
 */
export const alsoPlays = (eventId: number): Sql => sql`
  (SELECT json_agg(json_build_object('eventId', id, 'type', type, 'startTime', start_time, 'teamName', team_name)
                   ORDER BY start_time, id)
   FROM (SELECT DISTINCT ON (other.id) other.*, t.name AS team_name
         FROM team_members m JOIN teams t ON t.id = m.team_id
         CROSS JOIN LATERAL (
           SELECT e.id, e.type, e.start_time FROM events e
           WHERE e.date = (SELECT date FROM events WHERE id = ${eventId}) AND e.id <> ${eventId}
             AND e.status <> 'cancelled' AND m.team_id IN (${teamsOfEventRow})
             AND NOT EXISTS (
               SELECT FROM availabilities a WHERE a.event_id = e.id AND a.child_id = m.child_id AND NOT a.is_available)
           OFFSET 0) other
         WHERE m.child_id = c.id AND m.team_id <> ALL(ARRAY(${teamsOfEvent(eventId)}))
         ORDER BY other.id, t.folded_name, t.id) found)`;
