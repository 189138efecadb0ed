import { execute, hasRow, type Queryable, sql } from '../database/sql.ts';

interface Appointer {
  teamId: number;
  appointedBy: number;
  /** The user whose own appointment waits for an admin. */
  unconfirmedId: number | null;
}

/** Records who made whom coach of a team, after the coaches have changed. */
export async function saveAppointments(
  database: Queryable,
  { teamId, appointedBy, unconfirmedId }: Appointer,
): Promise<void> {
  const coaches = sql`
    SELECT lead_coach_id AS coach_id FROM teams WHERE id = ${teamId} AND lead_coach_id IS NOT NULL
    UNION SELECT coach_id FROM team_coaches WHERE team_id = ${teamId}`;
  await execute(
    database,
    sql`DELETE FROM coach_appointments WHERE team_id = ${teamId} AND coach_id NOT IN (${coaches})`,
  );
  const isConfirmed = sql`coach_id IS DISTINCT FROM ${unconfirmedId}::int`;
  await execute(
    database,
    sql`
      INSERT INTO coach_appointments (team_id, coach_id, appointed_by, confirmed_by, confirmed_at)
      SELECT ${teamId}, coach_id, ${appointedBy}::int, CASE WHEN ${isConfirmed} THEN ${appointedBy}::int END,
             CASE WHEN ${isConfirmed} THEN now() END
      FROM (${coaches}) coaches
      ON CONFLICT ON CONSTRAINT coach_appointments_once DO NOTHING`,
  );
}

interface TeamCoach {
  teamId: number;
  coachId: number;
}

/** Keeps the team's coaches as they are until the transaction ends; false if there is no such team. */
export const lockTeam = (database: Queryable, { teamId }: Pick<TeamCoach, 'teamId'>) =>
  hasRow(database, sql`SELECT id FROM teams WHERE id = ${teamId} FOR NO KEY UPDATE`);

export const isCoachOf = (database: Queryable, { teamId, coachId }: TeamCoach) =>
  hasRow(
    database,
    sql`
      SELECT t.id FROM teams t
      WHERE t.id = ${teamId} AND (
        t.lead_coach_id = ${coachId}
        OR EXISTS (SELECT FROM team_coaches tc WHERE tc.team_id = t.id AND tc.coach_id = ${coachId}))`,
  );

/** Confirms a coach of a team; false if that has been done already. */
export const confirmAppointment = (
  database: Queryable,
  { teamId, coachId, confirmedBy }: TeamCoach & { confirmedBy: number },
) =>
  hasRow(
    database,
    sql`
      INSERT INTO coach_appointments AS known (team_id, coach_id, confirmed_by, confirmed_at)
      VALUES (${teamId}, ${coachId}, ${confirmedBy}, now())
      ON CONFLICT ON CONSTRAINT coach_appointments_once
      DO UPDATE SET confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at
      WHERE known.confirmed_at IS NULL
      RETURNING id`,
  );
