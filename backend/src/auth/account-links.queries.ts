import { execute, hasRow, type Queryable, queryCount, queryRow, sql } from '../database/sql.ts';
import { hashOfSecret, newLinkSecret } from '../telling/mail/link-secret.ts';
import { type ClaimedMail } from '../telling/outbox/claim.queries.ts';
import { undoableChanges } from '../users/user.queries.ts';
import { deleteFactor, saveRecoveryCodes } from './second-factor/second-factor.queries.ts';

/** What a link in a mail lets its owner do, once. */
export type LinkPurpose = 'reset-password' | 'set-password' | 'verify-email' | 'undo-email-change';

/** A trigger ends them when the password or the email changes, and with the first sign-in. */
export const passwordLinks: LinkPurpose[] = ['reset-password', 'set-password'];

interface NewLink {
  purpose: LinkPurpose;
  minutes: number;
  /** Only if the account still has this email. */
  ofCurrentEmail: boolean;
  /** Only if the password has not been changed since. */
  sessionEpoch?: number;
}

/**
 * Creates a link's secret and stores its hash, or returns null if the account has changed meanwhile, or the mail has been dropped. Every
 * attempt to send a mail has its own secret, so that the outbox never contains one. Waits for a running change of the account.
 */
export async function createLink(
  database: Queryable,
  { id, userId, address }: Pick<ClaimedMail, 'id' | 'userId' | 'address'>,
  { purpose, minutes, ofCurrentEmail, sessionEpoch }: NewLink,
): Promise<string | null> {
  const token = newLinkSecret();
  const isCreated = await hasRow(
    database,
    sql`
      INSERT INTO account_links (hash, purpose, user_id, mail_id, address, expires_at)
      SELECT decode(${hashOfSecret(token)}, 'hex'), ${purpose}, u.id, m.id, ${address},
             now() + ${minutes} * interval '1 minute'
      FROM users u JOIN mails m ON m.id = ${id}::uuid AND m.state = 'sending'
      WHERE u.id = ${userId} AND u.is_active
        ${ofCurrentEmail ? sql`AND u.email = ${address}` : sql``}
        ${sessionEpoch === undefined ? sql`` : sql`AND u.session_epoch = ${sessionEpoch}`}
      FOR SHARE
      RETURNING hash`,
  );
  return isCreated ? token : null;
}

export interface FoundLink {
  userId: number;
  mailId: string;
  purpose: LinkPurpose;
  address: string;
}

/** A live link of an active user; undefined for everything else. */
export const findLink = (database: Queryable, { token, purposes }: { token: string; purposes: LinkPurpose[] }) =>
  queryRow<FoundLink>(
    database,
    sql`
      SELECT l.user_id AS "userId", l.mail_id AS "mailId", l.purpose, l.address FROM account_links l JOIN users u ON u.id = l.user_id
      WHERE l.hash = decode(${hashOfSecret(token)}, 'hex') AND l.purpose = ANY(${purposes}) AND l.expires_at > now() AND u.is_active
        AND (l.purpose = 'undo-email-change' OR l.address = u.email)`,
  );

/** Locks the user, so that several links of the same user are used one after another. */
export const lockUser = (database: Queryable, { userId }: { userId: number }) =>
  execute(database, sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);

export const deleteLinks = (database: Queryable, { userId, purposes }: { userId: number; purposes: LinkPurpose[] }) =>
  execute(database, sql`DELETE FROM account_links WHERE user_id = ${userId} AND purpose = ANY(${purposes})`);

/**
 * Ends what a user, or somebody in their place, began after the mail of a link was queued: links and mails about the account, access
 * requests and the request for deletion. Earlier undo links stay, because whoever had an address first may take it back.
 */
export async function endAccountActsSince(
  database: Queryable,
  { userId, mailId }: { userId: number; mailId: string },
): Promise<void> {
  const queuedAt = sql`(SELECT queued_at FROM mails WHERE id = ${mailId}::uuid)`;
  await execute(
    database,
    sql`
      DELETE FROM account_links l USING mails m
      WHERE l.user_id = ${userId} AND m.id = l.mail_id AND (l.purpose <> 'undo-email-change' OR m.queued_at >= ${queuedAt})`,
  );
  await execute(
    database,
    sql`
      UPDATE mails SET state = 'dropped', ended_at = now(), claimed_at = NULL, reason = 'The change was undone'
      WHERE user_id = ${userId} AND kind = 'email-changed' AND state IN ('queued', 'sending', 'failed')
        AND queued_at > ${queuedAt}`,
  );
  await execute(database, sql`DELETE FROM access_requests WHERE user_id = ${userId} AND requested_at >= ${queuedAt}`);
  await execute(database, sql`DELETE FROM deletion_requests WHERE user_id = ${userId} AND requested_at >= ${queuedAt}`);
}

/**
 * Ends the guardianships that a user has taken or given to others, but not those that staff have given to the user; requests, choices of
 * mails, and the details by which others would reach the user.
 */
export async function endUnprovenActs(database: Queryable, { userId }: { userId: number }): Promise<void> {
  for (const table of [sql`access_requests`, sql`deletion_requests`, sql`mail_preferences`, sql`skipped_mails`]) {
    await execute(database, sql`DELETE FROM ${table} WHERE user_id = ${userId}`);
  }
  await execute(
    database,
    sql`DELETE FROM guardianships WHERE user_id = ${userId} AND granted_by IS NULL OR granted_by = ${userId}`,
  );
  await execute(database, sql`UPDATE users SET phone = NULL, bio = NULL WHERE id = ${userId}`);
}

/** Whether another user can restore this email by undoing a change. */
export const isReserved = (database: Queryable, { email, userId = 0 }: { email: string; userId?: number }) =>
  hasRow(database, sql`SELECT FROM ${undoableChanges} undoable WHERE address = ${email} AND user_id <> ${userId}`);

/** Ends guardianships of a user, or granted by them, that began after the mail of a link was queued. */
export const endGuardianshipsSince = (database: Queryable, { userId, mailId }: { userId: number; mailId: string }) =>
  execute(
    database,
    sql`
      DELETE FROM guardianships
      WHERE (user_id = ${userId} OR granted_by = ${userId}) AND created_at >= (SELECT queued_at FROM mails WHERE id = ${mailId}::uuid)`,
  );

/** Ends the recovery codes of a user, and the second factor if it was set up after the mail of a link was queued. */
export async function endFactorSince(
  database: Queryable,
  { userId, mailId }: { userId: number; mailId: string },
): Promise<void> {
  await saveRecoveryCodes(database, { userId, hashes: [] });
  const isLater = sql`
    SELECT FROM users
    WHERE id = ${userId} AND totp_since >= (SELECT queued_at FROM mails WHERE id = ${mailId}::uuid)`;
  if (await hasRow(database, isLater)) await deleteFactor(database, { userId });
}

/** A user's password resets that are queued or whose links are live. */
export const countLiveResets = (database: Queryable, { userId }: { userId: number }) =>
  queryCount(
    database,
    sql`
      SELECT count(*) FROM mails m
      WHERE user_id = ${userId} AND kind = 'password-reset' AND (
        state IN ('queued', 'sending')
        OR EXISTS (SELECT FROM account_links l WHERE l.mail_id = m.id AND l.expires_at > now()))`,
  );

/** Deletes links that have expired. */
export const deleteOldAccountLinks = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM account_links WHERE expires_at < now() - ${days} * interval '1 day'`);
