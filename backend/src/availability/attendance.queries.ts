import { type CivilDate, type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../database/child-names.ts';
import { type Queryable, queryRow, type Sql, sql } from '../database/sql.ts';
import { countsOfErased } from '../events/event-counts.queries.ts';
import { uncountedFor, type Viewer } from '../guardians/guardianship.queries.ts';

export interface AttendanceRow {
  available: number;
  total: number;
  /** Sorted by name. */
  names: ShortenedName[];
}

interface AttendanceQuery {
  cutoff: CivilDate;
  eventId: number;
  viewer: Viewer & { knows: 'everyone' | 'club' | 'teammates' | 'own' };
}

/** Counts the audience and who is available, and lists the available children whose names the viewer may see. */
export async function findAttendance(
  database: Queryable,
  { cutoff, eventId, viewer }: AttendanceQuery,
): Promise<AttendanceRow> {
  const row = await queryRow<AttendanceRow>(
    database,
    sql`
      WITH audience AS MATERIALIZED (
        SELECT child_id FROM event_children(${cutoff})
        WHERE event_id = ${eventId} AND child_id NOT IN (${uncountedFor(viewer)})),
      coming AS MATERIALIZED (
        SELECT a.child_id FROM availabilities a
        WHERE a.event_id = ${eventId} AND a.is_available AND a.child_id IN (SELECT child_id FROM audience)
      )
      SELECT (SELECT count(*) FROM coming) + gone.available AS available, (SELECT count(*) FROM audience) + gone.concerned AS total,
             ARRAY(SELECT ${shortenedName(sql`c`)} FROM coming JOIN children c ON c.id = coming.child_id
                   WHERE ${isKnownTo(viewer)} ORDER BY c.folded_name, c.id) AS names
      FROM (SELECT coalesce(sum(g.available), 0)::bigint AS available, coalesce(sum(g.concerned), 0)::bigint AS concerned
            FROM events e CROSS JOIN LATERAL (${countsOfErased(sql`(${viewer.isStaff} OR NOT g.was_restricted)`)}) g
            WHERE e.id = ${eventId}) gone`,
  );
  return row!;
}

/** A condition on `children c`. A parent's own children are not listed. */
function isKnownTo({ id, knows }: AttendanceQuery['viewer']): Sql {
  if (knows === 'everyone') return sql`true`;
  if (knows === 'own') return sql`false`;
  const own = sql`SELECT child_id FROM guardianships WHERE user_id = ${id}`;
  const isOther = sql`c.id NOT IN (${own})`;
  if (knows === 'club') return isOther;
  return sql`${isOther} AND c.id IN (
    SELECT mate.child_id FROM team_members m JOIN team_members mate ON mate.team_id = m.team_id
    WHERE m.child_id IN (${own}))`;
}
