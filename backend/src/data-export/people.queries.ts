import { type CivilDate, type ExportedRow, limits } from '@touchline/domain';
import { ageGroupByHand } from '../database/age-groups.ts';
import { type Queryable, queryRows, sql } from '../database/sql.ts';

/** The registered players, each with as many of its guardians’ addresses as an import takes, the primary one first. */
export const findPlayers = (database: Queryable, cutoff: CivilDate) =>
  queryRows<ExportedRow<'players'>>(
    database,
    sql`
      SELECT c.name, c.date_of_birth AS "dateOfBirth", ${ageGroupByHand(cutoff)} AS "ageGroup",
             (SELECT array_to_string((array_agg(u.email ORDER BY g.is_primary DESC, g.id))[:${limits.importedParents.max}], ';')
              FROM guardianships g JOIN users u ON u.id = g.user_id WHERE g.child_id = c.id) AS "parentEmail"
      FROM children c WHERE c.is_registered ORDER BY c.folded_name, c.date_of_birth, c.id`,
  );

/** A row for each guardian of each registered player, the primary one first. */
export const findGuardians = (database: Queryable) =>
  queryRows<ExportedRow<'guardians'>>(
    database,
    sql`
      SELECT c.name, c.date_of_birth AS "dateOfBirth", u.email AS "parentEmail", u.full_name AS "guardianName",
             CASE WHEN g.is_primary THEN 'yes' END AS "isPrimary"
      FROM children c JOIN guardianships g ON g.child_id = c.id JOIN users u ON u.id = g.user_id
      WHERE c.is_registered ORDER BY c.folded_name, c.date_of_birth, c.id, g.is_primary DESC, g.id`,
  );

/** A row for each team of each active coach, and one for a coach without a team. */
export const findCoaches = (database: Queryable) =>
  queryRows<ExportedRow<'coaches'>>(
    database,
    sql`
      SELECT u.full_name AS name, u.email, t.name AS "teamName", l.name AS "leagueName", l.age_group AS "ageGroup", c.role
      FROM users u
      LEFT JOIN (
        (SELECT id AS team_id, lead_coach_id AS coach_id, 'lead' AS role FROM teams
         UNION ALL SELECT team_id, coach_id, 'assistant' FROM team_coaches) c
        JOIN teams t ON t.id = c.team_id AND t.archived_at IS NULL LEFT JOIN leagues l ON l.id = t.league_id
      ) ON c.coach_id = u.id
      WHERE u.is_active AND u.is_coach ORDER BY u.full_name, u.id, t.folded_name, t.id`,
  );
