import { limits } from '@touchline/domain';
import { allOf, execute, hasRow, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { hashOfSecret, newLinkSecret } from '../mail/link-secret.ts';
import { type GuardianInvitationDto } from './guardian-invitation.dto.ts';

export type InvitationRow = Omit<GuardianInvitationDto, 'invitedAt' | 'expiresAt'> & {
  invitedAt: Date;
  expiresAt: Date;
};

/** Open invitations, whose inviter may still invite. */
const open = sql`
  FROM guardian_invitations i JOIN children c ON c.id = i.child_id AND c.is_registered
  JOIN users inviter ON inviter.id = i.invited_by AND inviter.is_active
  WHERE i.expires_at > now()
    AND (inviter.is_admin OR EXISTS (SELECT FROM guardianships g WHERE g.child_id = i.child_id AND g.user_id = inviter.id))`;

const columns = sql`
  i.id, i.email, i.same_household AS "sameHousehold", i.invited_at AS "invitedAt", i.expires_at AS "expiresAt"`;

/** The newest first; without `inviterId`, those of all inviters. */
export const findInvitations = (
  database: Queryable,
  { childId, inviterId, id }: { childId: number; inviterId?: number; id?: number },
) =>
  queryRows<InvitationRow>(
    database,
    sql`
      SELECT ${columns} ${open}
        AND ${allOf(
          sql`i.child_id = ${childId} AND i.accepted_at IS NULL`,
          inviterId && sql`i.invited_by = ${inviterId}`,
          id && sql`i.id = ${id}`,
        )}
      ORDER BY i.invited_at DESC, i.id DESC`,
  );

interface NewInvitation {
  childId: number;
  invitedBy: number;
  email: string;
  sameHousehold: boolean;
}

/** Inviting the same address again prolongs the invitation; links that were sent before stop working. */
export async function saveInvitation(
  database: Queryable,
  { childId, invitedBy, email, sameHousehold }: NewInvitation,
): Promise<number> {
  const row = await queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
      VALUES (${childId}, ${invitedBy}, ${email}, ${sameHousehold}, now() + ${limits.invitations.days} * interval '1 day')
      ON CONFLICT (child_id, invited_by, email) WHERE accepted_at IS NULL
      DO UPDATE SET same_household = excluded.same_household, invited_at = now(), expires_at = excluded.expires_at
      RETURNING id`,
  );
  await execute(database, sql`DELETE FROM invitation_links WHERE invitation_id = ${row!.id}`);
  return row!.id;
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

/** What the mail of an invitation says; undefined if nobody may accept it any more. */
export const findInvitationToSend = (database: Queryable, { id }: { id: number }) =>
  queryRow<{ childName: string; email: string; isFromGuardian: boolean }>(
    database,
    sql`
      SELECT c.name AS "childName", i.email,
             EXISTS (SELECT FROM guardianships g WHERE g.child_id = i.child_id AND g.user_id = i.invited_by) AS "isFromGuardian"
      ${open} AND i.id = ${id} AND i.accepted_at IS NULL
        AND NOT EXISTS (
          SELECT FROM restricted_guardians r JOIN users u ON u.id = r.user_id
          WHERE r.child_id = i.child_id AND u.email = i.email)`,
  );

/** Returns the secret of a new link. Every attempt to send the mail has its own. */
export async function createInvitationLink(database: Queryable, { id }: { id: number }): Promise<string> {
  const secret = newLinkSecret();
  await execute(
    database,
    sql`INSERT INTO invitation_links (hash, invitation_id) VALUES (decode(${hashOfSecret(secret)}, 'hex'), ${id})`,
  );
  return secret;
}

export interface LinkedInvitation {
  id: number;
  childId: number;
  childName: string;
  email: string;
  invitedBy: number;
  sameHousehold: boolean;
  expiresAt: Date;
  acceptedBy: number | null;
  isGuardian: boolean;
}

/** The invitation of a link; undefined if it does not work for this user, or for a guest if `userId` is null. */
export const findLinkedInvitation = (
  database: Queryable,
  { token, userId }: { token: string; userId: number | null },
) =>
  queryRow<LinkedInvitation>(
    database,
    sql`
      SELECT i.id, i.child_id AS "childId", c.name AS "childName", i.email, i.invited_by AS "invitedBy",
             i.same_household AS "sameHousehold", i.expires_at AS "expiresAt", i.accepted_by AS "acceptedBy",
             EXISTS (SELECT FROM guardianships g WHERE g.child_id = i.child_id AND g.user_id = ${userId}) AS "isGuardian"
      ${open}
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
