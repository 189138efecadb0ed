import { type OwnedChild } from '@touchline/domain';
import {
  countAffected,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  type Sql,
  sql,
} from '../database/sql.ts';

export interface GuardianshipKey {
  childId: number;
  userId: number;
}

/** Returns undefined if there is no such registered child. */
export const findGuardianIds = (database: Queryable, { childId }: { childId: number }) =>
  queryRow<OwnedChild>(
    database,
    sql`
      SELECT ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = c.id) AS "guardianIds"
      FROM children c WHERE c.id = ${childId} AND c.is_registered`,
  );

export const isGuardian = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  hasRow(database, sql`SELECT FROM guardianships WHERE child_id = ${childId} AND user_id = ${userId}`);

/** Whether two users are guardians of a child in one household. */
export const shareHousehold = (childId: Sql, userId: number, otherId: Sql): Sql => sql`
  EXISTS (
    SELECT FROM guardianships mine JOIN guardianships theirs USING (child_id, household_id)
    WHERE mine.child_id = ${childId} AND mine.user_id = ${userId} AND theirs.user_id = ${otherId})`;

/**
 * Whether an account is restricted for the child. Then only admins decide who becomes a guardian, because the owner of that account may
 * have another one.
 */
export const hasRestriction = (childId: Sql): Sql =>
  sql`EXISTS (SELECT FROM restricted_guardians x WHERE x.child_id = ${childId})`;

/** A child that has neither a guardian nor one who is restricted. */
const nobodys = (childId: number) => sql`
  NOT EXISTS (SELECT FROM guardianships WHERE child_id = ${childId}) AND NOT ${hasRestriction(sql`${childId}`)}`;

export const isNobodys = (database: Queryable, { childId }: { childId: number }) =>
  hasRow(database, sql`SELECT WHERE ${nobodys(childId)}`);

/** Makes a user the guardian of a child that is nobody's; false if it is not, or if somebody else was faster. */
export const claimGuardianship = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  hasRow(
    database,
    sql`
      INSERT INTO guardianships (child_id, user_id)
      SELECT ${childId}, ${userId}
      WHERE ${nobodys(childId)}
      ON CONFLICT DO NOTHING RETURNING id`,
  );

interface NewGuardian extends GuardianshipKey {
  /** Null for users who have added the child, or for whom it was added. */
  grantedBy: number | null;
  /** Joins the household of this guardian of the child. */
  householdOf?: number | null;
}

/**
 * Makes a user a further guardian of a child, and the primary one if there is no other. False for a restricted guardian, and for one
 * who is a guardian already. The caller has locked the child.
 */
export const addGuardian = (database: Queryable, { childId, userId, grantedBy, householdOf = null }: NewGuardian) =>
  hasRow(
    database,
    sql`
      INSERT INTO guardianships (child_id, user_id, is_primary, granted_by, household_id)
      SELECT ${childId}, ${userId}, NOT EXISTS (SELECT FROM guardianships WHERE child_id = ${childId}), ${grantedBy},
             coalesce((SELECT household_id FROM guardianships WHERE child_id = ${childId} AND user_id = ${householdOf}),
                      gen_random_uuid())
      ON CONFLICT (user_id, child_id) DO NOTHING RETURNING id`,
  );

/** Gives a guardian a household of their own. */
export const leaveHousehold = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  execute(
    database,
    sql`
      UPDATE guardianships SET household_id = gen_random_uuid() WHERE child_id = ${childId} AND user_id = ${userId}`,
  );

/** Makes a user the primary guardian of a child. The caller has locked the child. False for a restricted guardian. */
export async function setPrimaryGuardian(database: Queryable, guardian: NewGuardian): Promise<boolean> {
  await addGuardian(database, guardian);
  const { childId, userId } = guardian;
  if (!(await isGuardian(database, guardian))) return false;
  await execute(database, sql`UPDATE guardianships SET is_primary = false WHERE child_id = ${childId} AND is_primary`);
  await execute(
    database,
    sql`UPDATE guardianships SET is_primary = true WHERE child_id = ${childId} AND user_id = ${userId}`,
  );
  return true;
}

export const deleteGuardians = (database: Queryable, { childId }: { childId: number }) =>
  execute(database, sql`DELETE FROM guardianships WHERE child_id = ${childId}`);

/** Returns 0 if the user is not a guardian of the child. A trigger makes somebody else the primary guardian. */
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

/** Counts a user's children and pending requests, and locks the user, so that parallel requests cannot exceed a limit. */
export async function lockAndCountChildren(database: Queryable, { userId }: { userId: number }): Promise<number> {
  await execute(database, sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  return queryCount(
    database,
    sql`
      SELECT (SELECT count(*) FROM guardianships WHERE user_id = ${userId})
           + (SELECT count(*) FROM access_requests WHERE user_id = ${userId} AND state = 'pending') AS count`,
  );
}

/** Who reads names and numbers of children. */
export interface Viewer {
  id: number;
  /** Staff read everything. */
  isStaff: boolean;
  /** Whether the viewer reads the names of the team mates of their own children. */
  seesMates: boolean;
}

/**
 * The children that lists and numbers leave out for a viewer: all with a restriction, whoever is restricted, but for those whom the viewer
 * knows by name. A number from which a child is missing for the restricted account alone would tell what it hides, because anybody can
 * have a second account (docs/families.md).
 */
export const uncountedFor = ({ id, isStaff, seesMates }: Viewer): Sql => sql`
  SELECT child_id FROM restricted_guardians
  WHERE NOT ${isStaff} AND (user_id = ${id} OR child_id NOT IN (
    SELECT child_id FROM guardianships WHERE user_id = ${id}
    UNION ALL SELECT mate.child_id
    FROM guardianships own JOIN team_members m USING (child_id) JOIN team_members mate ON mate.team_id = m.team_id
    WHERE ${seesMates} AND own.user_id = ${id}))`;

export const isActiveParent = (database: Queryable, { userId }: { userId: number }) =>
  hasRow(database, sql`SELECT FROM users WHERE id = ${userId} AND is_parent AND is_active`);
