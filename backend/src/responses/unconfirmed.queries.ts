import { type TimeAndPlace } from '@touchline/domain';
import { execute, type Queryable, type Sql, sql } from '../database/sql.ts';

/** Whether the optional availability `a` was given before its event moved here: the same rule as `hasMoved` in libs/domain. */
export const isUnconfirmed = (timeAndPlace: Sql): Sql =>
  sql`(a.is_available IS NOT NULL AND a.time_and_place <> ${timeAndPlace})`;

/** When and where the event was at the time of the availability `a` if that is unconfirmed, otherwise null. */
export const movedFrom = (timeAndPlace: Sql): Sql =>
  sql`CASE WHEN ${isUnconfirmed(timeAndPlace)} THEN a.time_and_place END`;

/**
 * Keeps confirmed what was confirmed before a change of an event that has taken place, because that is a correction. Call it after the
 * change.
 */
export const keepConfirmed = (database: Queryable, before: TimeAndPlace & { id: number }) =>
  execute(
    database,
    sql`
      UPDATE availabilities a SET time_and_place = e.time_and_place
      FROM events e WHERE e.id = ${before.id} AND a.event_id = e.id AND a.time_and_place = time_and_place(
        ${before.date}::date, ${before.startTime}, ${before.reportingTime}, ${before.location}, ${before.locationDetail},
        ${before.isTimeToBeConfirmed ?? false})`,
  );
