import { limits, type OwnedChild, type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../database/child-names.ts';
import {
  allOf,
  countAffected,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  sql,
} from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type AccessRequestDto } from './access-request.dto.ts';
import { type GuardianshipKey, hasRestriction } from './guardianship.queries.ts';

export type RequestRow = Omit<AccessRequestDto, 'requestedAt' | 'hasRestriction'> & {
  child: ShortenedName;
  requestedAt: Date;
  hasRestriction: boolean;
};
/** `guardianIds` are those who decide; `isGuardian`, whether the requester is a guardian by now. */
export type DecidableRequest = RequestRow & OwnedChild & { userId: number; isGuardian: boolean };
export type SentRow = Omit<RequestRow, 'requesterName' | 'hasRestriction'> & { decidedAt: Date | null };

const columns = sql`
  r.id, r.child_id AS "childId", c.name AS "childName", ${shortenedName(sql`c`)} AS child, r.state, r.requested_at AS "requestedAt"`;

const columnsToDecide = sql`
  ${columns}, u.full_name AS "requesterName", ${hasRestriction(sql`c.id`)} AS "hasRestriction"`;

/** Requests about registered children, by users who can still become guardians. */
export const openRequests = sql`
  FROM access_requests r JOIN children c ON c.id = r.child_id AND c.is_registered
  JOIN users u ON u.id = r.user_id AND u.is_active`;

interface RequestFilter {
  childId?: number;
  /** Only requests that this guardian decides. */
  guardianId?: number;
}

const pending = ({ childId, guardianId }: RequestFilter) => sql`
  ${openRequests}
  WHERE ${allOf(
    sql`r.state = 'pending'`,
    childId && sql`r.child_id = ${childId}`,
    guardianId &&
      sql`r.child_id IN (SELECT child_id FROM guardianships WHERE user_id = ${guardianId}) AND NOT ${hasRestriction(sql`c.id`)}`,
  )}`;

/** The oldest first. */
export const findPending = (database: Queryable, { limit, offset, ...filter }: RequestFilter & PageDto) =>
  queryRows<RequestRow>(
    database,
    sql`
      SELECT ${columnsToDecide} ${pending(filter)}
      ORDER BY r.requested_at, r.id LIMIT ${limit} OFFSET ${offset}`,
  );

export const countPending = (database: Queryable, filter: RequestFilter) =>
  queryCount(database, sql`SELECT count(*) ${pending(filter)}`);

export const findRequest = (database: Queryable, { id }: { id: number }) =>
  queryRow<DecidableRequest>(
    database,
    sql`
      SELECT ${columnsToDecide}, r.user_id AS "userId",
             EXISTS (SELECT FROM guardianships g WHERE g.child_id = r.child_id AND g.user_id = r.user_id) AS "isGuardian",
             ARRAY(SELECT g.user_id FROM guardianships g
                   WHERE g.child_id = r.child_id AND NOT ${hasRestriction(sql`c.id`)}) AS "guardianIds"
      ${openRequests} WHERE r.id = ${id}`,
  );

const waitPeriod = sql`make_interval(days => ${limits.accessRequests.waitDays})`;
const isRecentlyDeclined = sql`r.state = 'declined' AND r.decided_at > now() - ${waitPeriod}`;

/** A user's requests that are pending or that keep the user waiting, the newest first. */
export const findSent = (database: Queryable, { userId, childId }: { userId: number; childId?: number }) =>
  queryRows<SentRow>(
    database,
    sql`
      SELECT ${columns}, r.decided_at AS "decidedAt" ${openRequests}
      WHERE ${allOf(
        sql`r.user_id = ${userId} AND (r.state = 'pending' OR ${isRecentlyDeclined})`,
        childId && sql`r.child_id = ${childId}`,
        sql`NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = r.child_id AND g.user_id = r.user_id)`,
        sql`NOT EXISTS (SELECT FROM restricted_guardians x WHERE x.child_id = r.child_id AND x.user_id = r.user_id)`,
      )}
      ORDER BY r.requested_at DESC, r.id DESC`,
  );

/** Undefined if the user's request is pending already, or if the user is restricted. */
export const insertRequest = (database: Queryable, { childId, userId }: GuardianshipKey) =>
  queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO access_requests (child_id, user_id)
      SELECT ${childId}::int, ${userId}::int
      WHERE NOT EXISTS (SELECT FROM restricted_guardians WHERE child_id = ${childId} AND user_id = ${userId})
      ON CONFLICT (child_id, user_id) WHERE state = 'pending' DO NOTHING RETURNING id`,
  );

/** False if it has been decided already. */
export const decideRequest = async (
  database: Queryable,
  { id, state, decidedBy }: { id: number; state: 'approved' | 'declined'; decidedBy: number },
): Promise<boolean> =>
  (await countAffected(
    database,
    sql`
      UPDATE access_requests SET state = ${state}, decided_at = now(), decided_by = ${decidedBy}
      WHERE id = ${id} AND state = 'pending'`,
  )) > 0;

/** False if the user has no such pending request. */
export const deleteRequest = (database: Queryable, { id, userId }: { id: number; userId: number }) =>
  hasRow(
    database,
    sql`DELETE FROM access_requests WHERE id = ${id} AND user_id = ${userId} AND state = 'pending' RETURNING id`,
  );

/** Deletes requests that were decided. */
export const deleteOldRequests = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM access_requests WHERE decided_at < now() - ${days} * interval '1 day'`);
