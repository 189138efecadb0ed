import { execute, type Queryable, queryRows, sql } from '../database/sql.ts';

/**
 * Which of the users may coach: active coaches, and whoever coaches the team already, so that a form can be saved after
 * somebody has stopped being a coach.
 */
export async function findEligibleCoaches(
  database: Queryable,
  { ids, teamId }: { ids: number[]; teamId?: number },
): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    database,
    sql`
      SELECT id FROM users WHERE id = ANY(${ids}) AND (is_coach AND is_active
        OR id IN (SELECT lead_coach_id FROM teams WHERE id = ${teamId}
                  UNION ALL SELECT coach_id FROM team_coaches WHERE team_id = ${teamId}))`,
  );
  return rows.map(({ id }) => id);
}

/** Makes these users the assistant coaches of a team, and no others. */
export async function replaceAssistants(
  database: Queryable,
  { teamId, coachIds }: { teamId: number; coachIds: number[] },
): Promise<void> {
  await execute(database, sql`DELETE FROM team_coaches WHERE team_id = ${teamId} AND coach_id <> ALL(${coachIds})`);
  await execute(
    database,
    sql`
      INSERT INTO team_coaches (team_id, coach_id) SELECT ${teamId}, coach_id FROM unnest(${coachIds}::int[]) AS coach_id
      ON CONFLICT (team_id, coach_id) DO NOTHING`,
  );
}

/** Removes the lead coach from the assistants. */
export const dropLeadFromAssistants = (database: Queryable, { teamId }: { teamId: number }) =>
  execute(
    database,
    sql`
      DELETE FROM team_coaches
      WHERE team_id = ${teamId} AND coach_id = (SELECT lead_coach_id FROM teams WHERE id = ${teamId})`,
  );
