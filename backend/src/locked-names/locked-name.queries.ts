import { execute, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { type LockedNameDto } from './locked-name.dto.ts';

/** The names locked in the last day, the latest 200 first. */
export const findLockedNames = (database: Queryable) =>
  queryRows<Omit<LockedNameDto, 'lockedAt'> & { lockedAt: Date }>(
    database,
    sql`
      SELECT id, name, tries, locked_at AS "lockedAt" FROM locked_names
      WHERE locked_at > now() - interval '24 hours' ORDER BY locked_at DESC, id DESC LIMIT 200`,
  );

/** Unlocks a name; nothing when it is no longer locked. */
export const deleteLockedName = (database: Queryable, { id }: { id: number }) =>
  queryRow<{ foldedName: string }>(
    database,
    sql`DELETE FROM locked_names WHERE id = ${id} RETURNING folded_name AS "foldedName"`,
  );

/** Forgets the attempts that count for a name. */
export const deleteTries = (database: Queryable, { foldedName }: { foldedName: string }) =>
  execute(database, sql`DELETE FROM child_tries WHERE is_meant(${foldedName}, folded_name, tolerance)`);
