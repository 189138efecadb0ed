import { limits } from '@touchline/domain';
import { countAffected, execute, type Queryable, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';

interface FoldedAttempt {
  foldedName: string;
  /** The number of letters by which the child's name may differ. */
  tolerance: number;
}

/** The attempts with which a name is still open: in a day, and in the long window. */
export interface NameLimits {
  day: number;
  long: number;
}

const lastDay = sql`interval '24 hours'`;
const longWindow = sql`(${limits.childTries.longDays} * interval '1 day')`;

const deleteEndedLocks = sql`
  DELETE FROM locked_names WHERE id IN (
    SELECT id FROM locked_names WHERE locked_at < now() - ${lastDay} AND lasting_since IS NULL FOR UPDATE SKIP LOCKED)`;

/**
 * Whether attempt `t` could mean a name that differs by so many letters. The first condition repeats the second for the index, because
 * each letter by which the lengths differ is one of them.
 */
const couldMean = (foldedName: Sql, tolerance: Sql, most: Sql): Sql => sql`
  least(length(t.folded_name), 255) BETWEEN least(length(${foldedName}), 255) - ${most}::int
    AND least(length(${foldedName}), 255) + ${most}::int
  AND is_meant(${foldedName}, t.folded_name, ${tolerance})`;

/** Whether attempt `t` counts in the long window. Those of a lasting lock count until an admin unlocks the name. */
const countsLong = sql`(t.is_kept OR t.tried_at > now() - ${longWindow})`;

export async function insertAttempt(database: Queryable, { foldedName, tolerance }: FoldedAttempt): Promise<number> {
  const row = await queryRow<{ id: number }>(
    database,
    sql`
      WITH unlocked AS (${deleteEndedLocks})
      INSERT INTO child_tries (folded_name, tolerance) VALUES (${foldedName}, ${tolerance}) RETURNING id`,
  );
  return row!.id;
}

/** Deletes attempts that no longer count, except what another server is deleting. */
export const deleteOldAttempts = (database: Queryable, { days }: { days: number }) =>
  execute(
    database,
    sql`
      DELETE FROM child_tries WHERE id IN (
        SELECT id FROM child_tries WHERE tried_at < now() - ${days} * interval '1 day' AND NOT is_kept
        FOR UPDATE SKIP LOCKED)`,
  );

/** Locks of the last day have ended. Each attempt deletes them, too, because a name that is locked again is a new lock. */
export const deleteOldLocks = (database: Queryable) => execute(database, deleteEndedLocks);

export const deleteAttempt = (database: Queryable, { id }: { id: number }) =>
  execute(database, sql`DELETE FROM child_tries WHERE id = ${id}`);

/**
 * Counts the attempts that could mean a child of this name, of the last day and of the long window, and the seconds until the first of
 * the day is a day old.
 */
export const attemptsFor = (foldedName: Sql): Sql => sql`
  SELECT count(*) FILTER (WHERE t.tried_at > now() - ${lastDay}) AS attempts, count(*) AS "longAttempts",
         ceil(extract(epoch FROM
           min(t.tried_at) FILTER (WHERE t.tried_at > now() - ${lastDay}) + ${lastDay} - now())) AS "waitSeconds"
  FROM child_tries t
  WHERE ${countsLong} AND ${couldMean(foldedName, sql`t.tolerance`, sql`${limits.possibleMatch.distance}`)}`;

export async function countAttempts(database: Queryable, { foldedName }: { foldedName: string }) {
  const row = await queryRow<{ attempts: number; longAttempts: number; waitSeconds: string | null }>(
    database,
    attemptsFor(sql`${foldedName}::text`),
  );
  return row!;
}

interface NamesToLock extends FoldedAttempt {
  /** The name as typed. Admins see it if no registered child and no locked name is similar. */
  name: string;
  most: NameLimits;
  /** The number of letters by which two attempts for one child can differ. */
  distance: number;
}

/**
 * Locks the names whose attempts an attempt has used up. Compares the club's children only if enough attempts are similar. Keeps the
 * similar attempts if they reach the long limit, whatever children there are, because the end of a lock would otherwise tell whether
 * its name is that of a child.
 */
export const lockNames = (database: Queryable, { foldedName, tolerance, name, most, distance }: NamesToLock) =>
  queryRows<{ id: number; isNew: boolean; isLasting: boolean }>(
    database,
    sql`
      WITH near AS MATERIALIZED (
        SELECT t.id, t.folded_name, t.tolerance, t.tried_at > now() - ${lastDay} AS is_of_day FROM child_tries t
        WHERE ${countsLong} AND ${couldMean(sql`${foldedName}::text`, sql`${distance}`, sql`${distance}`)}
      ), counted AS MATERIALIZED (
        SELECT count(*) FILTER (WHERE is_of_day) AS day, count(*) AS long FROM near
      ), kept AS (
        UPDATE child_tries SET is_kept = true
        WHERE NOT is_kept AND id IN (SELECT id FROM near) AND (SELECT long FROM counted) >= ${most.long}
      ), matching AS MATERIALIZED (
        SELECT DISTINCT ON (c.folded_name) c.name, c.folded_name FROM children c
        WHERE (SELECT day >= ${most.day} OR long >= ${most.long} FROM counted) AND c.is_registered
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
      INSERT INTO locked_names (name, folded_name, tries, lasting_since)
      SELECT c.name, c.folded_name, CASE WHEN tried.long >= ${most.long} THEN tried.long ELSE tried.day END,
             CASE WHEN tried.long >= ${most.long} THEN now() END
      FROM candidates c CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE is_of_day) AS day, count(*) AS long
        FROM near n WHERE is_meant(c.folded_name, n.folded_name, n.tolerance)) tried
      WHERE tried.day >= ${most.day} OR tried.long >= ${most.long}
      ON CONFLICT (folded_name) DO UPDATE
      SET tries = excluded.tries, locked_at = now(),
          lasting_since = coalesce(locked_names.lasting_since, excluded.lasting_since)
      RETURNING id, xmax = 0 AS "isNew", lasting_since IS NOT NULL AS "isLasting"`,
  );

/** Counts an attempt without a match over the life of the account; 0 if the account has reached the maximum. */
export const consumeMiss = (database: Queryable, { userId, max }: { userId: number; max: number }) =>
  countAffected(
    database,
    sql`UPDATE users SET child_misses = child_misses + 1 WHERE id = ${userId} AND child_misses < ${max}`,
  );

export const refundMiss = (database: Queryable, { userId }: { userId: number }) =>
  execute(database, sql`UPDATE users SET child_misses = greatest(child_misses - 1, 0) WHERE id = ${userId}`);
