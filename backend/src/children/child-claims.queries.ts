import { type CivilDate } from '@touchline/domain';
import { type Queryable, queryRows, sql } from '../database/sql.ts';
import { attemptsFor } from './child-attempts.queries.ts';

interface ChildSearch {
  foldedName: string;
  dateOfBirth: CivilDate;
  /** The number of letters by which the name may differ. */
  tolerance: number;
  /** Children whose names have more attempts are not found; null for no limit. */
  maxAttempts: number | null;
}

/**
 * Finds at most two children that are nobody's, an exact match first. The index on the date of birth leaves few candidates. Children with too
 * many attempts are excluded here, because they would otherwise turn another possible match into an ambiguous one and so reveal
 * themselves.
 */
export const findUnclaimed = (database: Queryable, { foldedName, dateOfBirth, tolerance, maxAttempts }: ChildSearch) =>
  queryRows<{ id: number; name: string; isExact: boolean }>(
    database,
    sql`
      SELECT c.id, c.name, c.folded_name = ${foldedName} AS "isExact"
      FROM children c
      WHERE c.date_of_birth = ${dateOfBirth} AND c.is_registered
        AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id)
        AND NOT EXISTS (SELECT FROM restricted_guardians r WHERE r.child_id = c.id)
        AND is_meant(c.folded_name, ${foldedName}, ${tolerance})
        AND (${maxAttempts}::int IS NULL
          OR (SELECT attempts FROM (${attemptsFor(sql`c.folded_name`)}) counted) <= ${maxAttempts})
      ORDER BY "isExact" DESC
      LIMIT 2`,
  );
