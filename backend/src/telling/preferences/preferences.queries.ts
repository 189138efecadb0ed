import { type EntityManager } from 'typeorm';
import { defaultMailPreferences, limits, type MailPreferences } from '@touchline/domain';
import { execute, hasRow, type Queryable, queryRows, type Sql, sql } from '../../database/sql.ts';

interface PreferencesRow extends Omit<MailPreferences, 'quietHours'> {
  userId: number;
  quietFrom: string;
  quietTo: string;
}

const readRows = async (database: Queryable, condition: Sql): Promise<Map<number, MailPreferences>> => {
  const rows = await queryRows<PreferencesRow>(
    database,
    sql`
      SELECT p.user_id AS "userId", p.off_topics AS "offTopics", p.quiet_from AS "quietFrom", p.quiet_to AS "quietTo",
             p.weekly_day AS "weeklyDay", p.reminder_days AS "reminderDays", p.takes_replies AS "takesReplies",
             coalesce((SELECT json_agg(json_build_object('topic', m.topic, 'childId', m.child_id) ORDER BY m.topic, m.child_id)
                       FROM mail_mutes m WHERE m.user_id = p.user_id), '[]') AS mutes
      FROM mail_preferences p WHERE ${condition}`,
  );
  return new Map(
    rows.map(({ userId, quietFrom: from, quietTo: to, ...row }) => [
      userId,
      { ...row, quietHours: from === to ? null : { from, to } },
    ]),
  );
};

/** The preferences of all users who have changed them. */
export const findAllPreferences = (database: Queryable) => readRows(database, sql`true`);

export const findPreferences = async (database: Queryable, { userId }: { userId: number }): Promise<MailPreferences> =>
  (await readRows(database, sql`p.user_id = ${userId}`)).get(userId) ?? defaultMailPreferences;

/** Reads the preferences, which nobody else changes until the end of the transaction. */
export async function lockPreferences(
  manager: EntityManager,
  { userId }: { userId: number },
): Promise<MailPreferences> {
  await execute(manager, sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  return findPreferences(manager, { userId });
}

/** Mutes of children who are not the user's are not saved. */
export async function savePreferences(
  manager: EntityManager,
  { userId, preferences }: { userId: number; preferences: MailPreferences },
): Promise<void> {
  const { offTopics, mutes, quietHours, weeklyDay, reminderDays, takesReplies } = preferences;
  const { from, to } = quietHours ?? { from: '00:00', to: '00:00' };
  await execute(
    manager,
    sql`
      INSERT INTO mail_preferences (user_id, off_topics, quiet_from, quiet_to, weekly_day, reminder_days, takes_replies)
      VALUES (${userId}, ${offTopics}, ${from}, ${to}, ${weeklyDay}, ${reminderDays}, ${takesReplies})
      ON CONFLICT (user_id) DO UPDATE SET off_topics = excluded.off_topics, quiet_from = excluded.quiet_from,
        quiet_to = excluded.quiet_to, weekly_day = excluded.weekly_day, reminder_days = excluded.reminder_days,
        takes_replies = excluded.takes_replies`,
  );
  await execute(manager, sql`DELETE FROM mail_mutes WHERE user_id = ${userId}`);
  await execute(
    manager,
    sql`
      INSERT INTO mail_mutes (user_id, child_id, topic)
      SELECT g.user_id, g.child_id, m.topic
      FROM json_to_recordset(${JSON.stringify(mutes)}::json) AS m (topic text, "childId" int)
      JOIN guardianships g ON g.child_id = m."childId" AND g.user_id = ${userId}
      ON CONFLICT DO NOTHING`,
  );
}

/** Whether a user does not want one planned mail. */
export const isSkipped = (database: Queryable, { userId, key }: { userId: number; key: string }) =>
  hasRow(database, sql`SELECT FROM skipped_mails WHERE user_id = ${userId} AND key = ${key}`);

export const findSkipped = async (database: Queryable, { userId }: { userId: number }): Promise<Set<string>> => {
  const rows = await queryRows<{ key: string }>(database, sql`SELECT key FROM skipped_mails WHERE user_id = ${userId}`);
  return new Set(rows.map(({ key }) => key));
};

/** Of the mails that a user does not want, the latest are kept. */
export async function setSkipped(
  database: Queryable,
  { userId, key, isOn }: { userId: number; key: string; isOn: boolean },
): Promise<void> {
  if (isOn) return execute(database, sql`DELETE FROM skipped_mails WHERE user_id = ${userId} AND key = ${key}`);
  await execute(
    database,
    sql`INSERT INTO skipped_mails (user_id, key) VALUES (${userId}, ${key}) ON CONFLICT DO NOTHING`,
  );
  await execute(
    database,
    sql`
      DELETE FROM skipped_mails WHERE user_id = ${userId} AND key IN (
        SELECT key FROM skipped_mails WHERE user_id = ${userId}
        ORDER BY skipped_at DESC, key OFFSET ${limits.skippedMails.max})`,
  );
}

export const deleteOldSkips = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM skipped_mails WHERE skipped_at < now() - ${days} * interval '1 day'`);

/** Sends at once what waits for the end of earlier quiet hours; they are asked again when it is sent. */
export const releaseDeferred = (database: Queryable, { userId }: { userId: number }) =>
  execute(
    database,
    sql`UPDATE mails SET due_at = now() WHERE user_id = ${userId} AND state = 'queued' AND attempts = 0 AND due_at > now()`,
  );

/** The user's children, the oldest first. */
export const findOwnChildren = (database: Queryable, { userId }: { userId: number }) =>
  queryRows<{ id: number; name: string }>(
    database,
    sql`
      SELECT c.id, c.name FROM guardianships g JOIN children c ON c.id = g.child_id
      WHERE g.user_id = ${userId} AND c.is_registered ORDER BY c.date_of_birth, c.id`,
  );
