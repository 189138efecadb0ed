import { type RetentionPeriods } from '@touchline/domain';
import { execute, type Queryable, queryRow, sql } from '../../database/sql.ts';

export interface RetentionSettings extends RetentionPeriods {
  startsAt: Date;
}

const columns = sql`
  unregistered_players AS "unregisteredPlayers", unused_accounts AS "unusedAccounts", events, audit_log AS "auditLog",
  announcements, contact_lookups AS "contactLookups", starts_at AS "startsAt"`;

/** Undefined before the first run on a server of this version. */
export const findRetention = (database: Queryable) =>
  queryRow<RetentionSettings>(database, sql`SELECT ${columns} FROM retention_settings`);

/** Begins with the usual periods, unless the club has begun. */
export const beginRetention = (database: Queryable, { startsAt }: { startsAt: Date }) =>
  execute(
    database,
    sql`INSERT INTO retention_settings (starts_at) VALUES (${startsAt}) ON CONFLICT (is_only) DO NOTHING`,
  );

/** Waits for a run in progress. */
export const lockRetention = async (database: Queryable): Promise<RetentionSettings> =>
  (await queryRow<RetentionSettings>(database, sql`SELECT ${columns} FROM retention_settings FOR UPDATE`))!;

/** For a run. Undefined before the start, and while another server runs or an admin saves. */
export const claimRetention = (database: Queryable, { at }: { at: Date }) =>
  queryRow<RetentionSettings>(
    database,
    sql`SELECT ${columns} FROM retention_settings WHERE starts_at <= ${at} FOR UPDATE SKIP LOCKED`,
  );

export const saveRetention = (database: Queryable, { startsAt, ...periods }: RetentionSettings) =>
  execute(
    database,
    sql`
      UPDATE retention_settings
      SET unregistered_players = ${periods.unregisteredPlayers}, unused_accounts = ${periods.unusedAccounts},
          events = ${periods.events}, audit_log = ${periods.auditLog}, announcements = ${periods.announcements},
          contact_lookups = ${periods.contactLookups}, starts_at = ${startsAt}`,
  );
