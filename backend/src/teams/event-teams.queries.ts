import { type Sql, sql } from '../database/sql.ts';
import { heldForEvent } from './membership.queries.ts';

/** The ids of the team and the involved teams of event `e`; of a whole league's teams if it has none. */
export const teamsOfEventRow = sql`
  SELECT e.team_id AS id WHERE e.team_id IS NOT NULL
  UNION
  SELECT team_id FROM event_teams WHERE event_id = e.id
  UNION
  SELECT t.team_id FROM team_leagues t WHERE t.league_id = e.league_id AND ${heldForEvent(sql`t`)} AND e.team_id IS NULL
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`;

/** The same by the event's id. */
export const teamsOfEvent = (eventId: number | Sql): Sql => sql`
  SELECT team.id FROM events e CROSS JOIN LATERAL (${teamsOfEventRow}) team WHERE e.id = ${eventId}`;
