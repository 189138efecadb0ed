import { type CivilDate, type EventFacts, eventFacts, type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../../database/child-names.ts';
import { execute, jsonOf, type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';

export const findReadAt = async (database: Queryable, { userId }: { userId: number }): Promise<Date | null> =>
  (
    await queryRow<{ readAt: Date | null }>(
      database,
      sql`SELECT notifications_read_at AS "readAt" FROM users WHERE id = ${userId}`,
    )
  )?.readAt ?? null;

/** Never earlier than before. The millisecond is for timestamps of the database, which are more precise. */
export const saveReadAt = (database: Queryable, { userId, until }: { userId: number; until: Date }) =>
  execute(
    database,
    sql`
      UPDATE users SET notifications_read_at =
        greatest(notifications_read_at, least(now(), ${until}::timestamptz + interval '1 millisecond'))
      WHERE id = ${userId}`,
  );

export interface ChangedEvent {
  eventId: number;
  /** Before the first change since the moment. */
  before: EventFacts;
  /** Null if the event has been deleted. */
  now: EventFacts | null;
  children: ShortenedName[];
  changedAt: Date;
}

/** The events that changed since a moment and concern children of a guardian, the latest change first. */
export const findChangedEvents = (
  database: Queryable,
  { guardianId, since, cutoff }: { guardianId: number; since: Date; cutoff: CivilDate },
) => {
  const own = sql`ARRAY(SELECT child_id FROM guardianships WHERE user_id = ${guardianId})`;
  return queryRows<ChangedEvent>(
    database,
    sql`
      WITH changed AS MATERIALIZED (
        SELECT event_id, (array_agg(before ORDER BY id))[1] AS before, max(changed_at) AS changed_at, max(id) AS last_id
        FROM event_changes WHERE changed_at > ${since} GROUP BY event_id
      ), concerned AS (
        SELECT event_id, child_id FROM event_children(${cutoff}::date)
        WHERE event_id = ANY(ARRAY(SELECT event_id FROM changed)) AND child_id = ANY(${own})
        UNION ALL
        -- A deleted event keeps the children whom it concerned.
        SELECT c.event_id, k.id FROM changed c JOIN event_changes deletion ON deletion.id = c.last_id
        JOIN children k ON k.id = ANY(deletion.child_ids) WHERE k.id = ANY(${own})
      ), families AS (
        SELECT event_id, json_agg(${shortenedName(sql`k`)} ORDER BY k.date_of_birth, k.id) AS children
        FROM concerned JOIN children k ON k.id = child_id WHERE k.is_registered GROUP BY event_id
      )
      SELECT c.event_id AS "eventId", c.before, c.changed_at AS "changedAt", f.children,
             CASE WHEN e.id IS NOT NULL THEN ${jsonOf('e', eventFacts)} END AS now
      FROM changed c JOIN families f ON f.event_id = c.event_id LEFT JOIN events e ON e.id = c.event_id
      ORDER BY c.changed_at DESC, c.last_id DESC`,
  );
};
