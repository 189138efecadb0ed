import { type OwnedChild } from '@touchline/domain';
import { countAffected, execute, hasRow, type Queryable, queryCount, queryRow, sql } from '../database/sql.ts';

interface GuardianshipKey {
  childId: number;
  userId: number;
}

/** Returns undefined if there is no such registered child. */
export const findGuardians = (database: Queryable, { childId }: { childId: number }) =>
  queryRow<OwnedChild>(
    database,
    sql`
      SELECT ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = c.id) AS "guardianIds"
      FROM children c WHERE c.id = ${childId} AND c.is_registered`,
  );

export const isGuardian = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  hasRow(database, sql`SELECT FROM guardianships WHERE child_id = ${childId} AND user_id = ${userId}`);

/** Makes a user the guardian of a child without one; false if the child already has a guardian. */
export const claimGuardianship = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  hasRow(
    database,
    sql`INSERT INTO guardianships (child_id, user_id) VALUES (${childId}, ${userId}) ON CONFLICT DO NOTHING RETURNING id`,
  );

/** Makes a user the only guardian of a child; null removes all guardians. */
export async function setGuardian(
  database: Queryable,
  { childId, userId }: { childId: number; userId: number | null },
): Promise<void> {
  await execute(database, sql`DELETE FROM guardianships WHERE child_id = ${childId}`);
  if (userId === null) return;
  await execute(database, sql`INSERT INTO guardianships (child_id, user_id) VALUES (${childId}, ${userId})`);
}

/** Returns 0 if the user is not a guardian of the child. */
export const deleteGuardianship = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  countAffected(database, sql`DELETE FROM guardianships WHERE child_id = ${childId} AND user_id = ${userId}`);

/** Locks a registered child and returns its primary guardian; undefined if there is no such child. */
export const lockWithGuardian = (database: Queryable, { childId }: { childId: number }) =>
  queryRow<{ guardianId: number | null }>(
    database,
    sql`
      SELECT (SELECT user_id FROM guardianships WHERE child_id = c.id AND is_primary) AS "guardianId"
      FROM children c WHERE c.id = ${childId} AND c.is_registered FOR NO KEY UPDATE`,
  );

/** Counts a user's children and locks the user, so that parallel requests cannot exceed a limit. */
export async function lockAndCountChildren(database: Queryable, { userId }: { userId: number }): Promise<number> {
  await execute(database, sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  return queryCount(database, sql`SELECT count(*) FROM guardianships WHERE user_id = ${userId}`);
}

export const isActiveParent = (database: Queryable, { userId }: { userId: number }) =>
  hasRow(database, sql`SELECT FROM users WHERE id = ${userId} AND is_parent AND is_active`);
