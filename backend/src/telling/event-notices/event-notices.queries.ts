import { type CivilDate, type ClockTime, eventFacts } from '@touchline/domain';
import { execute, jsonOf, type Queryable, type Sql, sql } from '../../database/sql.ts';

/** Families are told after five minutes, unless the change has been reversed by then; sooner if the event `e` begins soon. */
const noticeDelay = ({ date, time }: Notice['now']) => sql`
  CASE WHEN e.date + e.start_time::time < ${date}::date + ${time}::time THEN interval '5 minutes'
    ELSE greatest(interval '0', least(interval '5 minutes',
      (e.date + e.start_time::time) - (${date}::date + ${time}::time) - interval '5 minutes')) END`;

interface Notice {
  /** The ids of the events, or a query that selects them. */
  events: number[] | Sql;
  isDeletion: boolean;
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
  /** The club's wall clock. */
  now: { date: CivilDate; time: ClockTime };
  /** Whether families are told by mail, too. */
  byMail: boolean;
}

/**
 * Remembers how events are before they change or are deleted, for the notifications of families and, once it is due, for a mail. Of
 * several changes, a mail tells the first state, because families know that one. A deleted event keeps the children whom it concerned.
 */
export async function noteEvents(
  database: Queryable,
  { events, isDeletion, cutoff, now, byMail }: Notice,
): Promise<void> {
  await execute(
    database,
    sql`
      WITH changed AS (
        INSERT INTO event_changes (event_id, before, child_ids)
        SELECT e.id,
               ${jsonOf('e', eventFacts)},
               ${isDeletion ? childrenOf(cutoff) : sql`NULL`}
        FROM events e WHERE e.id = ANY(${Array.isArray(events) ? sql`${events}::int[]` : sql`ARRAY(${events})`})
        RETURNING event_id, before, child_ids
      )
      INSERT INTO event_notices (event_id, before, child_ids, due_at)
      SELECT c.event_id, c.before, c.child_ids, now() + ${noticeDelay(now)}
      FROM changed c JOIN events e ON e.id = c.event_id WHERE ${byMail}
      ON CONFLICT (event_id) DO UPDATE
        SET child_ids = excluded.child_ids, due_at = excluded.due_at, changed_at = excluded.changed_at`,
  );
}

const childrenOf = (cutoff: CivilDate) => sql`
  ARRAY(SELECT child_id FROM event_children(${cutoff}::date, e.date, e.date) WHERE event_id = e.id)`;

/** Skips what another server is deleting. */
export const deleteOldChanges = (database: Queryable, { days }: { days: number }) =>
  execute(
    database,
    sql`
      DELETE FROM event_changes WHERE id IN (
        SELECT id FROM event_changes WHERE changed_at < now() - ${days} * interval '1 day' FOR UPDATE SKIP LOCKED)`,
  );
