import { limits } from '@touchline/domain';
import { execute, hasRow, type Queryable, sql } from '../database/sql.ts';

/** A child that a session has found by search or by adding it again. */
interface FoundChild {
  sessionId: string;
  childId: number;
}

/** How long a session may claim a child it has found, or request access to it. */
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

/** False as well for a user who is restricted since. */
export const hasFound = (database: Queryable, { sessionId, childId, userId }: FoundChild & { userId: number }) =>
  hasRow(
    database,
    sql`
      SELECT FROM found_children
      WHERE session_id = ${sessionId} AND child_id = ${childId} AND found_at > now() - ${claimPeriod}
        AND NOT EXISTS (SELECT FROM restricted_guardians WHERE child_id = ${childId} AND user_id = ${userId})`,
  );
