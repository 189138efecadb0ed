import { undoDays } from '@touchline/domain';
import { countAffected, execute, type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { recordTeamChanges, type RosterAct } from '../team-changes.queries.ts';

/** Protects the teams of children, and those that they left when they were removed, from deletion until the end of the transaction. */
export const protectTeamsOfAll = (database: Queryable, { childIds }: { childIds: number[] }) =>
  execute(
    database,
    sql`
      SELECT FROM teams WHERE id IN (
        SELECT team_id FROM team_members WHERE child_id = ANY(${childIds}::int[])
        UNION SELECT t.team_id FROM team_changes t JOIN children c ON c.id = t.child_id AND c.unregistered_at = t.changed_at
        WHERE c.id = ANY(${childIds}::int[]))
      ORDER BY id FOR KEY SHARE`,
  );

/** The registered ones of the children, in order. */
export async function findRegistered(database: Queryable, { childIds }: { childIds: number[] }): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    database,
    sql`SELECT id FROM children WHERE id = ANY(${childIds}::int[]) AND is_registered ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

export async function countGuardiansOf(database: Queryable, { childIds }: { childIds: number[] }): Promise<number> {
  const row = await queryRow<{ count: number }>(
    database,
    sql`SELECT count(DISTINCT user_id)::int AS count FROM guardianships WHERE child_id = ANY(${childIds}::int[])`,
  );
  return row!.count;
}

/** Remembers the guardians of a child who is about to lose them. */
export async function keepGuardians(database: Queryable, { childId }: { childId: number }): Promise<void> {
  await forgetGuardians(database, { childId });
  await execute(
    database,
    sql`
      INSERT INTO removed_guardianships (child_id, user_id, is_primary, household_id, granted_by, created_at)
      SELECT child_id, user_id, is_primary, household_id, granted_by, created_at FROM guardianships WHERE child_id = ${childId}`,
  );
}

export const forgetGuardians = (database: Queryable, { childId }: { childId: number }) =>
  execute(database, sql`DELETE FROM removed_guardianships WHERE child_id = ${childId}`);

export const deleteOldGuardians = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM removed_guardianships WHERE removed_at < now() - ${days} * interval '1 day'`);

/** A child who can come back. */
interface Removed {
  id: number;
  /** To the microsecond. */
  removedAt: string;
}

/** Locks those of the children whose removal can be undone. */
export const lockRemoved = (database: Queryable, { childIds }: { childIds: number[] }) =>
  queryRows<Removed>(
    database,
    sql`
      SELECT c.id, c.unregistered_at::text AS "removedAt" FROM children c
      WHERE c.id = ANY(${childIds}::int[]) AND NOT c.is_registered AND c.merged_into IS NULL
        AND c.unregistered_at > now() - ${undoDays} * interval '1 day'
        AND NOT EXISTS (
          SELECT FROM children o
          WHERE o.is_registered AND o.folded_name = c.folded_name AND o.date_of_birth = c.date_of_birth)
      ORDER BY c.id FOR UPDATE`,
  );

/** Makes those guardians again who may be; the first one is the primary guardian if the one before is not among them. */
export const restoreGuardians = (database: Queryable, { id, removedAt }: Removed) =>
  execute(
    database,
    sql`
      INSERT INTO guardianships (child_id, user_id, is_primary, household_id, granted_by, created_at)
      SELECT r.child_id, r.user_id, row_number() OVER (ORDER BY r.is_primary DESC, r.created_at, r.user_id) = 1,
             r.household_id, r.granted_by, r.created_at
      FROM removed_guardianships r JOIN users u ON u.id = r.user_id AND u.is_active
      WHERE r.child_id = ${id} AND r.removed_at = ${removedAt}::timestamptz
        AND NOT EXISTS (SELECT FROM restricted_guardians x WHERE x.child_id = r.child_id AND x.user_id = r.user_id)`,
  );

/** Opens the memberships again that ended with the removal. */
export const reopenMemberships = (database: Queryable, { id, removedAt, by }: Removed & Pick<RosterAct, 'by'>) =>
  countAffected(
    database,
    sql`
      WITH ended AS (
        SELECT DISTINCT ON (m.team_id) m.id FROM team_changes c
        JOIN memberships m ON m.team_id = c.team_id AND m.child_id = c.child_id
        JOIN teams t ON t.id = m.team_id AND t.archived_at IS NULL
        WHERE c.child_id = ${id} AND NOT c.has_joined AND c.changed_at = ${removedAt}::timestamptz
        ORDER BY m.team_id, m.left_at DESC, m.id DESC
      ), reopened AS (
        UPDATE memberships SET left_at = 'infinity' WHERE id IN (SELECT id FROM ended) RETURNING team_id, child_id)
      ${recordTeamChanges(sql`reopened`, { hasJoined: true, changedBy: by })}`,
  );
