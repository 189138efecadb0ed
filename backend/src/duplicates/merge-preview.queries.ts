import { type CivilDate, type WallTime } from '@touchline/domain';
import { asInstant, type Queryable, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';
import { ageGroupToday } from '../database/age-groups.ts';
import { type MergeSideDto } from './duplicate.dto.ts';

/** Two records of one child. */
export interface Records {
  keptId: number;
  mergedId: number;
}

/** Registered children only. */
export const findSides = (database: Queryable, { ids, cutoff }: { ids: number[]; cutoff: CivilDate }) =>
  queryRows<MergeSideDto>(
    database,
    sql`
      SELECT c.id, c.name, c.date_of_birth AS "dateOfBirth", ${ageGroupToday(cutoff)} AS "ageGroup", c.short_name AS "shortName",
             c.version, ${asInstant(sql`c.created_at`)} AS "addedAt",
             coalesce((
               SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'jerseyNumber', m.jersey_number,
                                                 'position', m.position) ORDER BY t.folded_name, t.id)
               FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.child_id = c.id), '[]') AS teams,
             ARRAY(SELECT u.full_name FROM guardianships g JOIN users u ON u.id = g.user_id
                   WHERE g.child_id = c.id ORDER BY g.is_primary DESC, g.created_at, g.id) AS "guardianNames",
             ARRAY(SELECT u.full_name FROM restricted_guardians r JOIN users u ON u.id = r.user_id
                   WHERE r.child_id = c.id ORDER BY u.full_name, u.id) AS "restrictedNames",
             (SELECT count(*) FROM availabilities a WHERE a.child_id = c.id AND a.is_available IS NOT NULL) AS answers,
             (SELECT count(*) FROM absences a WHERE a.child_id = c.id) AS absences
      FROM children c WHERE c.id = ANY(${ids}) AND c.is_registered`,
  );

/** The events that have begun and concern one of two records, with how many of them they concern. */
export const begunEvents = (
  { keptId, mergedId }: Records,
  { cutoff, at }: { cutoff: CivilDate; at: WallTime },
): Sql => sql`
  SELECT e.id, count(*) AS concerned, count(*) FILTER (WHERE a.is_available) AS available,
         count(*) FILTER (WHERE NOT a.is_available) AS unavailable
  FROM event_children(${cutoff}::date, '-infinity', ${at}::timestamp::date) ec
  JOIN events e ON e.id = ec.event_id AND e.starts_at <= ${at}::timestamp
  LEFT JOIN availabilities a ON a.event_id = e.id AND a.child_id = ec.child_id
  WHERE ec.child_id = ANY(ARRAY[${keptId}, ${mergedId}]::int[])
  GROUP BY e.id`;

interface Overlap {
  answeredTwice: number;
  sharedPastEvents: number;
  losing: string[];
}

/** What two records have in common. */
export const findOverlap = async (
  database: Queryable,
  { cutoff, at, ...records }: Records & { cutoff: CivilDate; at: WallTime },
): Promise<Overlap> =>
  (await queryRow<Overlap>(
    database,
    sql`
      SELECT (SELECT count(*) FROM availabilities a JOIN availabilities b USING (event_id) JOIN events e ON e.id = event_id
              WHERE a.child_id = ${records.keptId} AND b.child_id = ${records.mergedId} AND e.starts_at > ${at}::timestamp
                AND a.is_available IS NOT NULL AND b.is_available IS NOT NULL) AS "answeredTwice",
             (SELECT count(*) FROM (${begunEvents(records, { cutoff, at })}) begun WHERE concerned > 1) AS "sharedPastEvents",
             ARRAY(SELECT u.full_name FROM guardianships g JOIN restricted_guardians r ON r.user_id = g.user_id
                   JOIN users u ON u.id = g.user_id
                   WHERE (g.child_id, r.child_id) IN ((${records.keptId}, ${records.mergedId}), (${records.mergedId}, ${records.keptId}))
                   ORDER BY u.full_name, u.id) AS losing`,
  ))!;
