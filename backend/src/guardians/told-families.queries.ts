import { type CivilDate, countFamilies } from '@touchline/domain';
import { type Queryable, queryRows, sql } from '../database/sql.ts';

interface Changes {
  eventIds?: number[];
  teamChangeIds?: number[];
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
}

/** How many families are told of changes of events and teams: those with an active guardian of a child whom they concern. */
export async function countToldFamilies(
  database: Queryable,
  { eventIds = [], teamChangeIds = [], cutoff }: Changes,
): Promise<number> {
  const told = await queryRows<{ guardianId: number; childId: number }>(
    database,
    sql`
      WITH days AS (SELECT min(date) AS first, max(date) AS last FROM events WHERE id = ANY(${eventIds}::int[])),
      told AS (
        SELECT ec.child_id FROM days, event_children(${cutoff}::date, days.first, days.last) ec
        WHERE ec.event_id = ANY(${eventIds}::int[])
        UNION
        SELECT child_id FROM team_changes WHERE id = ANY(${teamChangeIds}::int[])
      )
      SELECT g.user_id AS "guardianId", g.child_id AS "childId"
      FROM told JOIN guardianships g ON g.child_id = told.child_id JOIN users u ON u.id = g.user_id
      WHERE u.is_active`,
  );
  return countFamilies(told);
}
