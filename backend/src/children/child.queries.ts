import { type CivilDate } from '@touchline/domain';
import {
  countAffected,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  sql,
} from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type ChildDto } from './child.dto.ts';

interface ChildFilter {
  id?: number;
  guardianId?: number;
  /** A folded text in the name. */
  text?: string | null;
  /** True when missing. */
  isRegistered?: boolean;
}

/** A child as the database gives it: the age group only when it was set by hand. */
export type ChildRow = Omit<ChildDto, 'ageGroup'> & { ageGroup: string | null; parentName: string | null };

interface NewChild {
  name: string;
  foldedName: string;
  dateOfBirth: CivilDate;
  ageGroup: string | null;
}

// Not a parameter, so that the planner sees that the index of registered children applies.
const registered = sql`c.is_registered = true`;
const unregistered = sql`c.is_registered = false`;

const matching = ({ id, guardianId, text, isRegistered = true }: ChildFilter) => sql`
  FROM children c
  WHERE ${isRegistered ? registered : unregistered} AND (${id}::int IS NULL OR c.id = ${id})
    AND (${guardianId}::int IS NULL OR c.id IN (SELECT child_id FROM guardianships WHERE user_id = ${guardianId}))
    AND (${text}::text IS NULL OR strpos(c.folded_name, ${text}) > 0)`;

export const countChildren = (database: Queryable, filter: ChildFilter) =>
  queryCount(database, sql`SELECT count(*) ${matching(filter)}`);

/** Children by name. */
export const findChildren = (database: Queryable, { limit, offset, ...filter }: ChildFilter & PageDto) =>
  queryRows<ChildRow>(
    database,
    sql`
      WITH page AS MATERIALIZED (
        SELECT c.* ${matching(filter)} ORDER BY c.folded_name, c.id LIMIT ${limit} OFFSET ${offset})
      SELECT c.id, c.name, c.date_of_birth AS "dateOfBirth", c.age_group AS "ageGroup",
             c.is_registered AS "isRegistered", g.user_id AS "parentId", u.full_name AS "parentName",
             coalesce(memberships.teams, '[]') AS teams
      FROM page c
      LEFT JOIN guardianships g ON g.child_id = c.id AND g.is_primary
      LEFT JOIN users u ON u.id = g.user_id
      LEFT JOIN (
        SELECT m.child_id, json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY t.folded_name, t.id) AS teams
        FROM team_members m JOIN teams t ON t.id = m.team_id
        WHERE m.child_id IN (SELECT id FROM page)
        GROUP BY m.child_id
      ) memberships ON memberships.child_id = c.id
      ORDER BY c.folded_name, c.id`,
  );

/** Adds a child; nothing when a registered child has this name and date of birth. */
export const insertChild = (database: Queryable, { name, foldedName, dateOfBirth, ageGroup }: NewChild) =>
  queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO children (name, folded_name, date_of_birth, age_group)
      VALUES (${name}, ${foldedName}, ${dateOfBirth}, ${ageGroup})
      ON CONFLICT (folded_name, date_of_birth) WHERE is_registered DO NOTHING
      RETURNING id`,
  );

/** The registered child of this name and date of birth, and whether it is the viewer's own or has any guardian. */
export const findNamesake = (
  database: Queryable,
  { foldedName, dateOfBirth, viewerId }: { foldedName: string; dateOfBirth: CivilDate; viewerId: number },
) =>
  queryRow<{ id: number; isOwn: boolean; isClaimed: boolean }>(
    database,
    sql`
      SELECT c.id, EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id AND g.user_id = ${viewerId}) AS "isOwn",
             EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id) AS "isClaimed"
      FROM children c
      WHERE c.folded_name = ${foldedName} AND c.date_of_birth = ${dateOfBirth} AND c.is_registered`,
  );

/** Locks a registered child, so that nobody unregisters it; false when there is no such child. */
export const lockRegistered = (database: Queryable, { id }: { id: number }) =>
  hasRow(database, sql`SELECT FROM children WHERE id = ${id} AND is_registered FOR SHARE`);

/** Takes a child off the club's list; 0 when there is no such registered child. */
export const unregisterChild = (database: Queryable, { id }: { id: number }) =>
  countAffected(database, sql`UPDATE children SET is_registered = false WHERE id = ${id} AND is_registered`);

/**
 * Puts a child back on the club's list; 0 when there is no such unregistered child. Breaks a constraint when a registered child
 * has the same name and date of birth by now.
 */
export const restoreChild = (database: Queryable, { id }: { id: number }) =>
  countAffected(database, sql`UPDATE children SET is_registered = true WHERE id = ${id} AND NOT is_registered`);

/** Takes a child off all rosters. */
export const deleteMemberships = (database: Queryable, { childId }: { childId: number }) =>
  execute(database, sql`DELETE FROM team_members WHERE child_id = ${childId}`);
