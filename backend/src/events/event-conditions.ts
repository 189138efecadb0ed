import { type Parameters } from '../database/parameters.ts';
import { type EventFilterDto } from './event-filter.dto.ts';

/** Which events: what a query may ask for, or one of them. */
export type EventFilter = EventFilterDto & { id?: number };

/** The filter as a condition on `events e`. */
export function eventCondition({ id, from, to, type, teamId, leagueId }: EventFilter, parameters: Parameters): string {
  const place = (value: unknown) => parameters.add(value);
  const conditions = [
    id && `e.id = ${place(id)}`,
    from && `e.date >= ${place(from)}`,
    to && `e.date <= ${place(to)}`,
    type && `e.type = ${place(type)}`,
    teamId && `e.id IN (${eventsNaming(`= ${place(teamId)}`)})`,
    leagueId && ofLeague(place(leagueId)),
  ];
  return conditions.filter(Boolean).join(' AND ') || 'true';
}

/** The ids of the events of certain teams, their own and those involving them. */
const eventsNaming = (teams: string) =>
  `SELECT id FROM events WHERE team_id ${teams} UNION SELECT event_id FROM event_teams WHERE team_id ${teams}`;

const ofLeague = (league: string) =>
  `(e.league_id = ${league} OR e.id IN (${eventsNaming(`IN (SELECT id FROM teams WHERE league_id = ${league})`)}))`;

/** The ids of the events that are for a whole team: its own, those involving it, and those of its whole league. */
export const eventsForTeam = (team: string) => `
  ${eventsNaming(`= ${team}`)}
  UNION
  SELECT e.id FROM events e
  WHERE e.league_id = (SELECT league_id FROM teams WHERE id = ${team}) AND e.team_id IS NULL
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`;
