import { type Sql, sql } from '../database/sql.ts';
import { isOfDay } from '../teams/membership.queries.ts';
import { teamsOfEvent, teamsOfEventRow } from '../teams/event-teams.queries.ts';

/**
 * A subquery `also` of what the other teams of the children in `asked` have on the day of an event, a row per child, without what the
 * child will not attend. Each event of that day is looked at once, and none if nobody has another team.
 */
export const alsoPlays = (eventId: number): Sql => sql`
  other_members AS MATERIALIZED (
    SELECT m.child_id, m.team_id, t.name, t.folded_name
    FROM events e JOIN memberships m ON ${isOfDay} JOIN teams t ON t.id = m.team_id
    WHERE e.id = ${eventId} AND m.child_id = ANY(ARRAY(SELECT child_id FROM asked)) AND m.team_id <> ALL(ARRAY(${teamsOfEvent(eventId)}))
  ), same_day AS MATERIALIZED (
    SELECT e.id, e.type, e.start_time, e.is_time_to_be_confirmed, team.id AS team_id FROM events e CROSS JOIN LATERAL (${teamsOfEventRow}) team
    WHERE e.date = (SELECT date FROM events WHERE id = ${eventId}) AND e.id <> ${eventId} AND e.status <> 'cancelled'
  ), also AS (
    SELECT child_id, json_agg(json_build_object('eventId', id, 'type', type, 'startTime', start_time,
                                                'isTimeToBeConfirmed', is_time_to_be_confirmed, 'teamName', name)
                              ORDER BY start_time, id) AS plays
    FROM (SELECT DISTINCT ON (m.child_id, d.id) m.child_id, m.name, d.id, d.type, d.start_time, d.is_time_to_be_confirmed
          FROM other_members m JOIN same_day d ON d.team_id = m.team_id
          LEFT JOIN availabilities a ON a.event_id = d.id AND a.child_id = m.child_id
          WHERE a.is_available IS DISTINCT FROM false
          ORDER BY m.child_id, d.id, m.folded_name, m.team_id) found
    GROUP BY child_id)`;
