import {
  asInstant,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type ErasedAccount } from '../privacy/registry/entry.ts';
import { eraseFromTables } from '../privacy/registry/registry.ts';
import { undoableChanges } from '../users/user.queries.ts';
import { type DeletionRequestDto, type LeftChildDto } from './deletion-request.dto.ts';

/** The children of a user as JSON, the oldest first. */
const leftChildren = (userId: Sql): Sql => sql`
  (SELECT coalesce(json_agg(json_build_object(
     'id', c.id, 'name', c.name,
     'staysWithoutGuardian', NOT EXISTS (
       SELECT FROM guardianships o WHERE o.child_id = c.id AND o.user_id <> g.user_id),
     'isErasureRequested', EXISTS (SELECT FROM erasure_requests r WHERE r.child_id = c.id AND r.user_id = g.user_id))
     ORDER BY c.date_of_birth, c.id), '[]')
   FROM guardianships g JOIN children c ON c.id = g.child_id AND c.is_registered WHERE g.user_id = ${userId})`;

/** Undefined if the user has been deleted meanwhile. */
export const findDeletion = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ requestedAt: string | null; children: LeftChildDto[] }>(
    database,
    sql`
      SELECT ${asInstant(sql`r.requested_at`)} AS "requestedAt", ${leftChildren(sql`u.id`)} AS children
      FROM users u LEFT JOIN deletion_requests r ON r.user_id = u.id WHERE u.id = ${userId}`,
  );

/** False if the user has asked already. */
export const insertDeletionRequest = (database: Queryable, { userId }: { userId: number }) =>
  hasRow(
    database,
    sql`INSERT INTO deletion_requests (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING RETURNING user_id`,
  );

/** False if there is no such request, perhaps because somebody was faster. */
export const deleteDeletionRequest = (database: Queryable, { userId }: { userId: number }) =>
  hasRow(database, sql`DELETE FROM deletion_requests WHERE user_id = ${userId} RETURNING user_id`);

/** Until when a former owner of the address can undo a change of the email; null if nobody can. */
export async function findEndOfUndo(database: Queryable, { userId }: { userId: number }): Promise<Date | null> {
  const row = await queryRow<{ until: Date | null }>(
    database,
    sql`SELECT max(until) AS until FROM ${undoableChanges} undoable WHERE user_id = ${userId}`,
  );
  return row?.until ?? null;
}

/** The oldest first. */
export const findDeletionRequests = (database: Queryable, { limit, offset }: PageDto) =>
  queryRows<DeletionRequestDto>(
    database,
    sql`
      SELECT u.id AS "userId", u.full_name AS "fullName", u.email, ${asInstant(sql`r.requested_at`)} AS "requestedAt",
             ${leftChildren(sql`u.id`)} AS children
      FROM deletion_requests r JOIN users u ON u.id = r.user_id
      ORDER BY r.requested_at, r.user_id LIMIT ${limit} OFFSET ${offset}`,
  );

export const countDeletionRequests = (database: Queryable) =>
  queryCount(database, sql`SELECT count(*) FROM deletion_requests`);

/** The name of a user who still asks to be deleted. */
export const findRequesterName = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ fullName: string }>(
    database,
    sql`SELECT full_name AS "fullName" FROM users JOIN deletion_requests ON user_id = id WHERE id = ${userId}`,
  );

/** Undefined if there is no such user. */
export const findLeaver = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ hasRole: boolean; children: LeftChildDto[] }>(
    database,
    sql`
      SELECT u.is_coach OR u.is_admin OR u.is_welfare_officer AS "hasRole", ${leftChildren(sql`u.id`)} AS children FROM users u WHERE u.id = ${userId}`,
  );

/** Locks a user against every change and every new reference; undefined if there is no such user. */
export const lockLeaver = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ email: string; hasRole: boolean }>(
    database,
    sql`SELECT email, is_coach OR is_admin OR is_welfare_officer AS "hasRole" FROM users WHERE id = ${userId} FOR UPDATE`,
  );

/**
 * Locks the registered children of a user in order, so that exactly one of several guardians who leave concurrently sees itself as the
 * last.
 */
export const lockChildrenOf = (database: Queryable, { userId }: { userId: number }) =>
  queryRows<{ id: number }>(
    database,
    sql`
      SELECT c.id FROM children c
      WHERE c.is_registered AND c.id IN (SELECT child_id FROM guardianships WHERE user_id = ${userId})
      ORDER BY c.id FOR NO KEY UPDATE`,
  );

/** Deletes a user with everything that is theirs. What stays refers to nobody. */
export async function deleteUser(
  database: Queryable,
  user: Pick<ErasedAccount, 'userId' | 'email' | 'mayBeNamed'>,
): Promise<void> {
  const { userId, email } = user;
  const addresses = await queryRows<{ address: string }>(
    database,
    sql`SELECT address FROM mails WHERE user_id = ${userId} AND NOT to_guest UNION SELECT ${email}`,
  );
  await eraseFromTables(database, 'account', { ...user, addresses: addresses.map(({ address }) => address) });
  await execute(database, sql`DELETE FROM users WHERE id = ${userId}`);
}
