import { type CoachAccount, type CoachPlace, type CoachRole } from '@touchline/domain';
import { execute, queryRows, type Queryable, sql } from '../database/sql.ts';

/** Keeps the teams' coaches as they are until the end of the transaction. */
export const lockCoachedTeams = (database: Queryable, { teamIds }: { teamIds: number[] }) =>
  execute(database, sql`SELECT FROM teams WHERE id = ANY(${teamIds}::int[]) ORDER BY id FOR NO KEY UPDATE`);

/** The accounts whose email or username is one of the addresses, which stay as they are until the end of the transaction. */
export const lockCoachAccounts = (database: Queryable, { emails }: { emails: string[] }) =>
  queryRows<CoachAccount>(
    database,
    sql`
      SELECT u.id, u.email, lower(u.username) AS username, u.full_name AS "fullName", u.is_coach AS "isCoach",
             u.is_active AS "isActive", u.self_registered AS "hasUnverifiedEmail",
             EXISTS (SELECT FROM restricted_guardians r WHERE r.user_id = u.id)
               OR EXISTS (SELECT FROM restriction_seals s WHERE s.user_id = u.id) AS "isRestricted"
      FROM users u WHERE u.id IN (SELECT user_id FROM sign_in_names WHERE name = ANY(${emails}::text[]))
      ORDER BY u.id FOR NO KEY UPDATE OF u`,
  );

/** All coaches of the teams. */
export const findCoachPlaces = (database: Queryable, { teamIds }: { teamIds: number[] }) =>
  queryRows<CoachPlace>(
    database,
    sql`
      SELECT c.team_id AS "teamId", u.email, c.role, a.confirmed_at IS NOT NULL AS "isConfirmed"
      FROM (
        SELECT id AS team_id, lead_coach_id AS coach_id, 'lead' AS role FROM teams
        UNION ALL SELECT team_id, coach_id, 'assistant' FROM team_coaches) c
      JOIN users u ON u.id = c.coach_id
      LEFT JOIN coach_appointments a ON a.team_id = c.team_id AND a.coach_id = c.coach_id
      WHERE c.team_id = ANY(${teamIds}::int[])`,
  );

interface NewCoach {
  email: string;
  name: string;
}

/** Adds accounts with which nobody can sign in before they have a password of their own, and returns them. */
export const insertCoachAccounts = (
  database: Queryable,
  { coaches, passwordHash }: { coaches: NewCoach[]; passwordHash: string },
) =>
  queryRows<{ id: number; email: string }>(
    database,
    sql`
      INSERT INTO users (username, email, full_name, password_hash, is_coach)
      SELECT email, email, name, ${passwordHash}, true
      FROM json_to_recordset(${JSON.stringify(coaches)}) AS row (email text, name text)
      RETURNING id, email`,
  );

export const giveCoachRole = (database: Queryable, { ids }: { ids: number[] }) =>
  execute(database, sql`UPDATE users SET is_coach = true WHERE id = ANY(${ids}::int[])`);

export interface Appointment {
  teamId: number;
  coachId: number;
  /** As what the coach joins the team; null for one who is there. */
  adds: CoachRole | null;
}

/** What became of an appointment. */
interface Appointed extends Omit<Appointment, 'adds'> {
  id: number;
  /** False if somebody had appointed the coach before, confirmed or not. */
  isNew: boolean;
}

/** Makes people coaches of teams, confirmed by an admin. */
export async function appointCoaches(
  database: Queryable,
  { appointments, by }: { appointments: Appointment[]; by: number },
): Promise<Appointed[]> {
  const rows = sql`
    json_to_recordset(${JSON.stringify(appointments)}) AS row ("teamId" int, "coachId" int, adds text)`;
  await execute(
    database,
    sql`UPDATE teams SET lead_coach_id = row."coachId" FROM ${rows} WHERE row.adds = 'lead' AND teams.id = row."teamId"`,
  );
  await execute(
    database,
    sql`
      INSERT INTO team_coaches (team_id, coach_id)
      SELECT "teamId", "coachId" FROM ${rows} WHERE adds = 'assistant'`,
  );
  return queryRows<Appointed>(
    database,
    sql`
      WITH known AS (SELECT a.id FROM coach_appointments a JOIN ${rows} ON a.team_id = row."teamId" AND a.coach_id = row."coachId"),
      saved AS (
        INSERT INTO coach_appointments (team_id, coach_id, appointed_by, confirmed_by, confirmed_at)
        SELECT "teamId", "coachId", ${by}::int, ${by}::int, now() FROM ${rows}
        ON CONFLICT ON CONSTRAINT coach_appointments_once
        DO UPDATE SET confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at
        RETURNING id, team_id, coach_id)
      SELECT saved.id, team_id AS "teamId", coach_id AS "coachId", known.id IS NULL AS "isNew"
      FROM saved LEFT JOIN known USING (id)`,
  );
}
