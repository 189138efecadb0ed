import { type EntityManager } from 'typeorm';
import { type CivilDate, type FamilyEvent, type TimedDeadline } from '@touchline/domain';
import { execute, hasRow, type Queryable, queryCount, queryRow, queryRows, sql } from '../../database/sql.ts';

/** False while another server plans, for whose transaction nobody waits. */
export const tryPlanning = (manager: EntityManager): Promise<boolean> =>
  hasRow(manager, sql`SELECT WHERE pg_try_advisory_xact_lock(hashtext('mail_plans'))`);

/** Returns those of the keys that no server has planned before. */
export async function beginPlans(manager: EntityManager, { keys }: { keys: string[] }): Promise<Set<string>> {
  const rows = await queryRows<{ key: string }>(
    manager,
    sql`INSERT INTO mail_plans (key) SELECT unnest(${keys}::text[]) ON CONFLICT DO NOTHING RETURNING key`,
  );
  return new Set(rows.map(({ key }) => key));
}

export const deleteOldPlans = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM mail_plans WHERE planned_at < now() - ${days} * interval '1 day'`);

/** Which of the mails users do not want, as `<user id> <key>`. */
export const findSkippedBy = async (database: Queryable, { keys }: { keys: string[] }): Promise<Set<string>> => {
  const rows = await queryRows<{ userId: number; key: string }>(
    database,
    sql`SELECT user_id AS "userId", key FROM skipped_mails WHERE key = ANY(${keys}::text[])`,
  );
  return new Set(rows.map(({ userId, key }) => `${userId} ${key}`));
};

/** The state of a user's planned mails by their dedupe key. */
export const findPlannedStates = async (database: Queryable, { userId }: { userId: number }) => {
  const rows = await queryRows<{ key: string; isOpen: boolean }>(
    database,
    sql`
      SELECT dedupe_key AS key, state IN ('queued', 'sending') AS "isOpen" FROM mails
      WHERE user_id = ${userId} AND queued_at > now() - interval '3 days'`,
  );
  return new Map(rows.map(({ key, isOpen }) => [key, isOpen]));
};

interface NewEventsQuery {
  createdFrom: Date;
  createdUntil: Date;
  zone: string;
  from: CivilDate;
  to: CivilDate;
}

/** Events on these days, and later ones with a deadline, that were created in a period; `createdAt` is by the clock of the zone. */
export const findNewEvents = (database: Queryable, { createdFrom, createdUntil, zone, from, to }: NewEventsQuery) =>
  queryRows<TimedDeadline & Pick<FamilyEvent, 'id' | 'createdAt'>>(
    database,
    sql`
      SELECT id, date, start_time AS "startTime", deadline, deadline_hours AS "deadlineHours",
             to_char(created_at AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI') AS "createdAt"
      FROM events
      WHERE created_at > ${createdFrom} AND created_at <= ${createdUntil} AND date >= ${from}
        AND (date <= ${to} OR deadline IS NOT NULL OR deadline_hours IS NOT NULL)
        AND status <> 'cancelled'
      ORDER BY id`,
  );

/** Returns the moment of the reminder, or undefined if the families were reminded less than an hour ago. */
export const beginReminder = async (
  database: Queryable,
  { eventId, userId }: { eventId: number; userId: number },
): Promise<Date | undefined> =>
  (
    await queryRow<{ sentAt: Date }>(
      database,
      sql`
        INSERT INTO event_reminders AS r (event_id, sent_at, sent_by) VALUES (${eventId}, now(), ${userId})
        ON CONFLICT (event_id) DO UPDATE SET sent_at = now(), sent_by = excluded.sent_by
        WHERE r.sent_at <= now() - interval '1 hour'
        RETURNING sent_at AS "sentAt"`,
    )
  )?.sentAt;

/** How many events a user has reminded families of in the last hour. */
export const countReminders = (database: Queryable, { userId }: { userId: number }) =>
  queryCount(
    database,
    sql`SELECT count(*) FROM event_reminders WHERE sent_by = ${userId} AND sent_at > now() - interval '1 hour'`,
  );

/** When the families were last reminded by staff. */
export const findLastReminder = async (database: Queryable, { eventId }: { eventId: number }): Promise<Date | null> =>
  (
    await queryRow<{ sentAt: Date }>(
      database,
      sql`SELECT sent_at AS "sentAt" FROM event_reminders WHERE event_id = ${eventId}`,
    )
  )?.sentAt ?? null;
