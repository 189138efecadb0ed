import { type MailTopic } from '@touchline/domain';
import { execute, type Queryable, queryRow, sql } from '../../database/sql.ts';
import { hashOfSecret, newLinkSecret } from '../mail/link-secret.ts';

interface UnsubscribeLink {
  userId: number;
  topic: MailTopic;
}

/** Returns the secret of a new link that switches the topic off for the user, as long as the user has this address. */
export async function createUnsubscribeLink(
  database: Queryable,
  { userId, topic, address }: UnsubscribeLink & { address: string },
): Promise<string> {
  const secret = newLinkSecret();
  await execute(
    database,
    sql`
      INSERT INTO unsubscribe_links (hash, user_id, topic, address)
      VALUES (decode(${hashOfSecret(secret)}, 'hex'), ${userId}, ${topic}, ${address})`,
  );
  return secret;
}

/** Undefined for a link that no longer works. */
export const findUnsubscribeLink = (database: Queryable, { token }: { token: string }) =>
  queryRow<UnsubscribeLink>(
    database,
    sql`
      SELECT l.user_id AS "userId", l.topic FROM unsubscribe_links l JOIN users u ON u.id = l.user_id AND u.email = l.address
      WHERE l.hash = decode(${hashOfSecret(token)}, 'hex') AND u.is_active`,
  );

export const deleteOldUnsubscribeLinks = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM unsubscribe_links WHERE created_at < now() - ${days} * interval '1 day'`);
