import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { type Settings } from '../../src/config/settings.ts';
import { MailDispatcher } from '../../src/telling/outbox/mail-dispatcher.ts';
import { type ClubApp, startClub } from './club-app.ts';

export interface MailClub extends ClubApp {
  dispatcher: MailDispatcher;
}

/** What `SMTP_URL`, `MAIL_FROM` and `PUBLIC_URL` say. */
export const mailSettings = (smtpUrl: string) => ({
  smtpUrl,
  mailFrom: 'office@club.example',
  publicUrl: 'https://club.example',
});

/** A club that may send mail, but sends only in `dispatcher.round()`. */
export async function startMailClub(overrides: Partial<Settings>, log?: (line: string) => void): Promise<MailClub> {
  const club = await startClub(overrides, log);
  await resumeDelivery(club.database);
  const dispatcher = club.app.get(MailDispatcher);
  const close = async () => {
    await dispatcher.stop();
    await club.close();
  };
  return { ...club, dispatcher, close };
}

export const resumeDelivery = (database: Pick<DataSource, 'query'>) =>
  database.query('INSERT INTO mail_delivery (is_paused) VALUES (false)');

interface Queue {
  count?: number;
  priority?: number;
  /** By default, each mail goes to a user of its own. */
  address?: string;
  fullName?: string;
  toStranger?: boolean;
}

/** Queues test mails for new users; returns their ids. */
export async function queueMails(
  database: Pick<DataSource, 'query'>,
  { count = 1, priority = 0, address, fullName = 'Sam Reader', toStranger = false }: Queue = {},
): Promise<string[]> {
  const rows: { id: string }[] = await database.query(
    `WITH people AS (
       INSERT INTO users (username, email, full_name, password_hash)
       SELECT name, name, $3, '' FROM (SELECT gen_random_uuid() || '@families.example' AS name FROM generate_series(1, $1)) names
       RETURNING id, email)
     INSERT INTO mails (kind, dedupe_key, user_id, address, priority, to_stranger)
     SELECT 'test', 'test:' || id, id, coalesce($4, email), $2, $5 FROM people RETURNING id`,
    [count, priority, fullName, address ?? null, toStranger],
  );
  return rows.map(({ id }) => id);
}

export interface MailRow {
  state: string;
  reason: string | null;
  attempts: number;
  /** Until the next attempt. */
  minutes: number;
}

export async function mailRow(database: Pick<DataSource, 'query'>, id: string): Promise<MailRow> {
  const [row] = await database.query(
    `SELECT state, reason, attempts, round(extract(epoch FROM due_at - now()) / 60)::int AS minutes FROM mails WHERE id = $1`,
    [id],
  );
  return row as MailRow;
}

/** Makes all waiting mails due. */
export const makeDue = (database: Pick<DataSource, 'query'>) =>
  database.query(`UPDATE mails SET due_at = now() WHERE state = 'queued'`);

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}
