import { type Sql, sql } from '../../../database/sql.ts';

/** Whether two users are guardians of a child in one household; a user is with themselves. */
export const areOneHousehold = (childId: Sql, viewerId: number, otherId: Sql): Sql => sql`
  EXISTS (
    SELECT FROM guardianships mine JOIN guardianships theirs USING (child_id, household_id)
    WHERE mine.child_id = ${childId} AND mine.user_id = ${viewerId} AND theirs.user_id = ${otherId})`;

/** The name of a guardian in the reader's household; of others, no more than that they are guardians. */
export const guardianWords = (childId: Sql, viewerId: number | null, personId: Sql): Sql =>
  viewerId === null
    ? sql`'A guardian'`
    : sql`
      CASE WHEN ${areOneHousehold(childId, viewerId, personId)} THEN (SELECT full_name FROM users WHERE id = ${personId})
           ELSE 'Another guardian' END`;

/** Who gave response `a`, which is a row with `child_id`, `responded_by` and `source`. */
export const responderWords = (viewerId: number | null): Sql => sql`
  CASE WHEN a.source = 'staff' AND a.responded_by IS DISTINCT FROM ${viewerId}::int THEN 'Staff'
       ELSE ${guardianWords(sql`a.child_id`, viewerId, sql`a.responded_by`)} END`;

/** How response `a` was given. */
export const sourceWords = sql`
  CASE a.source WHEN 'app' THEN 'In the app' WHEN 'mail' THEN 'With the link in a mail' ELSE 'By staff' END`;

/** The name of a child of the user; null for others. */
export const ownChildName = (childId: Sql, userId: number): Sql => sql`
  (SELECT own.name FROM children own JOIN guardianships g ON g.child_id = own.id
   WHERE own.id = ${childId} AND own.is_registered AND g.user_id = ${userId})`;

/** To a restricted account the child does not exist, nor what it did for the child before. */
export const isNotRestricted = (childId: Sql, userId: number): Sql =>
  sql`NOT EXISTS (SELECT FROM restricted_guardians x WHERE x.child_id = ${childId} AND x.user_id = ${userId})`;

/** A time of the club's wall clock as text, `2026-11-30 18:05`; null if it has no beginning or no end. */
export const asWallTime = (timestamp: Sql): Sql =>
  sql`CASE WHEN isfinite(${timestamp}) THEN to_char(${timestamp}, 'YYYY-MM-DD HH24:MI') END`;
