import { type ImportType, undoDays } from '@touchline/domain';
import { asInstant, execute, queryRow, type Queryable, queryRows, sql } from '../../database/sql.ts';
import { type RecentImportDto } from './import-undo.dto.ts';

const isRecent = sql`i.imported_at > now() - ${undoDays} * interval '1 day'`;

/** The latest first. */
export const findRecentImports = (database: Queryable) =>
  queryRows<RecentImportDto>(
    database,
    sql`
      SELECT i.id, i.type, i.file_name AS "fileName", i.added, i.changed, ${asInstant(sql`i.imported_at`)} AS "importedAt",
             u.full_name AS "importedBy", ${asInstant(sql`i.undone_at`)} AS "undoneAt"
      FROM imports i LEFT JOIN users u ON u.id = i.imported_by
      WHERE ${isRecent} ORDER BY i.id DESC LIMIT 100`,
  );

/** Undefined if the import is too old. */
export const lockImport = (database: Queryable, { importId }: { importId: number }) =>
  queryRow<{ type: ImportType; isUndone: boolean }>(
    database,
    sql`
      SELECT i.type, i.undone_at IS NOT NULL AS "isUndone" FROM imports i
      WHERE i.id = ${importId} AND ${isRecent} FOR UPDATE`,
  );

/** Forgets what the import has changed. */
export async function markUndone(
  database: Queryable,
  { importId, by }: { importId: number; by: number },
): Promise<void> {
  await execute(database, sql`DELETE FROM import_changes WHERE import_id = ${importId}`);
  await execute(database, sql`UPDATE imports SET undone_at = now(), undone_by = ${by} WHERE id = ${importId}`);
}
