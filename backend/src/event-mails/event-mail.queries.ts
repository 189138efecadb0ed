import { type AskedChild, type CivilDate, type DeadlineFields, type EventFacts } from '@touchline/domain';
import { isAway } from '../absences/absence.queries.ts';
import { type Queryable, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';
import { movedFrom } from '../events/unconfirmed.queries.ts';

export interface EventSnapshot extends EventFacts {
  title: string;
}

export interface EventNotice {
  eventId: number;
  /** The event as families know it. */
  before: EventSnapshot;
  /** Whom it concerned when it was deleted, otherwise null. */
  childIds: number[] | null;
}

/** Takes a due notice, which no other server gets; undefined if none is due. */
export const takeNotice = (database: Queryable) =>
  queryRow<EventNotice>(
    database,
    sql`
      DELETE FROM event_notices WHERE event_id = (
        SELECT event_id FROM event_notices WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING event_id AS "eventId", before, child_ids AS "childIds"`,
  );

/** Undefined if the event has been deleted. */
export const findEventNow = (database: Queryable, { eventId }: { eventId: number }) =>
  queryRow<EventSnapshot & DeadlineFields & { version: number }>(
    database,
    sql`
      SELECT title, date, start_time AS "startTime", reporting_time AS "reportingTime", location,
             location_detail AS "locationDetail", status, deadline, deadline_hours AS "deadlineHours", version
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

/** The current e-mail of a guardian and those children that are still concerned, by age; undefined if there are none. */
export const findStillConcerned = (
  database: Queryable,
  { userId, childIds, ...concerned }: Concerned & { userId: number; childIds: number[]; isDeleted: boolean },
) =>
  queryRow<{ email: string; children: (AskedChild & { name: string })[] }>(
    database,
    sql`
      SELECT u.email,
             json_agg(json_build_object('id', c.id, 'name', c.name, 'isAvailable', a.is_available,
                                         'isAway', ${isAway(sql`c.id`, sql`e.date`)},
                                         'movedFrom', ${movedFrom(sql`e.time_and_place`)})
                      ORDER BY c.date_of_birth, c.id) AS children
      FROM users u JOIN guardianships g ON g.user_id = u.id JOIN children c ON c.id = g.child_id
      LEFT JOIN events e ON e.id = ${concerned.eventId}
      LEFT JOIN availabilities a ON a.event_id = e.id AND a.child_id = c.id
      WHERE u.id = ${userId} AND u.is_active AND NOT u.self_registered AND c.is_registered AND c.id = ANY(${childIds}::int[])
        ${concerned.isDeleted ? sql`` : sql`AND c.id = ANY(ARRAY(${concernedChildren({ ...concerned, childIds: null })}))`}
      GROUP BY u.id`,
  );
