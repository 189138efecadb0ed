import { execute, hasRow, type Queryable, sql } from '../database/sql.ts';

/** Each coach of a team whose appointment is not confirmed, with `team_id` and `coach_id`. */
export const unconfirmedAppointments = sql`
  SELECT team_id, coach_id FROM (
    SELECT id AS team_id, lead_coach_id AS coach_id FROM teams WHERE lead_coach_id IS NOT NULL
    UNION SELECT team_id, coach_id FROM team_coaches) coaches
  WHERE team_id IN (SELECT id FROM teams WHERE archived_at IS NULL) AND NOT EXISTS (
    SELECT FROM coach_appointments a
    WHERE a.team_id = coaches.team_id AND a.coach_id = coaches.coach_id AND a.confirmed_at IS NOT NULL)`;

interface Appointer {
  teamId: number;
  appointedBy: number;
  isConfirmed: boolean;
}

/**
 * Records who made whom coach of a team, after the coaches have changed. Former coaches keep a row without confirmation, so that a
 * form that was opened before they left, even an admin's, brings them back unconfirmed.
 */
export async function saveAppointments(
  database: Queryable,
  { teamId, appointedBy, isConfirmed }: Appointer,
): Promise<void> {
  const coaches = sql`
    SELECT lead_coach_id AS coach_id FROM teams WHERE id = ${teamId} AND lead_coach_id IS NOT NULL
    UNION SELECT coach_id FROM team_coaches WHERE team_id = ${teamId}`;
  await execute(
    database,
    sql`
      UPDATE coach_appointments SET confirmed_by = NULL, confirmed_at = NULL
      WHERE team_id = ${teamId} AND confirmed_at IS NOT NULL AND coach_id NOT IN (${coaches})`,
  );
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
