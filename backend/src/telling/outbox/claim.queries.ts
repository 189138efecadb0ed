import { type EntityManager } from 'typeorm';
import {
  countAffected,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  type Sql,
  sql,
} from '../../database/sql.ts';
import { mailPriority } from './mail-priority.ts';

/** A mail that this server sends now; `Data` is what its kind stores with it. */
export interface ClaimedMail<Data = unknown> {
  id: string;
  kind: string;
  /** Who gets the mail, or who invites somebody who may have no account. */
  userId: number;
  address: string;
  /** Null unless somebody has verified that the address is the user's, because a stranger may have typed the name. */
  recipient: string | null;
  data: Data;
  /** Which attempt this is. Another server that takes the mail over has a higher number. */
  attempts: number;
  queuedAt: Date;
  /** Mails to this address that bounced in a row. */
  bounces: number;
  /** Whether another server has ended while it sent the mail, perhaps after the mail server had accepted it. */
  isInDoubt: boolean;
}

interface Claim {
  /** How many mails this server sends at once. */
  max: number;
  leaseMs: number;
  perHour: number;
}

/** The part of the hour's mails that is not kept for accounts. */
const commonPart = (perHour: number) => perHour - Math.floor(perHour / 5);

/** What addresses that nobody has verified may get of the part that is kept for accounts, because anybody can cause such mails. */
const strangersPart = (perHour: number) => Math.max(1, Math.floor(perHour / 10));

const due = sql`state IN ('queued', 'sending') AND due_at <= now()`;

/**
 * Claims the most important due mails, including those of a server that has not ended in time. Run in a transaction: the lock on the
 * delivery record lets servers count the hour's mails one after another.
 */
export async function claimMails(manager: EntityManager, { max, leaseMs, perHour }: Claim): Promise<ClaimedMail[]> {
  if (!(await hasRow(manager, sql`SELECT FROM mail_delivery WHERE NOT is_paused FOR UPDATE`))) return [];
  // Those that were claimed while the database's clock was ahead do not count, because they would do so until it is that time.
  const { members, strangers } = (await queryRow<{ members: number; strangers: number }>(
    manager,
    sql`
      SELECT count(*) FILTER (WHERE NOT to_stranger)::int AS members, count(*) FILTER (WHERE to_stranger)::int AS strangers
      FROM mails WHERE claimed_at > now() - interval '1 hour' AND claimed_at < now() + interval '5 minutes'`,
  ))!;
  const claim = (which: Sql, most: number) => (most > 0 ? updateClaimed(manager, which, most, leaseMs) : []);
  const all = perHour - members - strangers;
  const urgent = await claim(sql`priority = ${mailPriority.account} AND NOT to_stranger`, Math.min(max, all));
  const left = Math.min(max, all, commonPart(perHour) - members) - urgent.length;
  const common = await claim(sql`priority > ${mailPriority.account} AND NOT to_stranger`, left);
  const claimed = [...urgent, ...common];
  const rest = Math.min(max - claimed.length, all - claimed.length, strangersPart(perHour) - strangers);
  return [...claimed, ...(await claim(sql`to_stranger`, rest))];
}

// Materialized, because a subquery that the planner runs again would claim more than its limit.
const updateClaimed = (manager: EntityManager, which: Sql, most: number, leaseMs: number) =>
  queryRows<ClaimedMail>(
    manager,
    sql`
      WITH next AS MATERIALIZED (
        SELECT id, state FROM mails WHERE ${which} AND ${due} ORDER BY priority, due_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
      UPDATE mails m
      SET state = 'sending', attempts = m.attempts + 1, claimed_at = now(), due_at = now() + ${leaseMs} * interval '1 ms'
      FROM next, users u
      WHERE m.id = next.id AND u.id = m.user_id
      RETURNING m.id, m.kind, m.user_id AS "userId", m.address, m.data, m.attempts,
                CASE WHEN NOT m.to_guest AND NOT u.self_registered AND m.address = u.email THEN u.full_name END AS recipient,
                m.queued_at AS "queuedAt", next.state = 'sending' AS "isInDoubt",
                coalesce((SELECT bounces FROM mail_bounces b WHERE b.address = m.address), 0) AS bounces`,
  );

/** Cheap enough to ask every second. Without the order, the planner would read the sent mails to find one that is due. */
export const hasDueMails = (database: Queryable) =>
  hasRow(database, sql`SELECT FROM mails WHERE ${due} ORDER BY priority, due_at LIMIT 1`);

type Attempt = Pick<ClaimedMail, 'id' | 'attempts'>;

/** False if another server has taken the mail over. */
const endAttempt = async (database: Queryable, { id, attempts }: Attempt, changes: Sql): Promise<boolean> =>
  (await countAffected(
    database,
    sql`UPDATE mails SET ${changes} WHERE id = ${id} AND attempts = ${attempts} AND state = 'sending'`,
  )) > 0;

/** The body is null for secret mails. */
export async function markSent(
  database: Queryable,
  mail: Attempt,
  { address, subject, body }: { address: string; subject: string; body: string | null },
): Promise<void> {
  const isOurs = await endAttempt(
    database,
    mail,
    sql`state = 'sent', ended_at = now(), reason = NULL, address = ${address}, subject = ${subject}, body = ${body}`,
  );
  if (isOurs) await execute(database, sql`DELETE FROM mail_bounces WHERE address = ${address}`);
}

export const markDropped = (database: Queryable, mail: Attempt, { reason }: { reason: string }) =>
  endAttempt(database, mail, sql`state = 'dropped', ended_at = now(), claimed_at = NULL, reason = ${reason}`);

export const markFailed = (database: Queryable, mail: Attempt, failure: { reason: string; address: string }) =>
  endAttempt(
    database,
    mail,
    sql`state = 'failed', ended_at = now(), reason = ${failure.reason}, address = ${failure.address}`,
  );

/** Puts a mail back that has not been tried, because its recipient has quiet hours. */
export const defer = (database: Queryable, mail: Attempt, { minutes }: { minutes: number }) =>
  endAttempt(
    database,
    mail,
    sql`
      state = 'queued', attempts = attempts - 1, claimed_at = NULL, due_at = now() + ${minutes} * interval '1 minute',
      reason = ${'The recipient has quiet hours'}`,
  );

export const postpone = (
  database: Queryable,
  mail: Attempt,
  { reason, minutes }: { reason: string | null; minutes: number },
) =>
  endAttempt(
    database,
    mail,
    sql`state = 'queued', due_at = now() + ${minutes} * interval '1 minute', reason = ${reason}`,
  );

/** Of a mail that still exists, because the address of a deleted account is not kept. */
export const countBounce = (database: Queryable, { id, address }: { id: string; address: string }) =>
  execute(
    database,
    sql`
      INSERT INTO mail_bounces (address, bounces) SELECT ${address}, 1 FROM mails WHERE id = ${id} FOR KEY SHARE
      ON CONFLICT (address) DO UPDATE SET bounces = mail_bounces.bounces + 1, bounced_at = now()`,
  );

/** Mails to the address that bounced in a row. */
export const findBounces = (database: Queryable, { address }: { address: string }) =>
  queryCount(database, sql`SELECT coalesce(max(bounces), 0) AS count FROM mail_bounces WHERE address = ${address}`);

/** Deletes mails that have ended, except those whose link still works. */
export const deleteOldMails = (database: Queryable, { days }: { days: number }) =>
  execute(
    database,
    sql`
      DELETE FROM mails m WHERE ended_at < now() - ${days} * interval '1 day'
        AND NOT EXISTS (SELECT FROM account_links l WHERE l.mail_id = m.id)`,
  );
