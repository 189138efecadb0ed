import { asInstant, execute, type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { type LockedNameDto } from './locked-name.dto.ts';

/** The names that are locked until an admin unlocks them, and those of the last day; newest first, at most 200. */
export const findLockedNames = (database: Queryable) =>
  queryRows<LockedNameDto>(
    database,
    sql`
      SELECT id, name, tries, ${asInstant(sql`locked_at`)} AS "lockedAt", ${asInstant(sql`lasting_since`)} AS "lastingSince"
      FROM locked_names
      WHERE lasting_since IS NOT NULL OR locked_at > now() - interval '24 hours'
      ORDER BY lasting_since IS NULL, locked_at DESC, id DESC LIMIT 200`,
  );

/** Returns undefined if the name is no longer locked. */
export const deleteLockedName = (database: Queryable, { id }: { id: number }) =>
  queryRow<{ foldedName: string }>(
    database,
    sql`DELETE FROM locked_names WHERE id = ${id} RETURNING folded_name AS "foldedName"`,
  );

export const deleteAttempts = (database: Queryable, { foldedName }: { foldedName: string }) =>
  execute(database, sql`DELETE FROM child_tries WHERE is_meant(${foldedName}, folded_name, tolerance)`);
