import { type Absence, type CivilDate } from '@touchline/domain';
import {
  countAffected,
  execute,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { type AbsenceDto } from './absence.dto.ts';

/** Whether an absence includes a day. */
const includes = (absence: Sql, date: Sql): Sql => sql`${date} BETWEEN ${absence}.first_day AND ${absence}.last_day`;

/** Whether a child with the optional availability `a` is away on a day: the same rule as `isAwayOn` in libs/domain. */
export const isAway = (childId: Sql, date: Sql): Sql => sql`
  (a.is_available IS NULL AND EXISTS (
    SELECT FROM absences absence WHERE absence.child_id = ${childId} AND ${includes(sql`absence`, date)}))`;

/**
 * The last day of the absence for which a child with the optional availability `a` is away on a day, for its guardians alone; null
 * otherwise.
 */
export const awayUntil = (childId: Sql, date: Sql, { viewerId }: { viewerId: number }): Sql => sql`
  CASE WHEN a.is_available IS NULL THEN (
    SELECT absence.last_day FROM absences absence JOIN guardianships g ON g.child_id = absence.child_id
    WHERE absence.child_id = ${childId} AND g.user_id = ${viewerId} AND ${includes(sql`absence`, date)}) END`;

/** Joins the absence of a child on a day, as `away`, to count many at once. There is one at most. */
export const joinAbsence = (childId: Sql, date: Sql): Sql =>
  sql`LEFT JOIN absences away ON away.child_id = ${childId} AND ${includes(sql`away`, date)}`;

/** The ids of children who are away on a day, whether or not they have responded. */
export const awayOn = (date: Sql): Sql => sql`
  SELECT absence.child_id FROM absences absence WHERE ${includes(sql`absence`, date)}`;

const columns = sql`id, first_day AS "from", last_day AS "to"`;

/** Those of a child that have not ended before a day, by their first day. */
export const findAbsences = (database: Queryable, { childId, today }: { childId: number; today: CivilDate }) =>
  queryRows<AbsenceDto>(
    database,
    sql`SELECT ${columns} FROM absences WHERE child_id = ${childId} AND last_day >= ${today} ORDER BY first_day`,
  );

export const countAbsences = (database: Queryable, { childId, today }: { childId: number; today: CivilDate }) =>
  queryCount(database, sql`SELECT count(*) FROM absences WHERE child_id = ${childId} AND last_day >= ${today}`);

/** Adds an absence, which takes in those that it overlaps. The caller has locked the child. */
export async function addAbsence(
  database: Queryable,
  { childId, from, to }: Absence & { childId: number },
): Promise<AbsenceDto> {
  const row = await queryRow<AbsenceDto>(
    database,
    sql`
      WITH overlapped AS (
        DELETE FROM absences WHERE child_id = ${childId} AND first_day <= ${to} AND last_day >= ${from}
        RETURNING first_day, last_day
      )
      INSERT INTO absences (child_id, first_day, last_day)
      SELECT ${childId}, least(${from}::date, min(first_day)), greatest(${to}::date, max(last_day)) FROM overlapped
      RETURNING ${columns}`,
  );
  return row!;
}

/** Deletes those that ended before a day. */
export const deleteOldAbsences = (database: Queryable, { before }: { before: CivilDate }): Promise<void> =>
  execute(database, sql`DELETE FROM absences WHERE last_day < ${before}`);

/** Returns 0 if the child has no such absence. */
export const deleteAbsence = (database: Queryable, { id, childId }: { id: number; childId: number }) =>
  countAffected(database, sql`DELETE FROM absences WHERE id = ${id} AND child_id = ${childId}`);
