import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Api } from '../support/api.ts';
import { queueMails } from '../support/mail-club.ts';
import { connectTo } from './replicated-database.ts';

/** The recipient of mails whose transactions are not committed. */
export const undone = 'undone@club.example';

/** Creates users who have no quiet hours, without a mail; returns their ids. */
export async function createUsers(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `WITH people AS (
       INSERT INTO users (username, email, full_name, password_hash)
       SELECT name, name, 'Sam Reader', '' FROM (SELECT gen_random_uuid() || '@families.example' AS name FROM generate_series(1, $1)) names
       RETURNING id)
     INSERT INTO mail_preferences (user_id, off_topics, quiet_from, quiet_to, weekly_day, reminder_days)
     SELECT id, '{}', '00:00', '00:00', 1, '{}' FROM people RETURNING user_id AS id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** What the server responded to invitations. */
export interface Invitations {
  statuses: number[];
  /** Invitations that were queued although their response was 503. */
  uncertain: number;
}

/** Invites each user, four at a time, when `pace` allows the next; asks again after a 503, as an admin would. */
export async function inviteAll(
  admin: Api,
  ids: number[],
  pace: (invited: number) => Promise<void>,
): Promise<Invitations> {
  const invitations: Invitations = { statuses: [], uncertain: 0 };
  const invite = async (id: number): Promise<void> => {
    for (let isFirst = true; ; isFirst = false) {
      const { status } = await admin.post(`/api/users/${id}/invitation`);
      // The attempt before was committed.
      if (status === 409 && !isFirst) return void invitations.uncertain++;
      invitations.statuses.push(status);
      if (status !== 503) return;
      await pause(50);
    }
  };
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await pace(ids.length - waiting.length);
      await invite(id);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return invitations;
}

/** Publishes an announcement that is told at once, to everybody. */
export async function announce(admin: Api, client: pg.Client): Promise<void> {
  const { status } = await admin.post('/api/announcements', { title: 'Pitch closed', content: 'No training today.' });
  if (status !== 201) throw new Error(`The announcement was not accepted: ${status}`);
  await client.query('UPDATE announcement_notices SET due_at = now()');
}

/** A transaction that has queued mails and is not committed. */
export async function beginUndone(databaseUrl: string): Promise<pg.Client> {
  const client = await connectTo(databaseUrl);
  await client.query('BEGIN');
  const query = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  await queueMails({ query } as unknown as Parameters<typeof queueMails>[0], { count: 10, address: undone });
  return client;
}
