import { type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../database/child-names.ts';
import { execute, type Queryable, queryRows, sql } from '../database/sql.ts';
import { hashOfSecret, newLinkSecret } from '../telling/mail/link-secret.ts';
import { openInvitations } from './guardian-invitations.queries.ts';

interface InvitationToSend {
  id: number;
  child: ShortenedName;
  email: string;
  isFromGuardian: boolean;
}

/** What the mail of invitations says, without those that nobody may accept any longer. */
export const findInvitationsToSend = (database: Queryable, { ids }: { ids: number[] }) =>
  queryRows<InvitationToSend>(
    database,
    sql`
      SELECT i.id, ${shortenedName(sql`c`)} AS child, i.email,
             EXISTS (SELECT FROM guardianships g WHERE g.child_id = i.child_id AND g.user_id = i.invited_by) AS "isFromGuardian"
      ${openInvitations} AND i.id = ANY(${ids}::int[]) AND i.accepted_at IS NULL
        AND NOT EXISTS (
          SELECT FROM restricted_guardians r JOIN users u ON u.id = r.user_id
          WHERE r.child_id = i.child_id AND u.email = i.email)
      ORDER BY c.name, i.id`,
  );

/** Adds the secret of a new link to each invitation. Every attempt to send the mail has its own. */
export async function createInvitationLinks<Invitation extends { id: number }>(
  database: Queryable,
  { invitations }: { invitations: Invitation[] },
): Promise<(Invitation & { secret: string })[]> {
  const linked = invitations.map((invitation) => ({ ...invitation, secret: newLinkSecret() }));
  const rows = linked.map(({ id, secret }) => ({ id, hash: hashOfSecret(secret) }));
  await execute(
    database,
    sql`
      INSERT INTO invitation_links (hash, invitation_id)
      SELECT decode(hash, 'hex'), id FROM json_to_recordset(${JSON.stringify(rows)}) AS link (id int, hash text)`,
  );
  return linked;
}
