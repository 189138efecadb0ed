import { asInstant, execute, type Queryable, queryCount, queryRow, queryRows, sql } from '../../database/sql.ts';
import { type MailDetailsDto, type MailDto, type MailFilterDto } from './mail.dto.ts';

export interface NewMail {
  kind: string;
  /** Identifies the act and the recipient: a second mail with the same key is not queued. */
  key: string;
  userId: number;
  address: string;
  /** Whether the address may have no account; the user is then the one who invites. */
  toGuest?: boolean;
  data?: Record<string, unknown>;
  /** Until the mail is due. */
  delayHours?: number;
}

/** Mails a day to an address that nobody has verified. */
const strangerMailsPerDay = 3;

const waits = `At most ${strangerMailsPerDay} mails a day go to an address that nobody has verified`;

/**
 * Returns the number of mails whose keys are new. One to an address that nobody has verified waits until it is not the fourth of a day,
 * or is not queued if another of its kind is, because that says the same.
 */
export const insertMails = async (database: Queryable, mails: (NewMail & { priority: number })[]): Promise<number> =>
  (
    await queryRows(
      database,
      sql`
        INSERT INTO mails (kind, dedupe_key, user_id, address, to_guest, to_stranger, priority, data, due_at, reason)
        SELECT mail.kind, key, u.id, mail.address, is_guest, is_stranger, priority, data, greatest(due, free),
               CASE WHEN free > due THEN ${waits} END
        FROM json_to_recordset(${JSON.stringify(mails)}::json)
          AS mail (kind text, key text, "userId" int, address text, "toGuest" boolean, priority int, data jsonb, "delayHours" int)
        JOIN users u ON u.id = mail."userId"
        CROSS JOIN LATERAL (
          SELECT coalesce("toGuest", false) AS is_guest, now() + coalesce("delayHours", 0) * interval '1 hour' AS due) given
        CROSS JOIN LATERAL (
          SELECT CASE WHEN is_guest THEN NOT (u.is_admin OR u.is_coach) ELSE u.self_registered AND u.email = mail.address END
            AS is_stranger) whom
        LEFT JOIN LATERAL (
          SELECT coalesce(least(claimed_at, now()), due_at) + interval '1 day' AS free FROM mails before
          WHERE is_stranger AND before.to_stranger AND before.address = mail.address AND before.state <> 'dropped'
          ORDER BY free DESC OFFSET ${strangerMailsPerDay - 1} LIMIT 1) third ON true
        WHERE free IS NULL OR free <= now() OR is_guest OR NOT EXISTS (
          SELECT FROM mails before
          WHERE before.to_stranger AND before.address = mail.address AND before.kind = mail.kind AND before.state = 'queued')
        ON CONFLICT (dedupe_key) DO NOTHING
        RETURNING id`,
    )
  ).length;

const columns = sql`
  m.id, m.kind, m.state, CASE WHEN m.to_guest THEN m.address ELSE u.full_name END AS recipient, m.address, m.subject, m.reason, m.attempts,
  ${asInstant(sql`m.queued_at`)} AS "queuedAt", ${asInstant(sql`m.due_at`)} AS "dueAt",
  ${asInstant(sql`m.ended_at`)} AS "endedAt"`;

const matching = ({ state }: MailFilterDto) => (state ? sql`m.state = ${state}` : sql`true`);

/** The newest first. */
export const findMails = (database: Queryable, { limit, offset, ...filter }: MailFilterDto) =>
  queryRows<MailDto>(
    database,
    sql`
      SELECT ${columns} FROM mails m JOIN users u ON u.id = m.user_id WHERE ${matching(filter)}
      ORDER BY m.queued_at DESC, m.id LIMIT ${limit} OFFSET ${offset}`,
  );

export const countMails = (database: Queryable, filter: MailFilterDto) =>
  queryCount(database, sql`SELECT count(*) FROM mails m WHERE ${matching(filter)}`);

export const findMail = (database: Queryable, { id }: { id: string }) =>
  queryRow<MailDetailsDto>(
    database,
    sql`SELECT ${columns}, m.body FROM mails m JOIN users u ON u.id = m.user_id WHERE m.id = ${id}`,
  );

/** Queues a failed mail again and forgets the bounces of its address. Returns the kind, or undefined if it has not failed. */
export async function retryMail(database: Queryable, { id }: { id: string }): Promise<string | undefined> {
  const mail = await queryRow<{ kind: string; address: string }>(
    database,
    sql`
      UPDATE mails SET state = 'queued', attempts = 0, due_at = now(), ended_at = NULL, reason = NULL
      WHERE id = ${id} AND state = 'failed' RETURNING kind, address`,
  );
  if (mail) await execute(database, sql`DELETE FROM mail_bounces WHERE address = ${mail.address}`);
  return mail?.kind;
}

export interface QueueState {
  isPaused: boolean;
  queued: number;
  failed: number;
  sentLastHour: number;
  sentLastDay: number;
  oldestQueuedAt: string | null;
}

/** The mails that the page of mails calls failed. */
export const failedMails = sql`state = 'failed' AND ended_at > now() - interval '30 days'`;

/** Materialized, because the planner would look for the oldest among the sent mails. */
export const findQueueState = async (database: Queryable) =>
  (await queryRow<QueueState>(
    database,
    sql`
      WITH waiting AS MATERIALIZED (SELECT queued_at FROM mails WHERE state IN ('queued', 'sending'))
      SELECT NOT EXISTS (SELECT FROM mail_delivery WHERE NOT is_paused) AS "isPaused",
             (SELECT count(*) FROM waiting) AS queued,
             (SELECT count(*) FROM mails WHERE ${failedMails}) AS failed,
             (SELECT count(*) FROM mails WHERE claimed_at > now() - interval '1 hour') AS "sentLastHour",
             (SELECT count(*) FROM mails WHERE state = 'sent' AND ended_at > now() - interval '1 day') AS "sentLastDay",
             (SELECT ${asInstant(sql`min(queued_at)`)} FROM waiting) AS "oldestQueuedAt"`,
  ))!;

/** Addresses to which nothing is sent any longer. */
export const findStoppedAddresses = (database: Queryable, { maxBounces }: { maxBounces: number }) =>
  queryRows<{ address: string }>(
    database,
    sql`SELECT address FROM mail_bounces WHERE bounces >= ${maxBounces} ORDER BY address LIMIT 100`,
  );
