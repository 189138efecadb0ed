import { type CivilDate, type EventFacts, eventFacts, type ShortenedName } from '@touchline/domain';
import { columnsOf, type Queryable, queryRow, queryRows, type Sql, sql } from '../../database/sql.ts';

export interface EventNotice {
  eventId: number;
  /** The event as families know it. */
  before: EventFacts;
  /** Whom it concerned when it was deleted, otherwise null. */
  childIds: number[] | null;
}

/**
 * Claims the next due notice and every other notice of the same change, so that a family gets one mail. Callers hold the planning lock.
 */
export const claimDueNotices = (database: Queryable) =>
  queryRows<EventNotice>(
    database,
    sql`
      DELETE FROM event_notices WHERE changed_at = (
        SELECT changed_at FROM event_notices WHERE due_at <= now() ORDER BY due_at LIMIT 1)
      RETURNING event_id AS "eventId", before, child_ids AS "childIds"`,
  );

/** Undefined if the event has been deleted. */
export const findEventNow = (database: Queryable, { eventId }: { eventId: number }) =>
  queryRow<EventFacts & { version: number }>(
    database,
    sql`
      SELECT ${columnsOf('events', [...eventFacts, 'version'])}
      FROM events WHERE id = ${eventId}`,
  );

interface Concerned {
  eventId: number;
  /** The children of a deleted event; null to look up whom the event concerns. */
  childIds: number[] | null;
  cutoff: CivilDate;
}

const concernedChildren = ({ eventId, childIds, cutoff }: Concerned): Sql =>
  childIds
    ? sql`SELECT unnest(${childIds}::int[])`
    : sql`
        SELECT concerned.child_id FROM events e CROSS JOIN LATERAL event_children(${cutoff}::date, e.date, e.date) concerned
        WHERE e.id = ${eventId} AND concerned.event_id = e.id`;

export interface Recipient {
  userId: number;
  email: string;
  childIds: number[];
}

/** The guardians of the children, without those whose address nobody has verified. */
export const findRecipients = (database: Queryable, concerned: Concerned) =>
  queryRows<Recipient>(
    database,
    sql`
      SELECT u.id AS "userId", u.email, array_agg(g.child_id ORDER BY g.child_id) AS "childIds"
      FROM guardianships g JOIN users u ON u.id = g.user_id
      WHERE g.child_id = ANY(ARRAY(${concernedChildren(concerned)})) AND u.is_active AND NOT u.self_registered
      GROUP BY u.id`,
  );

/** The current email of a guardian, and their children by age; undefined if no mail may go to them. */
export const findGuardian = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ email: string; children: (ShortenedName & { id: number })[] }>(
    database,
    sql`
      SELECT u.email, json_agg(json_build_object('id', c.id, 'name', c.name, 'shortName', c.short_name) ORDER BY c.date_of_birth, c.id) AS children
      FROM users u JOIN guardianships g ON g.user_id = u.id JOIN children c ON c.id = g.child_id AND c.is_registered
      WHERE u.id = ${userId} AND u.is_active AND NOT u.self_registered GROUP BY u.id`,
  );

/** Those of the events that have not been deleted. */
export async function findExisting(database: Queryable, { eventIds }: { eventIds: number[] }): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(database, sql`SELECT id FROM events WHERE id = ANY(${eventIds}::int[])`);
  return rows.map(({ id }) => id);
}
