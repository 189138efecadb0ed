import { shortenedName } from '../../database/child-names.ts';
import { type Queryable, queryRow, sql } from '../../database/sql.ts';
import { type CorrectionToTell } from './correction-letter.ts';

/** Undefined if the user is no longer a guardian of the child. */
export const findCorrectionToTell = (database: Queryable, { id, userId }: { id: number; userId: number }) =>
  queryRow<CorrectionToTell>(
    database,
    sql`
      SELECT ${shortenedName(sql`c`)} AS child, k.by_admin AS "byAdmin", k.is_merge AS "isMerge", k.changes
      FROM child_corrections k JOIN children c ON c.id = k.child_id AND c.is_registered
      JOIN guardianships g ON g.child_id = k.child_id AND g.user_id = ${userId}
      WHERE k.id = ${id}`,
  );
