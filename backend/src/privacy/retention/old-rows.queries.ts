import { type CivilDate } from '@touchline/domain';
import { countAffected, type Queryable, queryRow, type Sql, sql } from '../../database/sql.ts';
import { undoableChanges } from '../../users/user.queries.ts';
import { type Ages } from './ages-at.ts';
import { type OldRowsDto } from './retention.dto.ts';

/**
 * Whether player `c` left before a moment. A record that was merged into another goes with that one, because the family knows of one child.
 */
export const isOldPlayer = (before: Date): Sql =>
  sql`NOT c.is_registered AND c.merged_into IS NULL AND c.unregistered_at < ${before}`;

/**
 * Whether nobody has used account `u` since a moment. Those with a role are for an admin to decide about. One that is restricted stays,
 * because its owner could come back with a new one. One whose address was changed lately may be in the hands of a thief.
 */
export const isOldAccount = (before: Date): Sql => sql`
  u.seen_at < ${before} AND NOT (u.is_admin OR u.is_coach OR u.is_welfare_officer)
    AND NOT EXISTS (SELECT FROM guardianships WHERE user_id = u.id)
    AND NOT EXISTS (SELECT FROM restricted_guardians WHERE user_id = u.id)
    AND NOT EXISTS (SELECT FROM restriction_seals WHERE user_id = u.id)
    AND NOT EXISTS (SELECT FROM access_requests WHERE user_id = u.id AND state = 'pending')
    AND NOT EXISTS (SELECT FROM ${undoableChanges} undoable WHERE undoable.user_id = u.id)`;

const oldPlayers = (before: Date): Sql => sql`SELECT id FROM children c WHERE ${isOldPlayer(before)}`;
const oldAccounts = (before: Date): Sql => sql`SELECT id FROM users u WHERE ${isOldAccount(before)}`;
const oldEvents = (before: CivilDate): Sql => sql`SELECT id FROM events WHERE date < ${before}`;
const oldEntries = (before: Date): Sql => sql`SELECT id FROM audit_log WHERE at < ${before} AND action <> ''`;
const oldAnnouncements = (before: Date): Sql => sql`SELECT id FROM announcements WHERE created_at < ${before}`;
const oldLookups = (before: Date): Sql => sql`SELECT id FROM contact_lookups WHERE looked_up_at < ${before}`;

const counted = (rows: Sql): Sql => sql`(SELECT count(*) FROM (${rows} LIMIT 10000) old)`;

export const countOldRows = async (database: Queryable, ages: Ages): Promise<OldRowsDto> =>
  (await queryRow<OldRowsDto>(
    database,
    sql`
      SELECT ${counted(oldPlayers(ages.unregisteredPlayers))} AS "unregisteredPlayers",
             ${counted(oldAccounts(ages.unusedAccounts))} AS "unusedAccounts", ${counted(oldEvents(ages.events))} AS events,
             ${counted(oldEntries(ages.auditLog))} AS "auditLog",
             ${counted(oldAnnouncements(ages.announcements))} AS announcements,
             ${counted(oldLookups(ages.contactLookups))} AS "contactLookups"`,
  ))!;

/** Those that cascades reach are the most per row, so they are deleted a few at a time. */
export const deleteOldEvents = (database: Queryable, { before, max }: { before: CivilDate; max: number }) =>
  countAffected(
    database,
    sql`DELETE FROM events WHERE id = ANY(ARRAY(${oldEvents(before)} ORDER BY date LIMIT ${max}))`,
  );

export const deleteOldEntries = (database: Queryable, { before, max }: { before: Date; max: number }) =>
  countAffected(
    database,
    sql`DELETE FROM audit_log WHERE id = ANY(ARRAY(${oldEntries(before)} ORDER BY at LIMIT ${max}))`,
  );

export const deleteOldAnnouncements = (database: Queryable, { before, max }: { before: Date; max: number }) =>
  countAffected(
    database,
    sql`DELETE FROM announcements WHERE id = ANY(ARRAY(${oldAnnouncements(before)} LIMIT ${max}))`,
  );

export const deleteOldContactLookups = (database: Queryable, { before, max }: { before: Date; max: number }) =>
  countAffected(database, sql`DELETE FROM contact_lookups WHERE id = ANY(ARRAY(${oldLookups(before)} LIMIT ${max}))`);
