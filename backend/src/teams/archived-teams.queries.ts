import { type WallTime } from '@touchline/domain';
import { recordTeamChanges, type RosterAct } from '../children/team-changes.queries.ts';
import { execute, hasRow, type Queryable, queryRows, sql } from '../database/sql.ts';

/** Locks an archived team until the end of the transaction; false if there is none with this id. */
export const lockArchivedTeam = (database: Queryable, { id }: { id: number }) =>
  hasRow(database, sql`SELECT id FROM teams WHERE id = ${id} AND archived_at IS NOT NULL FOR UPDATE`);

/** Whether a team, or one of several, is archived. */
export const isArchived = (database: Queryable, { id }: { id: number | number[] }) =>
  hasRow(database, sql`SELECT id FROM teams WHERE id = ANY(${[id].flat()}::int[]) AND archived_at IS NOT NULL LIMIT 1`);

/** Archives a team with its roster. The caller ends the memberships. */
export async function archiveTeam(database: Queryable, { id, at }: { id: number; at: WallTime }): Promise<void> {
  await execute(
    database,
    sql`UPDATE memberships SET is_last_roster = true WHERE team_id = ${id} AND left_at = 'infinity'`,
  );
  await execute(database, sql`UPDATE teams SET archived_at = ${at}::timestamp WHERE id = ${id}`);
}

/**
 * Restores a locked team with the roster that it had, without who has left the club since. Returns the recorded team changes. A team with
 * this name in the league violates the index `teams_name_in_league`.
 */
export async function restoreTeam(database: Queryable, { id, act }: { id: number; act: RosterAct }): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    database,
    sql`
      WITH added AS (
        INSERT INTO memberships (team_id, child_id, jersey_number, position, added_by, joined_at)
        SELECT m.team_id, c.id, m.jersey_number, m.position, ${act.by}::int, ${act.at}::timestamp
        FROM memberships m JOIN children c ON c.id = m.child_id
        WHERE m.team_id = ${id} AND m.is_last_roster AND c.is_registered
        FOR KEY SHARE OF c
        RETURNING team_id, child_id
      )
      ${recordTeamChanges(sql`added`, { hasJoined: true, changedBy: act.by })}
      RETURNING id`,
  );
  await execute(database, sql`UPDATE memberships SET is_last_roster = false WHERE team_id = ${id} AND is_last_roster`);
  await execute(database, sql`UPDATE teams SET archived_at = NULL WHERE id = ${id}`);
  return rows.map((row) => row.id);
}
