import { leaving, recordTeamChanges, type RosterAct } from '../children/team-changes.queries.ts';
import { type Queryable, queryRow, sql } from '../database/sql.ts';
import { type TeamMemberDto } from './team.dto.ts';

export type MemberKey = Pick<TeamMemberDto, 'teamId' | 'childId'>;

/**
 * Returns undefined if there is no such team or registered child. Locks both, so that the team is not deleted and the child not
 * unregistered meanwhile.
 */
export const insertTeamMember = (database: Queryable, { teamId, childId, act }: MemberKey & { act: RosterAct }) =>
  queryRow<TeamMemberDto & { changeId: number }>(
    database,
    sql`
      WITH added AS (
        INSERT INTO memberships (team_id, child_id, added_by, joined_at)
        SELECT t.id, c.id, ${act.by}::int, ${act.at}::timestamp FROM teams t, children c
        WHERE t.id = ${teamId} AND t.archived_at IS NULL AND c.id = ${childId} AND c.is_registered
        FOR KEY SHARE OF t, c
        RETURNING *
      ), recorded AS (${recordTeamChanges(sql`added`, { hasJoined: true, changedBy: act.by })} RETURNING id)
      SELECT added.id, added.team_id AS "teamId", added.child_id AS "childId", jersey_number AS "jerseyNumber", position,
             recorded.id AS "changeId"
      FROM added, recorded`,
  );

/** Returns undefined if the child is not on the roster. The caller has locked the team (`protectTeams`). */
export const endMembership = (database: Queryable, { teamId, childId, act }: MemberKey & { act: RosterAct }) =>
  queryRow<MemberKey & { id: number; changeId: number }>(
    database,
    sql`
      WITH removed AS (
        UPDATE team_members SET ${leaving(act)} WHERE team_id = ${teamId} AND child_id = ${childId} RETURNING *
      ), recorded AS (${recordTeamChanges(sql`removed`, { hasJoined: false, changedBy: act.by })} RETURNING id)
      SELECT removed.id, removed.team_id AS "teamId", removed.child_id AS "childId", recorded.id AS "changeId" FROM removed, recorded`,
  );

/** A guardian's children on a team's roster; undefined if there is no such team. */
export const findOwnMembers = (database: Queryable, { teamId, guardianId }: { teamId: number; guardianId: number }) =>
  queryRow<{ childIds: number[] }>(
    database,
    sql`
      SELECT ARRAY(SELECT m.child_id FROM team_members m JOIN guardianships g ON g.child_id = m.child_id
                   WHERE m.team_id = t.id AND g.user_id = ${guardianId}) AS "childIds"
      FROM teams t WHERE t.id = ${teamId}`,
  );
