import { countAffected, execute, type Queryable, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';

interface FoldedTry {
  foldedName: string;
  /** How many letters the name of the child may differ by. */
  tolerance: number;
}

const lastDay = sql`interval '24 hours'`;

/** Keeps a try and deletes those older than a day, except while another try is deleting them. */
export async function insertTry(database: Queryable, { foldedName, tolerance }: FoldedTry): Promise<number> {
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

export const deleteTry = (database: Queryable, { id }: { id: number }) =>
  execute(database, sql`DELETE FROM child_tries WHERE id = ${id}`);

/** The tries of the last day that may mean a child of this name, and the seconds until the first of them is a day old. */
export const triesFor = (foldedName: Sql): Sql => sql`
  SELECT count(*) AS tries, ceil(extract(epoch FROM min(t.tried_at) + ${lastDay} - now())) AS "waitSeconds"
  FROM child_tries t
  WHERE t.tried_at > now() - ${lastDay} AND is_meant(${foldedName}, t.folded_name, t.tolerance)`;

export async function countTries(database: Queryable, { foldedName }: { foldedName: string }) {
  const row = await queryRow<{ tries: number; waitSeconds: string }>(database, triesFor(sql`${foldedName}`));
  return row!;
}

interface NamesToLock extends FoldedTry {
  /** The name as it was typed, which admins see where neither a child's name nor a locked one explains it. */
  name: string;
  /** How many tries lock a name. */
  most: number;
  /** How many letters two tries for one child can be apart. */
  distance: number;
}

/** Locks the names that a try has used up. Only when enough tries are that near are the club's children compared. */
export const lockNames = (database: Queryable, { foldedName, tolerance, name, most, distance }: NamesToLock) =>
  queryRows<{ isNew: boolean }>(
    database,
    sql`
      WITH near AS MATERIALIZED (
        SELECT folded_name, tolerance FROM child_tries
        WHERE tried_at > now() - ${lastDay} AND is_meant(folded_name, ${foldedName}, ${distance})
      ), meant AS MATERIALIZED (
        SELECT DISTINCT ON (c.folded_name) c.name, c.folded_name FROM children c
        WHERE (SELECT count(*) FROM near) >= ${most} AND c.is_registered
          AND is_meant(c.folded_name, ${foldedName}, ${tolerance})
        ORDER BY c.folded_name, c.name
      ), candidates AS (
        SELECT * FROM meant
        UNION ALL
        SELECT ${name}, ${foldedName} WHERE NOT EXISTS (SELECT FROM meant)
          AND NOT EXISTS (
            SELECT FROM locked_names l
            WHERE l.folded_name <> ${foldedName} AND is_meant(l.folded_name, ${foldedName}, ${distance}))
      )
      INSERT INTO locked_names (name, folded_name, tries)
      SELECT c.name, c.folded_name, counted.tries
      FROM candidates c CROSS JOIN LATERAL (
        SELECT count(*) AS tries FROM near n WHERE is_meant(c.folded_name, n.folded_name, n.tolerance)) counted
      WHERE counted.tries >= ${most}
      ON CONFLICT (folded_name) DO UPDATE SET tries = excluded.tries, locked_at = now()
      RETURNING xmax = 0 AS "isNew"`,
  );

/** Counts a try without a match in the account's life; 0 when the account has had too many. */
export const consumeMiss = (database: Queryable, { userId, most }: { userId: number; most: number }) =>
  countAffected(
    database,
    sql`UPDATE users SET child_misses = child_misses + 1 WHERE id = ${userId} AND child_misses < ${most}`,
  );

export const refundMiss = (database: Queryable, { userId }: { userId: number }) =>
  execute(database, sql`UPDATE users SET child_misses = greatest(child_misses - 1, 0) WHERE id = ${userId}`);
