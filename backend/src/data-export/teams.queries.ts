import { type ExportedRow } from '@touchline/domain';
import { type Queryable, queryRows, sql } from '../database/sql.ts';

/** Those of the running season. */
export const findLeagues = (database: Queryable) =>
  queryRows<ExportedRow<'leagues'>>(
    database,
    sql`
      SELECT name, age_group AS "ageGroup", description FROM leagues
      WHERE season_id = (SELECT running_season()) ORDER BY folded_name, folded_age_group, id`,
  );

/** Without archived ones, which an import does not find either. */
export const findTeams = (database: Queryable) =>
  queryRows<ExportedRow<'teams'>>(
    database,
    sql`
      SELECT t.name, l.name AS "leagueName", l.age_group AS "ageGroup", t.description
      FROM teams t LEFT JOIN leagues l ON l.id = t.league_id
      WHERE t.archived_at IS NULL ORDER BY t.folded_name, l.folded_name, l.folded_age_group, t.id`,
  );

/** The players of all teams but archived ones. */
export const findRosters = (database: Queryable) =>
  queryRows<ExportedRow<'rosters'>>(
    database,
    sql`
      SELECT t.name AS "teamName", l.name AS "leagueName", l.age_group AS "ageGroup", c.name AS "childName",
             c.date_of_birth AS "dateOfBirth", m.jersey_number::text AS "jerseyNumber", m.position
      FROM team_members m JOIN teams t ON t.id = m.team_id JOIN children c ON c.id = m.child_id
      LEFT JOIN leagues l ON l.id = t.league_id
      WHERE t.archived_at IS NULL AND c.is_registered
      ORDER BY t.folded_name, l.folded_name, l.folded_age_group, t.id, c.folded_name, c.date_of_birth, c.id`,
  );
