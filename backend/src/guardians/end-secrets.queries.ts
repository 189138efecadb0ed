import { execute, type Queryable, queryRow, sql } from '../database/sql.ts';
import { type GuardianshipKey } from './guardianship.queries.ts';

/** How many of each have ended. */
export interface EndedSecrets {
  invitations: number;
  requests: number;
  answerLinks: number;
  feedLinks: number;
}

/**
 * Ends whatever may have been handed to an account, under another address too, before it was restricted for a child: invitations, pending
 * requests, proofs of having found the child, answer links and the addresses of feeds. Links and feeds of the account itself no longer show
 * the child. The others' links end for all events, because the child may join the team of any of them. The caller has locked
 * the child.
 */
export async function endSecrets(database: Queryable, { childId, userId }: GuardianshipKey): Promise<EndedSecrets> {
  await execute(database, sql`DELETE FROM found_children WHERE child_id = ${childId}`);
  const ended = await queryRow<EndedSecrets>(
    database,
    sql`
      WITH others AS (SELECT user_id FROM guardianships WHERE child_id = ${childId} AND user_id <> ${userId}),
      invitations AS (
        DELETE FROM guardian_invitations WHERE child_id = ${childId} AND accepted_at IS NULL RETURNING expires_at),
      requests AS (
        DELETE FROM access_requests
        WHERE child_id = ${childId} AND (state = 'pending' OR user_id = ${userId}) RETURNING state),
      answers AS (
        DELETE FROM answer_links WHERE user_id IN (SELECT user_id FROM others) RETURNING user_id),
      addresses AS (
        DELETE FROM feed_links l USING feeds f
        WHERE f.id = l.feed_id AND f.user_id IN (SELECT user_id FROM others)
          AND (f.scope = 'children' OR f.child_id = ${childId})
        RETURNING l.feed_id)
      SELECT (SELECT count(*)::int FROM invitations WHERE expires_at > now()) AS invitations,
             (SELECT count(*)::int FROM requests WHERE state = 'pending') AS requests,
             (SELECT count(*)::int FROM answers) AS "answerLinks",
             (SELECT count(*)::int FROM addresses) AS "feedLinks"`,
  );
  return ended!;
}
