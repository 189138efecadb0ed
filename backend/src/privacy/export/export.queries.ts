import { hasRow, type Queryable, queryRow, queryRows, type Sql, sql } from '../../database/sql.ts';

/** A value that the file shows. */
export type Cell = string | number | boolean | null;
export type ExportedRow = Record<string, Cell>;

export const findRows = (database: Queryable, statement: Sql) => queryRows<ExportedRow>(database, statement);

export const findName = (database: Queryable, { userId }: { userId: number }) =>
  queryRow<{ name: string }>(database, sql`SELECT full_name AS name FROM users WHERE id = ${userId}`);

/** The ids of a user's children, of whom a restricted account has none. */
export const findOwnChildren = (database: Queryable, { userId }: { userId: number }) =>
  queryRows<{ id: number }>(
    database,
    sql`
      SELECT c.id FROM guardianships g JOIN children c ON c.id = g.child_id
      WHERE g.user_id = ${userId} AND c.is_registered ORDER BY c.id`,
  );

/** Also of a child who has left the club, with the records that were merged into it; undefined if it went on in another one itself. */
export const findChildToExport = (database: Queryable, { id }: { id: number }) =>
  queryRow<{ name: string; mergedIds: number[] }>(
    database,
    sql`
      SELECT name, ARRAY(SELECT m.id FROM children m WHERE m.merged_into = c.id) AS "mergedIds"
      FROM children c WHERE id = ${id} AND merged_into IS NULL`,
  );

export const isGuardianOf = (database: Queryable, { id, guardianId }: { id: number; guardianId: number }) =>
  hasRow(database, sql`SELECT FROM guardianships WHERE child_id = ${id} AND user_id = ${guardianId}`);

/** Makes the transaction that has begun read only. */
export const readOnly = (database: Queryable) => queryRows(database, sql`SET TRANSACTION READ ONLY`);
