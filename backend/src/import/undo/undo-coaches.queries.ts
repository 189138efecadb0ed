import { execute, type Queryable, sql } from '../../database/sql.ts';

/** Takes coaches out of teams to which an import has added them, and confirmations back. */
export async function undoAppointments(
  database: Queryable,
  { importId, ids }: { importId: number; ids: number[] },
): Promise<void> {
  const appointments = sql`
    SELECT a.id, a.team_id, a.coach_id FROM coach_appointments a JOIN import_changes c ON c.subject_id = a.id
    WHERE c.import_id = ${importId} AND c.subject = 'coach' AND a.id = ANY(${ids}::int[])`;
  const added = sql`(${appointments} AND (c.kind = 'added' OR NOT (c.before ->> 'wasThere')::boolean)) a`;
  await execute(
    database,
    sql`UPDATE teams t SET lead_coach_id = NULL FROM ${added} WHERE t.id = a.team_id AND t.lead_coach_id = a.coach_id`,
  );
  await execute(
    database,
    sql`DELETE FROM team_coaches t USING ${added} WHERE t.team_id = a.team_id AND t.coach_id = a.coach_id`,
  );
  await execute(
    database,
    sql`
      UPDATE coach_appointments SET confirmed_by = NULL, confirmed_at = NULL
      WHERE id IN (SELECT id FROM (${appointments}) a)`,
  );
  await execute(
    database,
    sql`
      DELETE FROM coach_appointments WHERE id IN (
        SELECT id FROM (${appointments} AND (c.kind = 'added' OR NOT (c.before ->> 'wasRecorded')::boolean)) a)`,
  );
}

export const takeCoachRole = (database: Queryable, { ids }: { ids: number[] }) =>
  execute(database, sql`UPDATE users SET is_coach = false WHERE id = ANY(${ids}::int[])`);

/** Deletes accounts with which nobody has signed in, with the mails to them. */
export const deleteAccounts = (database: Queryable, { ids }: { ids: number[] }) =>
  execute(database, sql`DELETE FROM users WHERE id = ANY(${ids}::int[])`);
