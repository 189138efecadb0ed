import { type Sql, sql } from '../database/sql.ts';

/**
 * Whether membership `m` counts for event `e`: the child is a member on the event's day. The rule is `isOfDay` in libs/domain, and the
 * same as in `event_children`.
 */
export const isOfDay = sql`(
  m.joined_at < e.date + 1 AND (m.joined_at < e.starts_at OR m.added_at <= e.created_at) AND m.left_at >= e.starts_at)`;

/** Whether a league of a team, or the ages of a child, held for event `e`. */
export const heldForEvent = (period: Sql): Sql =>
  sql`(${period}.since < e.starts_at AND ${period}.until >= e.starts_at)`;
