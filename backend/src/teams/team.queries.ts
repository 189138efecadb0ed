import { type CivilDate, searchForm } from '@touchline/domain';
import { ageGroupToday } from '../database/age-groups.ts';
import {
  allOf,
  asInstant,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { uncountedFor, type Viewer } from '../guardians/guardianship.queries.ts';
import { contains, nameContains } from '../database/text-search.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type RosterColumns } from './roster.ts';
import { type TeamDto } from './team.dto.ts';

export interface TeamFilter {
  id?: number;
  leagueId?: number;
  /** Only the teams that this user coaches. */
  coachId?: number;
  /** Text that the name of the team, its league or its lead coach contains. */
  q?: string;
  /** Only archived teams of the running season, or only others; both for one of a certain id. */
  isArchived?: boolean;
  /** Of this season instead of the running one. Teams of one that has ended are archived. */
  season?: number;
  /** Whether teams of a season that has ended are listed. */
  mayBeArchived?: boolean;
}

interface TeamsQuery extends TeamFilter, PageDto {
  viewer: Viewer & {
    /** Otherwise the viewer sees only rosters of teams with an own child. */
    seesAllRosters: boolean;
    seesStaffColumns: boolean;
  };
  withRosters: boolean;
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
  /** The name of a season that has none. */
  seasonName: string;
}

export interface TeamRow extends Omit<TeamDto, 'members'> {
  /** The ids of the viewer's children. */
  ownIds: number[] | null;
  roster: RosterColumns | null;
}

const matching = ({ id, leagueId, coachId, q, ...filter }: TeamFilter) => sql`
  FROM teams t LEFT JOIN leagues l ON l.id = t.league_id
  WHERE ${allOf(
    id ? sql`t.id = ${id}` : inSeason(filter),
    leagueId && sql`t.league_id = ${leagueId}`,
    coachId && sql`t.id IN (${coachedTeams(coachId)})`,
    named(q),
  )}`;

function inSeason({ isArchived = false, mayBeArchived = isArchived, season }: TeamFilter): Sql {
  if (!season) {
    return isArchived
      ? sql`t.archived_at IS NOT NULL AND t.season_id = (SELECT running_season())`
      : sql`t.archived_at IS NULL`;
  }
  const isOfPast = sql`(${mayBeArchived} AND t.season_id IN (SELECT id FROM seasons WHERE ended_at IS NOT NULL))`;
  return sql`t.season_id = ${season} AND (t.archived_at IS NOT NULL) = (${isArchived} OR ${isOfPast})`;
}

/** The ids of the teams of which a user is the lead coach or an assistant coach. */
export const coachedTeams = (userId: number): Sql => sql`
  SELECT id FROM teams WHERE lead_coach_id = ${userId} UNION SELECT team_id FROM team_coaches WHERE coach_id = ${userId}`;

export const coachesTeam = (database: Queryable, { userId }: { userId: number }) =>
  hasRow(database, coachedTeams(userId));

function named(q = ''): Sql | null {
  const text = searchForm(q);
  if (!text) return null;
  const leadCoach = sql`(SELECT full_name FROM users WHERE id = t.lead_coach_id)`;
  return sql`(
    ${nameContains(sql`t.folded_name`, text)} OR ${nameContains(sql`l.folded_name`, text)} OR ${contains(leadCoach, q)})`;
}

export const countTeams = (database: Queryable, filter: TeamFilter) =>
  queryCount(database, sql`SELECT count(*) ${matching(filter)}`);

/**
 * Sorted by name. Rosters that the viewer may not see at all are not read. A roster is read as columns, because an object per
 * member takes three times as long for the 8,700 players of a county.
 */
export const findTeams = (
  database: Queryable,
  { limit, offset, viewer, withRosters, cutoff, seasonName, ...filter }: TeamsQuery,
) =>
  queryRows<TeamRow>(
    database,
    sql`
      WITH page AS MATERIALIZED (
        SELECT t.*, l.name AS league_name, l.age_group AS league_age_group ${matching(filter)}
        ORDER BY t.folded_name, t.id LIMIT ${limit} OFFSET ${offset}
      ), own AS MATERIALIZED (SELECT child_id FROM guardianships WHERE user_id = ${viewer.id})
      SELECT t.id, t.name, t.league_id AS "leagueId", t.lead_coach_id AS "leadCoachId", t.description,
             ${asInstant(sql`t.created_at`)} AS "createdAt", t.archived_at::date AS "archivedOn", t.season_id AS "seasonId",
             (SELECT coalesce(name, ${seasonName}) FROM seasons WHERE id = t.season_id) AS "seasonName",
             CASE WHEN t.league_id IS NOT NULL
               THEN json_build_object('name', t.league_name, 'ageGroup', t.league_age_group) END AS league,
             CASE WHEN u.id IS NOT NULL THEN json_build_object('fullName', u.full_name) END AS "leadCoach",
             coalesce((
               SELECT json_agg(json_build_object('id', a.id, 'fullName', a.full_name) ORDER BY a.full_name, a.id)
               FROM team_coaches tc JOIN users a ON a.id = tc.coach_id WHERE tc.team_id = t.id), '[]') AS "assistantCoaches",
             ${viewer.seesStaffColumns ? sql`t.league_names AS "leagueNames", ${unconfirmedCoaches}` : sql``}
             (SELECT count(*) FROM memberships m
              WHERE m.team_id = t.id AND ${isOnRoster} AND m.child_id NOT IN (${uncountedFor(viewer)})) AS "memberCount",
             (SELECT json_agg(child_id) FROM own) AS "ownIds",
             roster.members AS roster
      FROM page t
      LEFT JOIN users u ON u.id = t.lead_coach_id
      LEFT JOIN (
        SELECT m.team_id, json_build_object(
                 'id', json_agg(c.id ORDER BY c.folded_name, c.id),
                 'name', json_agg(c.name ORDER BY c.folded_name, c.id),
                 'shortName', json_agg(c.short_name ORDER BY c.folded_name, c.id),
                 'dateOfBirth', json_agg(c.date_of_birth ORDER BY c.folded_name, c.id),
                 'ageGroup', json_agg(${ageGroupToday(cutoff)} ORDER BY c.folded_name, c.id),
                 'jerseyNumber', json_agg(m.jersey_number ORDER BY c.folded_name, c.id),
                 'position', json_agg(m.position ORDER BY c.folded_name, c.id)) AS members
        FROM memberships m JOIN children c ON c.id = m.child_id
        WHERE ${withRosters} AND ${isOnRoster} AND m.team_id IN (SELECT id FROM page) AND m.child_id NOT IN (${uncountedFor(viewer)})
          AND (${viewer.seesAllRosters}
            OR m.team_id = ANY(ARRAY(SELECT team_id FROM team_members JOIN own USING (child_id))))
        GROUP BY m.team_id
      ) roster ON roster.team_id = t.id
      ORDER BY t.folded_name, t.id`,
  );

/**
 * Whether membership `m` is on the roster of its team; of an archived team, on its last one, without who has left the club, because only
 * admins see unregistered players.
 */
const isOnRoster = sql`(m.left_at = 'infinity'
  OR m.is_last_roster AND EXISTS (SELECT FROM children WHERE id = m.child_id AND is_registered))`;

/** Coaches of team `t` whose appointment is not confirmed. */
const unconfirmedCoaches = sql`
  coalesce((
    SELECT json_agg(json_build_object('id', c.id, 'fullName', c.full_name) ORDER BY c.full_name, c.id)
    FROM users c
    WHERE c.id IN (SELECT t.lead_coach_id UNION SELECT coach_id FROM team_coaches WHERE team_id = t.id)
      AND NOT EXISTS (
        SELECT FROM coach_appointments a WHERE a.team_id = t.id AND a.coach_id = c.id AND a.confirmed_at IS NOT NULL)
  ), '[]') AS "unconfirmedCoaches",`;

/**
 * Protects teams from deletion until the end of the transaction, and returns how many of them exist, without archived ones that the event
 * does not have yet. Call this
 * before changing their rosters or events, because the deletion of a team locks in the same order and would otherwise deadlock.
 */
export async function protectTeams(
  database: Queryable,
  { ids, eventId = null }: { ids: number[]; eventId?: number | null },
): Promise<number> {
  const rows = await queryRows(
    database,
    sql`
      SELECT FROM teams
      WHERE id = ANY(${ids}) AND (archived_at IS NULL OR id IN (
        SELECT team_id FROM events WHERE id = ${eventId} UNION ALL SELECT team_id FROM event_teams WHERE event_id = ${eventId}))
      ORDER BY id FOR KEY SHARE`,
  );
  return rows.length;
}

/** Finds active coaches and the team's current coaches, so that a form can still be saved if a coach has lost the role. */
export async function findEligibleCoaches(
  database: Queryable,
  { ids, teamId }: { ids: number[]; teamId?: number },
): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    database,
    sql`
      SELECT id FROM users WHERE id = ANY(${ids}) AND (is_coach AND is_active
        OR id IN (SELECT lead_coach_id FROM teams WHERE id = ${teamId}
                  UNION ALL SELECT coach_id FROM team_coaches WHERE team_id = ${teamId}))`,
  );
  return rows.map(({ id }) => id);
}

export async function replaceAssistants(
  database: Queryable,
  { teamId, coachIds }: { teamId: number; coachIds: number[] },
): Promise<void> {
  await execute(database, sql`DELETE FROM team_coaches WHERE team_id = ${teamId} AND coach_id <> ALL(${coachIds})`);
  await execute(
    database,
    sql`
      INSERT INTO team_coaches (team_id, coach_id) SELECT ${teamId}, coach_id FROM unnest(${coachIds}::int[]) AS coach_id
      ON CONFLICT (team_id, coach_id) DO NOTHING`,
  );
}

export const removeLeadFromAssistants = (database: Queryable, { teamId }: { teamId: number }) =>
  execute(
    database,
    sql`
      DELETE FROM team_coaches
      WHERE team_id = ${teamId} AND coach_id = (SELECT lead_coach_id FROM teams WHERE id = ${teamId})`,
  );
