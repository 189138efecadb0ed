import { execute, type Queryable, queryRows, sql } from '../database/sql.ts';
import { hasRestriction } from '../guardians/guardianship.queries.ts';
import { type Records } from './merge-preview.queries.ts';

interface RestrictedAccount {
  userId: number;
  restrictedBy: number | null;
  wasGuardian: boolean;
}

/** The accounts that are restricted for one record, and not for the other. */
export const findRestrictedOfOne = (database: Queryable, { childId, otherId }: { childId: number; otherId: number }) =>
  queryRows<RestrictedAccount>(
    database,
    sql`
      SELECT user_id AS "userId", restricted_by AS "restrictedBy", was_guardian AS "wasGuardian" FROM restricted_guardians r
      WHERE child_id = ${childId}
        AND NOT EXISTS (SELECT FROM restricted_guardians WHERE child_id = ${otherId} AND user_id = r.user_id)
      ORDER BY user_id`,
  );

/** Lifting a restriction of either record makes a guardian of either one again. */
export const noteFormerGuardians = (database: Queryable, { keptId, mergedId }: Records) =>
  execute(
    database,
    sql`
      UPDATE restricted_guardians r SET was_guardian = true
      WHERE r.child_id = ${keptId} AND (
        EXISTS (SELECT FROM restricted_guardians o WHERE o.child_id = ${mergedId} AND o.user_id = r.user_id AND o.was_guardian)
        OR EXISTS (SELECT FROM guardianships g WHERE g.child_id = ${mergedId} AND g.user_id = r.user_id))`,
  );

/**
 * Makes the guardians of the record that ends guardians of the other one, without those who are restricted (a trigger). They bring their
 * household, or join that of a guardian of both with whom they share it, if no two households of either record would become one, and the
 * topics of mail that they have switched off for the child.
 */
export const moveGuardians = (database: Queryable, { keptId, mergedId }: Records) =>
  execute(
    database,
    sql`
      WITH common AS (
        SELECT o.household_id AS theirs, k.household_id AS ours
        FROM guardianships o JOIN guardianships k ON k.user_id = o.user_id AND k.child_id = ${keptId}
        WHERE o.child_id = ${mergedId} GROUP BY o.household_id, k.household_id
      ), same AS (
        SELECT theirs, ours FROM common c
        WHERE NOT EXISTS (SELECT FROM common d WHERE (d.theirs = c.theirs) <> (d.ours = c.ours))
      ), moved AS (
        INSERT INTO guardianships (child_id, user_id, is_primary, granted_by, household_id, created_at)
        SELECT ${keptId}, g.user_id, g.is_primary AND NOT EXISTS (SELECT FROM guardianships WHERE child_id = ${keptId}), g.granted_by,
               coalesce((SELECT ours FROM same WHERE theirs = g.household_id), g.household_id), g.created_at
        FROM guardianships g WHERE g.child_id = ${mergedId}
        ON CONFLICT (user_id, child_id) DO NOTHING RETURNING user_id
      )
      INSERT INTO mail_mutes (user_id, child_id, topic)
      SELECT m.user_id, ${keptId}, m.topic FROM mail_mutes m JOIN moved USING (user_id) WHERE m.child_id = ${mergedId}`,
  );

/**
 * Moves what belongs to guardians and their requests, and ends what is left. Open invitations and requests of a child with a restriction
 * end, as they do when somebody is restricted.
 */
export async function moveFamilyData(database: Queryable, { keptId, mergedId }: Records): Promise<void> {
  const isOfGuardian = sql`EXISTS (SELECT FROM guardianships g WHERE g.child_id = ${keptId} AND g.user_id = f.user_id)`;
  await execute(
    database,
    sql`UPDATE feeds f SET child_id = ${keptId} WHERE f.child_id = ${mergedId} AND ${isOfGuardian}`,
  );
  await execute(
    database,
    sql`
      DELETE FROM guardian_invitations i WHERE i.child_id = ${mergedId} AND i.accepted_at IS NULL AND (
        ${hasRestriction(sql`${keptId}`)} OR EXISTS (
          SELECT FROM guardian_invitations k WHERE k.child_id = ${keptId} AND k.accepted_at IS NULL
            AND k.invited_by = i.invited_by AND k.email = i.email))`,
  );
  await execute(
    database,
    sql`
      DELETE FROM access_requests r WHERE r.child_id = ${mergedId} AND r.state = 'pending' AND (
        ${hasRestriction(sql`${keptId}`)}
        OR EXISTS (SELECT FROM guardianships g WHERE g.child_id = ${keptId} AND g.user_id = r.user_id)
        OR EXISTS (SELECT FROM access_requests k WHERE k.child_id = ${keptId} AND k.state = 'pending' AND k.user_id = r.user_id))`,
  );
  const tables = ['guardian_invitations', 'access_requests', 'contact_lookups', 'team_changes', 'child_corrections'];
  for (const table of tables)
    await database.query(`UPDATE ${table} SET child_id = $1 WHERE child_id = $2`, [keptId, mergedId]);
  // Changes of deleted events, which tell of the child until they are read.
  await execute(
    database,
    sql`UPDATE event_changes SET child_ids = array_append(child_ids, ${keptId}::int) WHERE ${mergedId} = ANY(child_ids)`,
  );
  await execute(database, sql`DELETE FROM found_children WHERE child_id = ${mergedId}`);
  await execute(database, sql`DELETE FROM distinct_children WHERE ${mergedId} IN (child_id, other_id)`);
  await execute(database, sql`DELETE FROM guardianships WHERE child_id = ${mergedId}`);
}
