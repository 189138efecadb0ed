import { execute, hasRow, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { type EndedSecrets, endSecrets } from './end-secrets.queries.ts';
import { deleteGuardianship, type GuardianshipKey } from './guardianship.queries.ts';

export interface GuardianRow {
  userId: number;
  fullName: string;
  email: string;
  isPrimary: boolean;
  since: Date;
  householdId: string | null;
  isRestricted: boolean;
  /** Who invited, approved or assigned the guardian; null for those who have claimed or added the child. */
  addedBy: string | null;
}

/** The guardians of a child, the primary one first, then by how long; restricted ones last. */
export const findGuardians = (database: Queryable, { childId }: { childId: number }) =>
  queryRows<GuardianRow>(
    database,
    sql`
      SELECT u.id AS "userId", u.full_name AS "fullName", u.email, by.full_name AS "addedBy",
             "isPrimary", since, "householdId", "isRestricted"
      FROM (
        SELECT user_id, id, is_primary AS "isPrimary", created_at AS since, household_id AS "householdId", granted_by,
               false AS "isRestricted"
        FROM guardianships WHERE child_id = ${childId}
        UNION ALL
        SELECT user_id, 0, false, restricted_at, NULL, NULL, true FROM restricted_guardians WHERE child_id = ${childId}
      ) g JOIN users u ON u.id = g.user_id LEFT JOIN users by ON by.id = g.granted_by
      ORDER BY "isRestricted", "isPrimary" DESC, since, g.id, u.id`,
  );

/** Hides a child from an account for good. Ends its guardianship, and every secret that leads to the child. */
export async function restrictAccount(
  database: Queryable,
  { childId, userId, restrictedBy }: GuardianshipKey & { restrictedBy: number },
): Promise<{ wasGuardian: boolean; ended: EndedSecrets }> {
  // First, because the end of a guardianship ends invitations as well, uncounted.
  const ended = await endSecrets(database, { childId, userId });
  const wasGuardian = (await deleteGuardianship(database, { childId, userId })) > 0;
  await execute(
    database,
    sql`
      INSERT INTO restricted_guardians (child_id, user_id, restricted_by, was_guardian)
      VALUES (${childId}, ${userId}, ${restrictedBy}, ${wasGuardian})`,
  );
  return { wasGuardian, ended };
}

/** Returns whether the account was a guardian before; undefined if it is not restricted for the child. */
export const liftRestriction = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  queryRow<{ wasGuardian: boolean }>(
    database,
    sql`
      DELETE FROM restricted_guardians WHERE child_id = ${childId} AND user_id = ${userId}
      RETURNING was_guardian AS "wasGuardian"`,
  );

export const isRestricted = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  hasRow(database, sql`SELECT FROM restricted_guardians WHERE child_id = ${childId} AND user_id = ${userId}`);

/** Locks the user, so that nobody makes a coach of somebody who is being restricted. */
export const lockUser = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ hasRole: boolean }>(
    database,
    sql`SELECT is_coach OR is_admin OR is_welfare_officer AS "hasRole" FROM users WHERE id = ${userId} FOR NO KEY UPDATE`,
  );
