import { type Sql, sql } from '../database/sql.ts';
import { type EventFilterDto } from './event-filter.dto.ts';

export type EventFilter = EventFilterDto & { id?: number };

/** A condition on `events e`. */
export function matches({ id, from, to, type, teamId, leagueId }: EventFilter): Sql {
  const conditions = [
    id ? sql`e.id = ${id}` : [],
    from ? sql`e.date >= ${from}` : [],
    to ? sql`e.date <= ${to}` : [],
    type ? sql`e.type = ${type}` : [],
    teamId ? sql`e.id IN (${eventsOfTeams(sql`= ${teamId}`)})` : [],
    leagueId ? isOfLeague(leagueId) : [],
  ].flat();
  return conditions.reduce((all, one) => sql`${all} AND ${one}`, sql`true`);
}

/** The ids of events of certain teams or involving them. */
const eventsOfTeams = (teams: Sql) =>
  sql`SELECT id FROM events WHERE team_id ${teams} UNION SELECT event_id FROM event_teams WHERE team_id ${teams}`;

const isOfLeague = (id: number) => {
  const ofTeams = eventsOfTeams(sql`IN (SELECT id FROM teams WHERE league_id = ${id})`);
  return sql`(e.league_id = ${id} OR e.id IN (${ofTeams}))`;
};

/** The ids of events for a whole team: its own, those involving it and those of its whole league. */
export const eventsForTeam = (teamId: number): Sql => sql`
  ${eventsOfTeams(sql`= ${teamId}`)}
  UNION
  SELECT e.id FROM events e
  WHERE e.league_id = (SELECT league_id FROM teams WHERE id = ${teamId}) AND e.team_id IS NULL
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`;
