import { type ResponseSource } from '@touchline/domain';
import { allOf, asInstant, type Queryable, queryCount, queryRows, type Sql, sql } from '../database/sql.ts';
import { shareHousehold } from '../guardians/guardianship.queries.ts';
import { type PageDto } from '../http/page.dto.ts';

interface HistoryFilter {
  eventId: number;
  /** Without `seesAll`, only the viewer's own children match. */
  viewer: { id: number; seesAll: boolean };
}

export interface PastResponseRow {
  childId: number;
  childName: string;
  isAvailable: boolean | null;
  respondedAt: string;
  userId: number | null;
  responderName: string | null;
  source: ResponseSource;
  /** Whether the responder and the viewer are guardians of the child in one household. */
  isSameHousehold: boolean;
}

/** All responses for an event, the latest first. */
export const findPastResponses = (database: Queryable, { limit, offset, ...filter }: HistoryFilter & PageDto) =>
  queryRows<PastResponseRow>(
    database,
    sql`
      SELECT c.id AS "childId", c.name AS "childName", h.is_available AS "isAvailable", ${asInstant(sql`h.responded_at`)} AS "respondedAt",
             h.responded_by AS "userId", u.full_name AS "responderName", h.source,
             ${shareHousehold(sql`c.id`, filter.viewer.id, sql`h.responded_by`)} AS "isSameHousehold"
      FROM availability_history h JOIN children c ON c.id = h.child_id LEFT JOIN users u ON u.id = h.responded_by
      WHERE ${condition(filter)} ORDER BY h.responded_at DESC, h.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );

export const countPastResponses = (database: Queryable, filter: HistoryFilter) =>
  queryCount(database, sql`SELECT count(*) FROM availability_history h WHERE ${condition(filter)}`);

/** A condition on `availability_history h`. */
const condition = ({ eventId, viewer }: HistoryFilter): Sql =>
  allOf(
    sql`h.event_id = ${eventId}`,
    sql`h.child_id IN (SELECT id FROM children WHERE is_registered)`,
    !viewer.seesAll && sql`h.child_id IN (SELECT child_id FROM guardianships WHERE user_id = ${viewer.id})`,
  );
