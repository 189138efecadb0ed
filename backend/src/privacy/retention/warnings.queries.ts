import { execute, hasRow, type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { isOldAccount, isOldPlayer } from './old-rows.queries.ts';
import { type WarnedDto } from './retention.dto.ts';

export const countWarned = async (database: Queryable): Promise<WarnedDto> =>
  (await queryRow<WarnedDto>(
    database,
    sql`SELECT count(child_id) AS players, count(user_id) AS accounts FROM deletion_warnings`,
  ))!;

/** When an account’s owner was warned; undefined if the account is kept. */
export const findAccountWarning = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ warnedAt: Date }>(
    database,
    sql`SELECT warned_at AS "warnedAt" FROM deletion_warnings WHERE user_id = ${userId}`,
  );

/** When the admins were warned first of the players who are still to be deleted; undefined if there are none. */
export const findPlayersWarning = (database: Queryable) =>
  queryRow<{ players: number; warnedAt: Date }>(
    database,
    sql`
      SELECT count(*) AS players, min(warned_at) AS "warnedAt" FROM deletion_warnings WHERE child_id IS NOT NULL
      HAVING count(*) > 0`,
  );

/** Gives everybody the whole time again, because nobody is asked while mail is paused. */
export const restartWarnings = (database: Queryable, { at }: { at: Date }) =>
  execute(database, sql`UPDATE deletion_warnings SET warned_at = ${at}`);

interface Warned {
  /** Old at this moment. */
  before: Date;
  /** Warned at least so long ago, with enough time to answer. */
  warnedBefore: Date;
  max: number;
}

/** Players who are old, and of whom the admins know: no mail to them waits. Whoever was restored since has no warning. */
export const findPlayersToDelete = (database: Queryable, { before, warnedBefore, max }: Warned) =>
  queryRows<{ id: number }>(
    database,
    sql`
      SELECT c.id FROM deletion_warnings w JOIN children c ON c.id = w.child_id
      WHERE w.warned_at <= ${warnedBefore} AND ${isOldPlayer(before)}
        AND NOT EXISTS (SELECT FROM mails m WHERE m.kind = 'players-left' AND m.state IN ('queued', 'sending'))
      ORDER BY c.id LIMIT ${max}`,
  );

/** Accounts that are old, and whose users know. A mail that waits has not warned anybody. */
export const findAccountsToDelete = (database: Queryable, { before, warnedBefore, max }: Warned) =>
  queryRows<{ id: number }>(
    database,
    sql`
      SELECT u.id FROM deletion_warnings w JOIN users u ON u.id = w.user_id
      WHERE w.warned_at <= ${warnedBefore} AND ${isOldAccount(before)} AND NOT EXISTS (
        SELECT FROM mails m WHERE m.user_id = u.id AND m.kind = 'account-unused' AND m.state IN ('queued', 'sending'))
      ORDER BY u.id LIMIT ${max}`,
  );

/** Whether an account that is locked by now is still old. */
export const isStillOldAccount = (database: Queryable, { id, before }: { id: number; before: Date }) =>
  hasRow(database, sql`SELECT FROM users u WHERE u.id = ${id} AND ${isOldAccount(before)}`);

/** Whether a player that is locked by now is still old. */
export const isStillOldPlayer = (database: Queryable, { id, before }: { id: number; before: Date }) =>
  hasRow(database, sql`SELECT FROM children c WHERE c.id = ${id} AND ${isOldPlayer(before)}`);

interface Due {
  /** Old at this moment, which is a warning later than now. */
  before: Date;
  at: Date;
  max: number;
}

/** Returns the players of whom the admins have to be told. */
export const warnOfPlayers = (database: Queryable, { before, at, max }: Due) =>
  queryRows<{ id: number }>(
    database,
    sql`
      INSERT INTO deletion_warnings (child_id, warned_at)
      SELECT c.id, ${at} FROM children c
      WHERE ${isOldPlayer(before)} AND NOT EXISTS (SELECT FROM deletion_warnings w WHERE w.child_id = c.id)
      ORDER BY c.id LIMIT ${max} ON CONFLICT DO NOTHING RETURNING child_id AS id`,
  );

/** Returns whom to write. */
export const warnOfAccounts = (database: Queryable, { before, at, max }: Due) =>
  queryRows<{ userId: number; email: string; isActive: boolean }>(
    database,
    sql`
      WITH warned AS (
        INSERT INTO deletion_warnings (user_id, warned_at)
        SELECT u.id, ${at} FROM users u
        WHERE ${isOldAccount(before)} AND NOT EXISTS (SELECT FROM deletion_warnings w WHERE w.user_id = u.id)
        ORDER BY u.id LIMIT ${max} ON CONFLICT DO NOTHING RETURNING user_id)
      SELECT u.id AS "userId", u.email, u.is_active AS "isActive" FROM warned w JOIN users u ON u.id = w.user_id ORDER BY u.id`,
  );

/** Forgets warnings of what somebody keeps: a player who came back, an account that was used or has children. */
export const deleteAnsweredWarnings = (database: Queryable, before: { players: Date; accounts: Date }) =>
  execute(
    database,
    sql`
      DELETE FROM deletion_warnings w
      WHERE EXISTS (SELECT FROM children c WHERE c.id = w.child_id AND NOT (${isOldPlayer(before.players)}))
         OR EXISTS (SELECT FROM users u WHERE u.id = w.user_id AND NOT (${isOldAccount(before.accounts)}))`,
  );
