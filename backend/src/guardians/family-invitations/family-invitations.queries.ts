import { limits } from '@touchline/domain';
import { execute, type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { hasRestriction } from '../guardianship.queries.ts';

interface Children {
  childIds: number[];
}

/** The guardians of registered players who have an account by an admin and have never signed in. */
export const findNewGuardians = (database: Queryable, { childIds }: Children) =>
  queryRows<{ id: number; email: string }>(
    database,
    sql`
      SELECT DISTINCT u.id, u.email FROM guardianships g
      JOIN users u ON u.id = g.user_id JOIN children c ON c.id = g.child_id AND c.is_registered
      WHERE g.child_id = ANY(${childIds}::int[]) AND u.is_active AND u.signed_in_at IS NULL AND NOT u.self_registered
      ORDER BY u.id`,
  );

/**
 * The invitations of registered players that admins have sent and nobody has accepted, also expired ones. None of a child for whom an
 * account is restricted, because its owner may have another address.
 */
const waiting = (childIds: number[]) => sql`
  FROM guardian_invitations i JOIN children c ON c.id = i.child_id AND c.is_registered
  JOIN users inviter ON inviter.id = i.invited_by AND inviter.is_admin AND inviter.is_active
  WHERE i.child_id = ANY(${childIds}::int[]) AND i.accepted_at IS NULL AND NOT i.same_household
    AND NOT ${hasRestriction(sql`i.child_id`)}`;

/** Prolongs invitations of admins that are older than a day, and returns them. Links that were sent before stop working. */
export async function renewInvitations(
  database: Queryable,
  { childIds }: Children,
): Promise<{ id: number; email: string }[]> {
  const renewed = await queryRows<{ id: number; email: string }>(
    database,
    sql`
      UPDATE guardian_invitations SET invited_at = now(), expires_at = now() + ${limits.invitations.days} * interval '1 day'
      WHERE id IN (SELECT i.id ${waiting(childIds)}) AND invited_at < now() - interval '1 day'
      RETURNING id, email`,
  );
  const ids = renewed.map(({ id }) => id);
  await execute(database, sql`DELETE FROM invitation_links WHERE invitation_id = ANY(${ids}::int[])`);
  return renewed;
}

/** How many people wait with an invitation, and how many players have nobody. */
export async function countWaiting(
  database: Queryable,
  { childIds }: Children,
): Promise<{ people: number; unreachable: number }> {
  const row = await queryRow<{ people: number; unreachable: number }>(
    database,
    sql`
      SELECT (SELECT count(DISTINCT i.email)::int ${waiting(childIds)}) AS people,
             (SELECT count(*)::int FROM children c
              WHERE c.id = ANY(${childIds}::int[]) AND c.is_registered
                AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id)
                AND NOT EXISTS (SELECT FROM guardian_invitations i WHERE i.child_id = c.id AND i.accepted_at IS NULL)) AS unreachable`,
  );
  return row!;
}
