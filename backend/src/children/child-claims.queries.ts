import { type CivilDate, limits } from '@touchline/domain';
import { execute, hasRow, type Queryable, queryRows, sql } from '../database/sql.ts';
import { triesFor } from './child-tries.queries.ts';

interface ChildSearch {
  foldedName: string;
  dateOfBirth: CivilDate;
  /** How many letters of the name may differ. */
  tolerance: number;
  /** A child whose name was tried more often than this is not found; null for no limit. */
  mostTries: number | null;
}

/** A child that a session has found by search. */
interface FoundChild {
  sessionId: string;
  childId: number;
}

/**
 * At most two unclaimed children, an exact name first. The date of birth leaves few candidates, by its index. Children whose
 * names were tried too often are left out here, because two possible matches would otherwise reveal them.
 */
export const findUnclaimed = (database: Queryable, { foldedName, dateOfBirth, tolerance, mostTries }: ChildSearch) =>
  queryRows<{ id: number; name: string; isExact: boolean }>(
    database,
    sql`
      SELECT c.id, c.name, c.folded_name = ${foldedName} AS "isExact"
      FROM children c
      WHERE c.date_of_birth = ${dateOfBirth} AND c.is_registered
        AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id)
        AND is_meant(c.folded_name, ${foldedName}, ${tolerance})
        AND (${mostTries}::int IS NULL
          OR (SELECT tries FROM (${triesFor(sql`c.folded_name`)}) counted) <= ${mostTries})
      ORDER BY "isExact" DESC
      LIMIT 2`,
  );

/** How long a session may claim what it has found. */
const validity = sql`make_interval(mins => ${limits.claim.minutes})`;

/** Remembers that a session has found a child, and deletes what it found too long ago. */
export const rememberFound = (database: Queryable, { sessionId, childId }: FoundChild) =>
  execute(
    database,
    sql`
      WITH outdated AS (
        DELETE FROM found_children
        WHERE session_id = ${sessionId} AND child_id <> ${childId} AND found_at < now() - ${validity})
      INSERT INTO found_children (session_id, child_id)
      SELECT sid, ${childId} FROM sessions WHERE sid = ${sessionId} FOR KEY SHARE
      ON CONFLICT (session_id, child_id) DO UPDATE SET found_at = now()`,
  );

/** Whether a session has found a child recently enough to claim it. */
export const hasFound = (database: Queryable, { sessionId, childId }: FoundChild) =>
  hasRow(
    database,
    sql`
      SELECT FROM found_children
      WHERE session_id = ${sessionId} AND child_id = ${childId} AND found_at > now() - ${validity}`,
  );
