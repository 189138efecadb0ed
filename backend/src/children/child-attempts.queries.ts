import { countAffected, execute, type Queryable, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';

interface FoldedAttempt {
  foldedName: string;
  /** The number of letters by which the child's name may differ. */
  tolerance: number;
}

const lastDay = sql`interval '24 hours'`;

/** Also deletes attempts and locked names older than a day, except those that another attempt is deleting. */
export async function insertAttempt(database: Queryable, { foldedName, tolerance }: FoldedAttempt): Promise<number> {
  const row = await queryRow<{ id: number }>(
    database,
    sql`
      WITH outdated AS (
        DELETE FROM child_tries WHERE id IN (
          SELECT id FROM child_tries WHERE tried_at < now() - ${lastDay} FOR UPDATE SKIP LOCKED)
      ), unlocked AS (
        DELETE FROM locked_names WHERE id IN (
          SELECT id FROM locked_names WHERE locked_at < now() - ${lastDay} FOR UPDATE SKIP LOCKED)
      )
      INSERT INTO child_tries (folded_name, tolerance) VALUES (${foldedName}, ${tolerance}) RETURNING id`,
  );
  return row!.id;
}

export const deleteAttempt = (database: Queryable, { id }: { id: number }) =>
  execute(database, sql`DELETE FROM child_tries WHERE id = ${id}`);

/** Counts the last day's attempts that could mean a child of this name, and the seconds until the first of them is a day old. */
export const attemptsFor = (foldedName: Sql): Sql => sql`
  SELECT count(*) AS attempts, ceil(extract(epoch FROM min(t.tried_at) + ${lastDay} - now())) AS "waitSeconds"
  FROM child_tries t
  WHERE t.tried_at > now() - ${lastDay} AND is_meant(${foldedName}, t.folded_name, t.tolerance)`;

export async function countAttempts(database: Queryable, { foldedName }: { foldedName: string }) {
  const row = await queryRow<{ attempts: number; waitSeconds: string }>(database, attemptsFor(sql`${foldedName}`));
  return row!;
}

interface NamesToLock extends FoldedAttempt {
  /** The name as typed. Admins see it if no registered child and no locked name is similar. */
  name: string;
  /** The number of attempts that lock a name. */
  maxAttempts: number;
  /** The number of letters by which two attempts for one child can differ. */
  distance: number;
}

/** Locks the names whose attempts an attempt has used up. Compares the club's children only if enough attempts are similar. */
export const lockNames = (database: Queryable, { foldedName, tolerance, name, maxAttempts, distance }: NamesToLock) =>
  queryRows<{ isNew: boolean }>(
    database,
    sql`
      WITH near AS MATERIALIZED (
        SELECT folded_name, tolerance FROM child_tries
        WHERE tried_at > now() - ${lastDay} AND is_meant(folded_name, ${foldedName}, ${distance})
      ), matching AS MATERIALIZED (
        SELECT DISTINCT ON (c.folded_name) c.name, c.folded_name FROM children c
        WHERE (SELECT count(*) FROM near) >= ${maxAttempts} AND c.is_registered
          AND is_meant(c.folded_name, ${foldedName}, ${tolerance})
        ORDER BY c.folded_name, c.name
      ), candidates AS (
        SELECT * FROM matching
        UNION ALL
        SELECT ${name}, ${foldedName} WHERE NOT EXISTS (SELECT FROM matching)
          AND NOT EXISTS (
            SELECT FROM locked_names l
            WHERE l.folded_name <> ${foldedName} AND is_meant(l.folded_name, ${foldedName}, ${distance}))
      )
      INSERT INTO locked_names (name, folded_name, tries)
      SELECT c.name, c.folded_name, counted.attempts
      FROM candidates c CROSS JOIN LATERAL (
        SELECT count(*) AS attempts FROM near n WHERE is_meant(c.folded_name, n.folded_name, n.tolerance)) counted
      WHERE counted.attempts >= ${maxAttempts}
      ON CONFLICT (folded_name) DO UPDATE SET tries = excluded.tries, locked_at = now()
      RETURNING xmax = 0 AS "isNew"`,
  );

/** Counts an attempt without a match over the life of the account; 0 if the account has reached the maximum. */
export const consumeMiss = (database: Queryable, { userId, max }: { userId: number; max: number }) =>
  countAffected(
    database,
    sql`UPDATE users SET child_misses = child_misses + 1 WHERE id = ${userId} AND child_misses < ${max}`,
  );

export const refundMiss = (database: Queryable, { userId }: { userId: number }) =>
  execute(database, sql`UPDATE users SET child_misses = greatest(child_misses - 1, 0) WHERE id = ${userId}`);
