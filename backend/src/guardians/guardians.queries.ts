import { countAffected, execute, hasRow, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { type GuardianshipKey } from './guardianship.queries.ts';

export interface GuardianRow {
  userId: number;
  fullName: string;
  email: string;
  isPrimary: boolean;
  since: Date;
  householdId: string | null;
  isRestricted: boolean;
}

/** The guardians of a child, the primary one first, then by how long; restricted ones last. */
export const findGuardians = (database: Queryable, { childId }: { childId: number }) =>
  queryRows<GuardianRow>(
    database,
    sql`
      SELECT u.id AS "userId", u.full_name AS "fullName", u.email, g.*
      FROM (
        SELECT user_id, id, is_primary AS "isPrimary", created_at AS since, household_id AS "householdId", false AS "isRestricted"
        FROM guardianships WHERE child_id = ${childId}
        UNION ALL
        SELECT user_id, 0, false, restricted_at, NULL, true FROM restricted_guardians WHERE child_id = ${childId}
      ) g JOIN users u ON u.id = g.user_id
      ORDER BY "isRestricted", "isPrimary" DESC, since, g.id, u.id`,
  );

/** Takes a child away from a guardian's account; false if the user is not a guardian of the child. */
export async function restrictGuardian(
  database: Queryable,
  { childId, userId, restrictedBy }: GuardianshipKey & { restrictedBy: number },
): Promise<boolean> {
  const ended = await countAffected(
    database,
    sql`DELETE FROM guardianships WHERE child_id = ${childId} AND user_id = ${userId}`,
  );
  if (ended === 0) return false;
  await execute(
    database,
    sql`
      INSERT INTO restricted_guardians (child_id, user_id, restricted_by) VALUES (${childId}, ${userId}, ${restrictedBy})`,
  );
  return true;
}

/** Returns 0 if the user is not restricted for the child. */
export const liftRestriction = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  countAffected(database, sql`DELETE FROM restricted_guardians WHERE child_id = ${childId} AND user_id = ${userId}`);

export const isRestricted = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  hasRow(database, sql`SELECT FROM restricted_guardians WHERE child_id = ${childId} AND user_id = ${userId}`);

/** Locks the user, so that nobody makes a coach of somebody who is being restricted. */
export const lockUser = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ isStaff: boolean }>(
    database,
    sql`SELECT is_coach OR is_admin AS "isStaff" FROM users WHERE id = ${userId} FOR NO KEY UPDATE`,
  );
