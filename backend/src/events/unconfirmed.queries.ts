import { type Sql, sql } from '../database/sql.ts';

/** Whether the optional availability `a` was given before its event moved here: the same rule as `hasMoved` in libs/domain. */
export const isUnconfirmed = (timeAndPlace: Sql): Sql =>
  sql`(a.is_available IS NOT NULL AND a.time_and_place <> ${timeAndPlace})`;

/** When and where the event was at the time of the availability `a` if that is unconfirmed, otherwise null. */
export const movedFrom = (timeAndPlace: Sql): Sql =>
  sql`CASE WHEN ${isUnconfirmed(timeAndPlace)} THEN a.time_and_place END`;
