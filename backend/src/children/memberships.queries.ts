import { limits } from '@touchline/domain';
import { type Sql, sql } from '../database/sql.ts';

/** When membership `m` is old enough to count for whoever made it. */
export const oldFrom = sql`m.added_at + ${limits.newMember.days} * interval '1 day'`;

/**
 * Whether membership `m` counts for a coach's lookups and notes: an admin or another confirmed coach of the team made it, or it is
 * old. A coach could otherwise add any child to an own team and read what only its coaches may.
 */
export const countsFor = (coachId: Sql): Sql => sql`
  (m.added_at IS NULL OR ${oldFrom} <= now() OR EXISTS (
    SELECT FROM users adder
    WHERE adder.id = m.added_by AND adder.id <> ${coachId} AND adder.is_active
      AND (adder.is_admin OR adder.is_coach AND EXISTS (
        SELECT FROM coach_appointments other
        WHERE other.team_id = m.team_id AND other.coach_id = adder.id AND other.confirmed_at IS NOT NULL))))`;
