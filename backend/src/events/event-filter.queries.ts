import { type Sql, sql } from '../database/sql.ts';
import { type EventFilterDto } from './event-filter.dto.ts';

/** Which events: what a request may filter by, or a single one. */
export type EventFilter = EventFilterDto & { id?: number };

/** The filter as a condition on `events e`. */
export function matches({ id, from, to, type, teamId, leagueId }: EventFilter): Sql {
  const conditions = [
    id ? sql`e.id = ${id}` : [],
    from ? sql`e.date >= ${from}` : [],
    to ? sql`e.date <= ${to}` : [],
    type ? sql`e.type = ${type}` : [],
    teamId ? sql`e.id IN (${eventsNaming(sql`= ${teamId}`)})` : [],
    leagueId ? isOfLeague(leagueId) : [],
  ].flat();
  return conditions.reduce((all, one) => sql`${all} AND ${one}`, sql`true`);
}

/** The ids of the events of certain teams, their own and those involving them. */
const eventsNaming = (teams: Sql) =>
  sql`SELECT id FROM events WHERE team_id ${teams} UNION SELECT event_id FROM event_teams WHERE team_id ${teams}`;

const isOfLeague = (id: number) => {
  const ofTeams = eventsNaming(sql`IN (SELECT id FROM teams WHERE league_id = ${id})`);
  return sql`(e.league_id = ${id} OR e.id IN (${ofTeams}))`;
};

/** The ids of the events for a whole team: its own, those involving it, and those of its whole league. */
export const eventsForTeam = (teamId: number): Sql => sql`
  ${eventsNaming(sql`= ${teamId}`)}
  UNION
  SELECT e.id FROM events e
  WHERE e.league_id = (SELECT league_id FROM teams WHERE id = ${teamId}) AND e.team_id IS NULL
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`;
