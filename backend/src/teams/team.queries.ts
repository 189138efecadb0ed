import { type Queryable, queryCount, queryRows, sql } from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type RosterColumns } from './roster.ts';
import { type TeamDto } from './team.dto.ts';

export interface TeamFilter {
  id?: number;
  /** A folded text in the name of the team or of its league. */
  text?: string | null;
}

interface TeamsQuery extends TeamFilter, PageDto {
  viewer: {
    id: number;
    /** Sees the members of every team; otherwise only of teams with an own child. */
    seesAllRosters: boolean;
  };
  withRosters: boolean;
}

export interface TeamRow extends Omit<TeamDto, 'members' | 'createdAt'> {
  createdAt: Date;
  /** The viewer's own children. */
  ownIds: number[] | null;
  roster: RosterColumns | null;
}

const matching = ({ id, text }: TeamFilter) => sql`
  FROM teams t LEFT JOIN leagues l ON l.id = t.league_id
  WHERE (${id}::int IS NULL OR t.id = ${id})
    AND (${text}::text IS NULL OR strpos(t.folded_name, ${text}) > 0 OR strpos(l.folded_name, ${text}) > 0)`;

export const countTeams = (database: Queryable, filter: TeamFilter) =>
  queryCount(database, sql`SELECT count(*) ${matching(filter)}`);

/**
 * Teams by name. Members whom the viewer may not see at all never leave the database. A roster comes as columns, not as rows,
 * because for the 8,700 players of a county that takes a third of the time of an object per member, on both sides.
 */
export const findTeams = (database: Queryable, { limit, offset, viewer, withRosters, ...filter }: TeamsQuery) =>
  queryRows<TeamRow>(
    database,
    sql`
      WITH page AS MATERIALIZED (
        SELECT t.*, l.name AS league_name, l.age_group AS league_age_group ${matching(filter)}
        ORDER BY t.folded_name, t.id LIMIT ${limit} OFFSET ${offset}
      ), own AS MATERIALIZED (SELECT child_id FROM guardianships WHERE user_id = ${viewer.id})
      SELECT t.id, t.name, t.league_id AS "leagueId", t.lead_coach_id AS "leadCoachId", t.description,
             t.created_at AS "createdAt",
             CASE WHEN t.league_id IS NOT NULL
               THEN json_build_object('name', t.league_name, 'ageGroup', t.league_age_group) END AS league,
             CASE WHEN u.id IS NOT NULL THEN json_build_object('fullName', u.full_name) END AS "leadCoach",
             coalesce((
               SELECT json_agg(json_build_object('id', a.id, 'fullName', a.full_name) ORDER BY a.full_name, a.id)
               FROM team_coaches tc JOIN users a ON a.id = tc.coach_id WHERE tc.team_id = t.id), '[]') AS "assistantCoaches",
             (SELECT count(*) FROM team_members m WHERE m.team_id = t.id) AS "memberCount",
             (SELECT json_agg(child_id) FROM own) AS "ownIds",
             to_json(roster) AS roster
      FROM page t
      LEFT JOIN users u ON u.id = t.lead_coach_id
      LEFT JOIN (
        SELECT m.team_id,
               json_agg(c.id ORDER BY c.folded_name, c.id) AS id,
               json_agg(c.name ORDER BY c.folded_name, c.id) AS name,
               json_agg(c.date_of_birth ORDER BY c.folded_name, c.id) AS "dateOfBirth",
               json_agg(c.age_group ORDER BY c.folded_name, c.id) AS "ageGroup",
               json_agg(m.jersey_number ORDER BY c.folded_name, c.id) AS "jerseyNumber",
               json_agg(m.position ORDER BY c.folded_name, c.id) AS position
        FROM team_members m JOIN children c ON c.id = m.child_id
        WHERE ${withRosters} AND m.team_id IN (SELECT id FROM page)
          AND (${viewer.seesAllRosters}
            OR m.team_id = ANY(ARRAY(SELECT team_id FROM team_members JOIN own USING (child_id))))
        GROUP BY m.team_id
      ) roster ON roster.team_id = t.id
      ORDER BY t.folded_name, t.id`,
  );

export const findTeamNames = (database: Queryable, { ids }: { ids: number[] }) =>
  queryRows<Pick<TeamDto, 'id' | 'name' | 'leagueId'>>(
    database,
    sql`SELECT id, name, league_id AS "leagueId" FROM teams WHERE id = ANY(${ids})`,
  );

/** Protects teams from deletion until the end of the transaction, and returns how many of them there are. */
export async function protectTeams(database: Queryable, { ids }: { ids: number[] }): Promise<number> {
  return (await queryRows(database, sql`SELECT FROM teams WHERE id = ANY(${ids}) ORDER BY id FOR KEY SHARE`)).length;
}
