import {
  type CivilDate,
  type ImportedChild,
  type ImportedLeague,
  type NamedAccount,
  type RegisteredChild,
  type NamedLeague,
  type NamedTeam,
} from '@touchline/domain';
import { type RosterAct } from '../children/team-changes.queries.ts';
import { queryRow, queryRows, type Queryable, sql } from '../database/sql.ts';

/** An arbitrary number that all servers of a club share. */
const importLock = 1_229_801_551;

/** Locks an import type until the end of the transaction; false if another import is running. */
export async function tryLockImport(database: Queryable, { typeIndex }: { typeIndex: number }): Promise<boolean> {
  const row = await queryRow<{ isFree: boolean }>(
    database,
    sql`SELECT pg_try_advisory_xact_lock(${importLock}, ${typeIndex}) AS "isFree"`,
  );
  return row!.isFree;
}

/** Inserts new leagues and returns them. */
export const insertLeagues = (database: Queryable, { leagues }: { leagues: ImportedLeague[] }) =>
  queryRows<Pick<ImportedLeague, 'foldedName' | 'foldedAgeGroup'> & { id: number }>(
    database,
    sql`
      INSERT INTO leagues (name, folded_name, age_group, folded_age_group, description)
      SELECT name, "foldedName", "ageGroup", "foldedAgeGroup", description
      FROM json_to_recordset(${JSON.stringify(leagues)})
        AS row (name text, "foldedName" text, "ageGroup" text, "foldedAgeGroup" text, description text)
      ON CONFLICT ON CONSTRAINT leagues_name_and_age_group DO NOTHING
      RETURNING id, folded_name AS "foldedName", folded_age_group AS "foldedAgeGroup"`,
  );

/** Protects the leagues from deletion until the rows that refer to them are inserted. */
export const lockLeaguesNamed = (database: Queryable, { foldedNames }: { foldedNames: string[] }) =>
  queryRows<NamedLeague & { foldedName: string }>(
    database,
    sql`
      SELECT id, name, age_group AS "ageGroup", folded_name AS "foldedName" FROM leagues
      WHERE folded_name = ANY(${foldedNames}) AND season_id = (SELECT running_season()) ORDER BY id FOR KEY SHARE`,
  );

interface NewTeam {
  name: string;
  foldedName: string;
  leagueId: number;
  description: string | null;
}

/** Inserts new teams and returns them. */
export const insertTeams = (database: Queryable, { teams }: { teams: NewTeam[] }) =>
  queryRows<Pick<NewTeam, 'leagueId' | 'foldedName'> & { id: number }>(
    database,
    sql`
      INSERT INTO teams (name, folded_name, league_id, description)
      SELECT name, "foldedName", "leagueId", description
      FROM json_to_recordset(${JSON.stringify(teams)})
        AS row (name text, "foldedName" text, "leagueId" int, description text)
      ON CONFLICT (league_id, folded_name) WHERE archived_at IS NULL DO NOTHING
      RETURNING id, league_id AS "leagueId", folded_name AS "foldedName"`,
  );

/**
 * The teams with these names, and those that leagues call otherwise. Protects them from deletion until the rows that refer to them are
 * inserted.
 */
export const lockTeamsNamed = (database: Queryable, { foldedNames }: { foldedNames: string[] }) =>
  queryRows<NamedTeam>(
    database,
    sql`
      SELECT t.id, t.name, t.folded_name AS "foldedName", l.folded_name AS "foldedLeagueName",
             l.age_group AS "leagueAgeGroup", t.league_names AS "leagueNames"
      FROM teams t LEFT JOIN leagues l ON l.id = t.league_id
      WHERE (t.folded_name = ANY(${foldedNames}) OR t.league_names <> '{}') AND t.archived_at IS NULL
      ORDER BY t.id FOR KEY SHARE OF t`,
  );

type ChildKey = Pick<ImportedChild, 'foldedName' | 'dateOfBirth'>;
type KeyedChild = ChildKey & { id: number };

/** Protects registered children from being unregistered until the end of the transaction. */
export const lockChildren = (database: Queryable, { keys }: { keys: ChildKey[] }) =>
  queryRows<KeyedChild>(
    database,
    sql`
      SELECT c.id, c.folded_name AS "foldedName", c.date_of_birth AS "dateOfBirth"
      FROM json_to_recordset(${JSON.stringify(keys)}) AS row ("foldedName" text, "dateOfBirth" date)
      JOIN children c ON c.folded_name = row."foldedName" AND c.date_of_birth = row."dateOfBirth"
      WHERE c.is_registered FOR KEY SHARE OF c`,
  );

/** Clears age groups that were set by hand, as a correction by an admin, and returns their children. */
export const clearAgeGroups = (database: Queryable, { keys, act }: { keys: ChildKey[]; act: RosterAct }) =>
  queryRows<ChildKey & { id: number; ageGroup: string }>(
    database,
    sql`
      WITH found AS (
        SELECT c.id, c.folded_name, c.date_of_birth, c.age_group
        FROM json_to_recordset(${JSON.stringify(keys)}) AS row ("foldedName" text, "dateOfBirth" date)
        JOIN children c ON c.folded_name = row."foldedName" AND c.date_of_birth = row."dateOfBirth"
        WHERE c.is_registered AND c.age_group IS NOT NULL FOR UPDATE OF c
      ), cleared AS (
        UPDATE children c SET age_group = NULL, version = version + 1, ages_since = greatest(ages_since, ${act.at}::timestamp)
        FROM found WHERE c.id = found.id
      ), recorded AS (
        INSERT INTO child_corrections (child_id, corrected_by, by_admin, folded_name, date_of_birth, changes)
        SELECT id, ${act.by}::int, true, folded_name, date_of_birth,
               json_build_array(json_build_object('field', 'ageGroup', 'before', age_group, 'after', NULL))
        FROM found
      )
      SELECT id, folded_name AS "foldedName", date_of_birth AS "dateOfBirth", age_group AS "ageGroup" FROM found`,
  );

/** Sorted by name. */
export const findBornOn = (database: Queryable, { days }: { days: CivilDate[] }) =>
  queryRows<RegisteredChild>(
    database,
    sql`
      SELECT id, name, folded_name AS "foldedName", date_of_birth AS "dateOfBirth" FROM children
      WHERE date_of_birth = ANY(${days}::date[]) AND is_registered ORDER BY folded_name, id`,
  );

/** Inserts new children and returns them. */
export function insertChildren(database: Queryable, { children }: { children: ImportedChild[] }) {
  const rows = children.map(({ name, foldedName, dateOfBirth, ageGroup }) => ({
    name,
    foldedName,
    dateOfBirth,
    ageGroup,
  }));
  return queryRows<KeyedChild>(
    database,
    sql`
      INSERT INTO children (name, folded_name, date_of_birth, age_group)
      SELECT name, "foldedName", "dateOfBirth", "ageGroup"
      FROM json_to_recordset(${JSON.stringify(rows)})
        AS row (name text, "foldedName" text, "dateOfBirth" date, "ageGroup" text)
      ON CONFLICT (folded_name, date_of_birth) WHERE is_registered DO NOTHING
      RETURNING id, folded_name AS "foldedName", date_of_birth AS "dateOfBirth"`,
  );
}

export const findAccounts = (database: Queryable, { emails }: { emails: string[] }) =>
  queryRows<NamedAccount & { email: string }>(
    database,
    sql`
      SELECT id, email, is_parent AS "isParent", is_active AS "isActive", self_registered AS "hasUnverifiedEmail"
      FROM users WHERE email = ANY(${emails})`,
  );

interface NewGuardianship {
  childId: number;
  userId: number;
}

/**
 * Makes the users guardians of new children and returns those who are: restricted accounts are left out. The first guardian of a child
 * is the primary one.
 */
export const insertGuardianships = (database: Queryable, { guardianships }: { guardianships: NewGuardianship[] }) =>
  queryRows<NewGuardianship>(
    database,
    sql`
      INSERT INTO guardianships (child_id, user_id, is_primary)
      SELECT child_id, user_id,
             row_number() OVER (PARTITION BY child_id ORDER BY place) = 1
               AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = row.child_id)
      FROM ROWS FROM (json_to_recordset(${JSON.stringify(guardianships)}) AS ("childId" int, "userId" int))
        WITH ORDINALITY AS row (child_id, user_id, place)
      WHERE NOT EXISTS (
        SELECT FROM restricted_guardians r WHERE r.child_id = row.child_id AND r.user_id = row.user_id)
      ORDER BY place
      RETURNING child_id AS "childId", user_id AS "userId"`,
  );
