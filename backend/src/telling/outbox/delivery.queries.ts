import { execute, hasRow, type Queryable, sql } from '../../database/sql.ts';

/**
 * Lets a new club send mail. A database that has users but no record has been restored or upgraded: it stays paused until an admin
 * resumes, because its events and users may be those of another time.
 */
export const beginDelivery = (database: Queryable) =>
  execute(
    database,
    sql`
      INSERT INTO mail_delivery (is_paused) SELECT false WHERE NOT EXISTS (SELECT FROM users)
      ON CONFLICT (is_only) DO NOTHING`,
  );

export const isPaused = async (database: Queryable): Promise<boolean> =>
  !(await hasRow(database, sql`SELECT FROM mail_delivery WHERE NOT is_paused`));

export const setPaused = (database: Queryable, { paused, userId }: { paused: boolean; userId: number }) =>
  execute(
    database,
    sql`
      INSERT INTO mail_delivery (is_paused, changed_by) VALUES (${paused}, ${userId})
      ON CONFLICT (is_only) DO UPDATE SET is_paused = excluded.is_paused, changed_by = excluded.changed_by, changed_at = now()`,
  );

/** Whether an admin resumes for the first time since the database was restored or upgraded. */
export const isFirstResume = async (database: Queryable): Promise<boolean> =>
  !(await hasRow(database, sql`SELECT FROM mail_delivery`));

/** Leaves out what has perhaps been sent before the database was restored. */
export const skipPlan = (database: Queryable, { key }: { key: string }) =>
  execute(database, sql`INSERT INTO mail_plans (key) VALUES (${key}) ON CONFLICT DO NOTHING`);
