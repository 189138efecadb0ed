import { type WallTime } from '@touchline/domain';
import { asInstant, hasRow, type Queryable, queryCount, queryRows, type Sql, sql } from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type TeamChangeDto } from './team-change.dto.ts';

/**
 * An INSERT that records who joined or left a team. `members` has the columns `team_id` and `child_id`, and runs in the same
 * statement, so that nobody joins or leaves without the family's knowledge.
 */
export const recordTeamChanges = (members: Sql, change: { hasJoined: boolean; changedBy: number }): Sql => sql`
  INSERT INTO team_changes (child_id, team_id, team_name, has_joined, changed_by)
  SELECT changed.child_id, t.id, t.name, ${change.hasJoined}, ${change.changedBy}
  FROM ${members} changed JOIN teams t ON t.id = changed.team_id`;

/** Who changed rosters, and when by the club's wall clock. */
export interface RosterAct {
  by: number;
  at: WallTime;
}

/**
 * Ends all memberships of a child or of a team. They are kept, because events that have begun keep their audience. The caller has locked
 * the teams. Returns the recorded changes.
 */
export async function endMemberships(
  database: Queryable,
  { act, ...of }: ({ childId: number } | { teamId: number }) & { act: RosterAct },
): Promise<number[]> {
  const isMember = 'childId' in of ? sql`child_id = ${of.childId}` : sql`team_id = ${of.teamId}`;
  const rows = await queryRows<{ id: number }>(
    database,
    sql`
      WITH ended AS (UPDATE team_members SET ${leaving(act)} WHERE ${isMember} RETURNING team_id, child_id)
      ${recordTeamChanges(sql`ended`, { hasJoined: false, changedBy: act.by })}
      RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

/** Closes a membership. A clock that was set back does not make it end before it began. */
export const leaving = ({ at }: RosterAct): Sql => sql`left_at = greatest(joined_at, ${at}::timestamp)`;

/** Protects a child's teams from deletion until the end of the transaction, and returns their ids. */
export async function protectTeamsOf(database: Queryable, { childId }: { childId: number }): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    database,
    sql`
      SELECT id FROM teams WHERE id IN (SELECT team_id FROM team_members WHERE child_id = ${childId})
      ORDER BY id FOR KEY SHARE`,
  );
  return rows.map(({ id }) => id);
}

/** Whether a child is in a team besides these. */
export const isInOtherTeam = (database: Queryable, { childId, teamIds }: { childId: number; teamIds: number[] }) =>
  hasRow(database, sql`SELECT FROM team_members WHERE child_id = ${childId} AND team_id <> ALL(${teamIds}::int[])`);

/** The latest first. */
export const findTeamChanges = (database: Queryable, { childId, limit, offset }: { childId: number } & PageDto) =>
  queryRows<TeamChangeDto>(
    database,
    sql`
      SELECT c.id, c.team_name AS "teamName", c.has_joined AS "hasJoined", u.full_name AS "changedBy",
             ${asInstant(sql`c.changed_at`)} AS "changedAt"
      FROM team_changes c LEFT JOIN users u ON u.id = c.changed_by
      WHERE c.child_id = ${childId}
      ORDER BY c.changed_at DESC, c.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );

export const countTeamChanges = (database: Queryable, { childId }: { childId: number }) =>
  queryCount(database, sql`SELECT count(*) FROM team_changes WHERE child_id = ${childId}`);
