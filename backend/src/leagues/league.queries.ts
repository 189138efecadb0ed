import { execute, hasRow, type Queryable, queryCount, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';
import { nameContains } from '../database/text-search.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type LeagueDto } from './league.dto.ts';

interface LeagueFilter {
  id?: number;
  /** Text in its search form that the name, age group or description contains. */
  text?: string | null;
  /** Of this season instead of the running one. */
  season?: number;
}

const matching = ({ id, season, text = null }: LeagueFilter) => sql`
  FROM leagues l JOIN seasons s ON s.id = l.season_id
  WHERE ${id ? sql`l.id = ${id}` : season ? sql`l.season_id = ${season}` : sql`l.season_id = (SELECT running_season())`}
    AND (${text}::text IS NULL OR ${nameContains(sql`l.folded_name`, text)}
      OR ${nameContains(sql`l.folded_age_group`, text)} OR ${nameContains(sql`lower(upper(l.description))`, text)})`;

/** Sorted by name. `seasonName` is that of a season that has none. */
export const findLeagues = (
  database: Queryable,
  { limit, offset, seasonName, ...filter }: LeagueFilter & PageDto & { seasonName: string },
) =>
  queryRows<LeagueDto>(
    database,
    sql`
      SELECT l.id, l.name, l.age_group AS "ageGroup", l.description,
             l.season_id AS "seasonId", coalesce(s.name, ${seasonName}) AS "seasonName",
             (SELECT count(*) FROM teams t
              WHERE t.league_id = l.id AND (t.archived_at IS NULL OR s.ended_at IS NOT NULL)) AS "teamCount"
      ${matching(filter)}
      ORDER BY l.folded_name, l.folded_age_group LIMIT ${limit} OFFSET ${offset}`,
  );

export const countLeagues = (database: Queryable, filter: LeagueFilter) =>
  queryCount(database, sql`SELECT count(*) ${matching(filter)}`);

/** Locks a league until the end of the transaction, so that no new team or event can refer to it. */
export const lockLeague = (database: Queryable, { id }: { id: number }) =>
  queryRow<{ name: string }>(database, sql`SELECT name FROM leagues WHERE id = ${id} FOR UPDATE`);

/** Protects a league from deletion until the end of the transaction; false if there is no such league. */
export const protectLeague = (database: Queryable, { id }: { id: number }) =>
  hasRow(database, sql`SELECT FROM leagues WHERE id = ${id} FOR KEY SHARE`);

/** Whether a league has teams, archived ones or others. */
export const hasTeams = (database: Queryable, { leagueId, isArchived }: { leagueId: number; isArchived: boolean }) =>
  hasRow(
    database,
    sql`SELECT FROM teams WHERE league_id = ${leagueId} AND (archived_at IS NOT NULL) = ${isArchived} LIMIT 1`,
  );

/** The ids of the events for the whole league. */
export const eventsOfLeague = (id: number): Sql => sql`
  SELECT e.id FROM events e WHERE e.league_id = ${id} AND e.team_id IS NULL
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id)`;

/** Deletes a league and the events for the whole league; other events lose their league. */
export async function deleteLeague(database: Queryable, { id }: { id: number }): Promise<void> {
  await execute(database, sql`DELETE FROM events WHERE id = ANY(ARRAY(${eventsOfLeague(id)}))`);
  await execute(database, sql`UPDATE events SET league_id = NULL, version = version + 1 WHERE league_id = ${id}`);
  await execute(database, sql`DELETE FROM leagues WHERE id = ${id}`);
}
