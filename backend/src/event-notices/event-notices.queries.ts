import { type CivilDate, type ClockTime } from '@touchline/domain';
import { execute, type Queryable, type Sql, sql } from '../database/sql.ts';

/** Families are told after five minutes, unless the change has been reversed by then; sooner if the event `e` begins soon. */
const untilTold = ({ date, time }: Notice['now']) => sql`
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
}

/**
 * Remembers how events are before they change or are deleted. Of several changes, the first state counts, because families know
 * that one. A deleted event keeps the children whom it concerned.
 */
export const noteEvents = (database: Queryable, { events, isDeletion, cutoff, now }: Notice): Promise<void> =>
  execute(
    database,
    sql`
      INSERT INTO event_notices (event_id, before, child_ids, due_at)
      SELECT e.id,
             json_build_object('title', e.title, 'date', e.date, 'startTime', e.start_time, 'reportingTime', e.reporting_time,
               'location', e.location, 'locationDetail', e.location_detail, 'status', e.status),
             ${isDeletion ? childrenOf(cutoff) : sql`NULL`},
             now() + ${untilTold(now)}
      FROM events e WHERE e.id = ANY(${Array.isArray(events) ? sql`${events}::int[]` : sql`ARRAY(${events})`})
      ON CONFLICT (event_id) DO UPDATE SET child_ids = excluded.child_ids, due_at = excluded.due_at`,
  );

const childrenOf = (cutoff: CivilDate) => sql`
  ARRAY(SELECT child_id FROM event_children(${cutoff}::date, e.date, e.date) WHERE event_id = e.id)`;
