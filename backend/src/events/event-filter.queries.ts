import { type WallClock } from '@touchline/domain';
import { allOf, type Sql, sql } from '../database/sql.ts';
import { heldForEvent } from '../teams/membership.queries.ts';
import { type EventFilterDto } from './event-filter.dto.ts';

export type EventFilter = EventFilterDto & { id?: number };

/** `now` decides which events have started. */
export type TimedFilter = EventFilter & { now: WallClock };

/** A condition on `events e`. */
export function matches({ id, from, to, when, now, type, types, teamId, leagueId }: TimedFilter): Sql {
  return allOf(
    id && sql`e.id = ${id}`,
    from && sql`e.date >= ${from}`,
    to && sql`e.date <= ${to}`,
    when && started(when, now),
    type && sql`e.type = ${type}`,
    types && sql`e.type = ANY(${types})`,
    teamId && sql`e.id IN (${eventsOfTeams(sql`= ${teamId}`)})`,
    leagueId && isOfLeague(leagueId),
  );
}

const started = (when: 'upcoming' | 'past', { date, time }: WallClock) =>
  when === 'upcoming'
    ? sql`(e.date, e.start_time) > (${date}::date, ${time}::text)`
    : sql`(e.date, e.start_time) <= (${date}::date, ${time}::text)`;

/** The ids of events of certain teams or involving them. */
const eventsOfTeams = (teams: Sql) =>
  sql`SELECT id FROM events WHERE team_id ${teams} UNION SELECT event_id FROM event_teams WHERE team_id ${teams}`;

const isOfLeague = (id: number) => {
  const ofTeams = eventsOfTeams(sql`IN (SELECT id FROM teams WHERE league_id = ${id})`);
  return sql`(e.league_id = ${id} OR e.id IN (${ofTeams}))`;
};

/** The ids of events for whole teams: their own, those involving them and those of their whole leagues. */
export const eventsForTeams = (teams: Sql): Sql => sql`
  ${eventsOfTeams(sql`= ANY(ARRAY(${teams}))`)}
  UNION
  SELECT e.id FROM events e
  WHERE e.league_id = ANY(ARRAY(SELECT league_id FROM team_leagues WHERE team_id = ANY(ARRAY(${teams})))) AND e.team_id IS NULL
    AND EXISTS (
      SELECT FROM team_leagues t
      WHERE t.team_id = ANY(ARRAY(${teams})) AND t.league_id = e.league_id AND ${heldForEvent(sql`t`)})
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`;
