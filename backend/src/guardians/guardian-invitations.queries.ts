import { limits, type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../database/child-names.ts';
import { allOf, asInstant, execute, hasRow, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { hashOfSecret } from '../telling/mail/link-secret.ts';
import { type GuardianInvitationDto } from './guardian-invitation.dto.ts';
import { hasRestriction } from './guardianship.queries.ts';

/** Open invitations, whose inviter may still invite. */
export const openInvitations = sql`
  FROM guardian_invitations i JOIN children c ON c.id = i.child_id AND c.is_registered
  JOIN users inviter ON inviter.id = i.invited_by AND inviter.is_active
  WHERE i.expires_at > now()
    AND (inviter.is_admin OR EXISTS (SELECT FROM guardianships g WHERE g.child_id = i.child_id AND g.user_id = inviter.id))`;

const columns = sql`
  i.id, i.email, i.same_household AS "sameHousehold", ${asInstant(sql`i.invited_at`)} AS "invitedAt",
  ${asInstant(sql`i.expires_at`)} AS "expiresAt"`;

/** The newest first; without `inviterId`, those of all inviters. */
export const findInvitations = (
  database: Queryable,
  { childId, inviterId, id }: { childId: number; inviterId?: number; id?: number },
) =>
  queryRows<GuardianInvitationDto>(
    database,
    sql`
      SELECT ${columns} ${openInvitations}
        AND ${allOf(
          sql`i.child_id = ${childId} AND i.accepted_at IS NULL`,
          inviterId && sql`i.invited_by = ${inviterId}`,
          id && sql`i.id = ${id}`,
        )}
      ORDER BY i.invited_at DESC, i.id DESC`,
  );

/** An address to be invited to a child. */
export interface Invitee {
  childId: number;
  email: string;
}

/**
 * The addresses that an import may invite: without an open or accepted invitation to the child, and without an account that is a guardian.
 * Nobody is invited to a child for whom an account is restricted, because its owner may have another address, nor to a child who is not new
 * and has had a guardian, because that guardian may have left since the file was written.
 */
export const findUninvited = (database: Queryable, { invitees }: { invitees: Invitee[] }) =>
  queryRows<Invitee>(
    database,
    sql`
      SELECT wanted."childId", wanted.email
      FROM json_to_recordset(${JSON.stringify(invitees)}) AS wanted ("childId" int, email text)
      WHERE NOT EXISTS (SELECT ${openInvitations} AND i.child_id = wanted."childId" AND i.email = wanted.email)
        AND NOT EXISTS (
          SELECT FROM guardian_invitations i
          WHERE i.child_id = wanted."childId" AND i.email = wanted.email AND i.accepted_at IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM guardianships g JOIN users u ON u.id = g.user_id
          WHERE g.child_id = wanted."childId" AND u.email = wanted.email)
        AND NOT ${hasRestriction(sql`wanted."childId"`)}
        AND EXISTS (
          SELECT FROM children c
          WHERE c.id = wanted."childId"
            AND (c.created_at > now() - ${limits.invitations.importDays} * interval '1 day'
              OR c.guardians_left_at IS NULL AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id)))`,
  );

interface NewInvitations {
  invitees: Invitee[];
  invitedBy: number;
  sameHousehold: boolean;
}

/** Inviting the same address again prolongs the invitation; links that were sent before stop working. */
export async function saveInvitations(
  database: Queryable,
  { invitees, invitedBy, sameHousehold }: NewInvitations,
): Promise<{ id: number; email: string }[]> {
  const saved = await queryRows<{ id: number; email: string }>(
    database,
    sql`
      INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
      SELECT "childId", ${invitedBy}, email, ${sameHousehold}, now() + ${limits.invitations.days} * interval '1 day'
      FROM json_to_recordset(${JSON.stringify(invitees)}) AS invitee ("childId" int, email text)
      ON CONFLICT (child_id, invited_by, email) WHERE accepted_at IS NULL
      DO UPDATE SET same_household = excluded.same_household, invited_at = now(), expires_at = excluded.expires_at
      RETURNING id, email`,
  );
  const ids = saved.map(({ id }) => id);
  await execute(database, sql`DELETE FROM invitation_links WHERE invitation_id = ANY(${ids}::int[])`);
  return saved;
}

/** False if there is no such open invitation of the inviter; admins withdraw everybody's. */
export const deleteInvitation = (
  database: Queryable,
  { id, childId, inviterId }: { id: number; childId: number; inviterId?: number },
) =>
  hasRow(
    database,
    sql`
      DELETE FROM guardian_invitations
      WHERE ${allOf(
        sql`id = ${id} AND child_id = ${childId} AND accepted_at IS NULL`,
        inviterId && sql`invited_by = ${inviterId}`,
      )}
      RETURNING id`,
  );

export interface LinkedInvitation {
  id: number;
  childId: number;
  child: ShortenedName;
  email: string;
  invitedBy: number;
  sameHousehold: boolean;
  /** For the same household alone; otherwise null. */
  inviterName: string | null;
  expiresAt: Date;
  acceptedBy: number | null;
  isGuardian: boolean;
  /** Whether an admin has to approve that the user becomes a guardian. */
  isWaiting: boolean;
  hasRestriction: boolean;
}

/** The invitation of a link; undefined if it does not work for this user, or for a guest if `userId` is null. */
export const findLinkedInvitation = (
  database: Queryable,
  { token, userId }: { token: string; userId: number | null },
) =>
  queryRow<LinkedInvitation>(
    database,
    sql`
      SELECT i.id, i.child_id AS "childId", ${shortenedName(sql`c`)} AS child, i.email, i.invited_by AS "invitedBy",
             i.same_household AS "sameHousehold",
             CASE WHEN i.same_household THEN (SELECT u.full_name FROM users u WHERE u.id = i.invited_by) END AS "inviterName",
             i.expires_at AS "expiresAt", i.accepted_by AS "acceptedBy",
             EXISTS (SELECT FROM guardianships g WHERE g.child_id = i.child_id AND g.user_id = ${userId}) AS "isGuardian",
             EXISTS (SELECT FROM access_requests a
                     WHERE a.child_id = i.child_id AND a.user_id = ${userId} AND a.state = 'pending') AS "isWaiting",
             ${hasRestriction(sql`i.child_id`)} AS "hasRestriction"
      ${openInvitations}
        AND i.id = (SELECT invitation_id FROM invitation_links WHERE hash = decode(${hashOfSecret(token)}, 'hex'))
        AND (i.accepted_by IS NULL OR i.accepted_by = ${userId})
        AND NOT EXISTS (SELECT FROM restricted_guardians r WHERE r.child_id = i.child_id AND r.user_id = ${userId})`,
  );

/** Binds an invitation to the user; false if somebody else was faster. */
export const bindInvitation = async (
  database: Queryable,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> =>
  hasRow(
    database,
    sql`
      UPDATE guardian_invitations SET accepted_by = ${userId}, accepted_at = now()
      WHERE id = ${id} AND accepted_at IS NULL RETURNING id`,
  );

/** Deletes invitations that have expired, accepted or not. */
export const deleteOldInvitations = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM guardian_invitations WHERE expires_at < now() - ${days} * interval '1 day'`);
