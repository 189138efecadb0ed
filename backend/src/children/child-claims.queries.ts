import { type CivilDate, limits } from '@touchline/domain';
import { execute, hasRow, type Queryable, queryRows, sql } from '../database/sql.ts';
import { attemptsFor } from './child-attempts.queries.ts';

interface ChildSearch {
  foldedName: string;
  dateOfBirth: CivilDate;
  /** The number of letters by which the name may differ. */
  tolerance: number;
  /** Children whose names have more attempts are not found; null for no limit. */
  maxAttempts: number | null;
}

/** A child that a session has found by search. */
interface FoundChild {
  sessionId: string;
  childId: number;
}

/**
 * Finds at most two children, an exact match first. The index on the date of birth leaves few candidates. Children with too
 * many attempts are excluded here, because they would otherwise turn another possible match into an ambiguous one and so reveal
 * themselves.
 */
export const findUnclaimed = (database: Queryable, { foldedName, dateOfBirth, tolerance, maxAttempts }: ChildSearch) =>
  queryRows<{ id: number; name: string; isExact: boolean }>(
    database,
    sql`
      SELECT c.id, c.name, c.folded_name = ${foldedName} AS "isExact"
      FROM children c
      WHERE c.date_of_birth = ${dateOfBirth} AND c.is_registered
        AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id)
        AND is_meant(c.folded_name, ${foldedName}, ${tolerance})
        AND (${maxAttempts}::int IS NULL
          OR (SELECT attempts FROM (${attemptsFor(sql`c.folded_name`)}) counted) <= ${maxAttempts})
      ORDER BY "isExact" DESC
      LIMIT 2`,
  );

/** How long a session may claim a child it has found. */
const claimPeriod = sql`make_interval(mins => ${limits.claim.minutes})`;

/** Remembers that a session has found a child, and deletes the session's expired rows. */
export const rememberFound = (database: Queryable, { sessionId, childId }: FoundChild) =>
  execute(
    database,
    sql`
      WITH outdated AS (
        DELETE FROM found_children
        WHERE session_id = ${sessionId} AND child_id <> ${childId} AND found_at < now() - ${claimPeriod})
      INSERT INTO found_children (session_id, child_id)
      SELECT sid, ${childId} FROM sessions WHERE sid = ${sessionId} FOR KEY SHARE
      ON CONFLICT (session_id, child_id) DO UPDATE SET found_at = now()`,
  );

export const hasFound = (database: Queryable, { sessionId, childId }: FoundChild) =>
  hasRow(
    database,
    sql`
      SELECT FROM found_children
      WHERE session_id = ${sessionId} AND child_id = ${childId} AND found_at > now() - ${claimPeriod}`,
  );
