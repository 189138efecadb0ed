import {
  asInstant,
  countAffected,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  sql,
} from '../../database/sql.ts';
import { type PageDto } from '../../http/page.dto.ts';
import { type ChildErasureRequestDto } from '../../children/child.dto.ts';
import { erasureRequestOfRow } from '../../children/child.queries.ts';
import { type ErasureRequestDto } from './erasure.dto.ts';

interface RequestKey {
  childId: number;
  userId: number;
}

/** False if the guardian has asked already. */
export const insertErasureRequest = (database: Queryable, { childId, userId }: RequestKey) =>
  hasRow(
    database,
    sql`
      INSERT INTO erasure_requests (child_id, user_id) VALUES (${childId}, ${userId}) ON CONFLICT DO NOTHING RETURNING id`,
  );

/** False if there is no such request. */
export const deleteErasureRequest = (database: Queryable, { childId, userId }: RequestKey) =>
  hasRow(database, sql`DELETE FROM erasure_requests WHERE child_id = ${childId} AND user_id = ${userId} RETURNING id`);

/** Returns how many have asked. */
export const deleteErasureRequests = (database: Queryable, { childId }: { childId: number }) =>
  countAffected(database, sql`DELETE FROM erasure_requests WHERE child_id = ${childId}`);

/** The guardians of a registered child, or undefined. Locks the child, so that it is not removed meanwhile. */
export const lockOwnChild = (database: Queryable, { childId }: { childId: number }) =>
  queryRow<{ guardianIds: number[] }>(
    database,
    sql`
      SELECT ARRAY(SELECT user_id FROM guardianships g WHERE g.child_id = c.id) AS "guardianIds"
      FROM children c WHERE c.id = ${childId} AND c.is_registered FOR KEY SHARE`,
  );

export async function findOwnRequest(
  database: Queryable,
  { childId, userId }: RequestKey,
): Promise<ChildErasureRequestDto | undefined> {
  const row = await queryRow<{ request: ChildErasureRequestDto | null }>(
    database,
    sql`SELECT (${erasureRequestOfRow(userId)}) AS request FROM children c WHERE c.id = ${childId}`,
  );
  return row?.request ?? undefined;
}

/** Players whom somebody asks to delete; the oldest request first. */
export const findErasureRequests = (database: Queryable, { limit, offset }: PageDto) =>
  queryRows<ErasureRequestDto>(
    database,
    sql`
      SELECT c.id AS "childId", c.name, c.date_of_birth AS "dateOfBirth", c.is_registered AS "isRegistered", ${asInstant(sql`asked.at`)} AS "requestedAt",
             ARRAY(SELECT u.full_name FROM erasure_requests r JOIN users u ON u.id = r.user_id
                   WHERE r.child_id = c.id ORDER BY u.full_name, u.id) AS "requestedBy",
             ARRAY(SELECT u.full_name FROM guardianships g JOIN users u ON u.id = g.user_id
                   WHERE g.child_id = c.id AND NOT EXISTS (
                     SELECT FROM erasure_requests r WHERE r.child_id = c.id AND r.user_id = g.user_id)
                   ORDER BY u.full_name, u.id) AS "waitsFor"
      FROM (SELECT child_id, min(requested_at) AS at FROM erasure_requests GROUP BY child_id) asked
      JOIN children c ON c.id = asked.child_id
      ORDER BY asked.at, c.id LIMIT ${limit} OFFSET ${offset}`,
  );

export const countErasureRequests = (database: Queryable) =>
  queryCount(database, sql`SELECT count(DISTINCT child_id) FROM erasure_requests`);
