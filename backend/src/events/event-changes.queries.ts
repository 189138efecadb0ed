import { execute, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';

/** The name of the team, or of the league if there is no team. */
export async function findScopeName(
  database: Queryable,
  { teamId, leagueId }: { teamId?: number; leagueId: number | null },
): Promise<string | undefined> {
  const row = await queryRow<{ name: string }>(
    database,
    sql`
      SELECT name FROM teams WHERE id = ${teamId}
      UNION ALL SELECT name FROM leagues WHERE id = ${leagueId} LIMIT 1`,
  );
  return row?.name;
}

/** Ids in the order in which the user listed the teams. */
export async function findInvolvedTeams(database: Queryable, { eventId }: { eventId: number }): Promise<number[]> {
  const rows = await queryRows<{ teamId: number }>(
    database,
    sql`SELECT team_id AS "teamId" FROM event_teams WHERE event_id = ${eventId} ORDER BY position`,
  );
  return rows.map(({ teamId }) => teamId);
}

/** Whether there is such an event, and it is not for the whole club. */
export const isForSome = async (database: Queryable, { id }: { id: number }): Promise<boolean> =>
  (await queryRow(database, sql`SELECT FROM events WHERE id = ${id} AND relevance_type <> 'all'`)) !== undefined;

/** Replaces the involved teams. Updates the rows of remaining teams, so that they need no new locks on the teams. */
export async function replaceInvolvedTeams(
  database: Queryable,
  { eventId, teamIds }: { eventId: number; teamIds: number[] },
): Promise<void> {
  await execute(database, sql`DELETE FROM event_teams WHERE event_id = ${eventId} AND team_id <> ALL(${teamIds})`);
  await execute(
    database,
    sql`
      INSERT INTO event_teams (event_id, team_id, position)
      SELECT ${eventId}, team_id, place - 1 FROM unnest(${teamIds}::int[]) WITH ORDINALITY AS named (team_id, place)
      ON CONFLICT (event_id, team_id) DO UPDATE SET position = excluded.position`,
  );
}

/** The availabilities of events, as the audit log stores them. */
export const findAvailabilities = (database: Queryable, { eventIds }: { eventIds: number[] }) =>
  queryRows<{
    eventId: number;
    childId: number;
    isAvailable: boolean | null;
    respondedAt: Date;
    respondedBy: number | null;
  }>(
    database,
    sql`
      SELECT event_id AS "eventId", child_id AS "childId", is_available AS "isAvailable", responded_at AS "respondedAt",
             responded_by AS "respondedBy"
      FROM availabilities WHERE event_id = ANY(${eventIds}::int[]) ORDER BY event_id, child_id`,
  );
