import { type CivilDate } from '@touchline/domain';
import { type Queryable, queryCount, queryRows, sql } from '../database/sql.ts';
import { attemptsFor, type NameLimits } from './child-attempts.queries.ts';

interface ChildSearch {
  foldedName: string;
  dateOfBirth: CivilDate;
  /** The number of letters by which the name may differ. */
  tolerance: number;
  /** Children whose names have more attempts are not found; null for no limit. */
  limits: NameLimits | null;
}

/**
 * Finds at most two children that are nobody's, an exact match first. The index on the date of birth leaves few candidates. Children
 * with too many attempts are excluded here, because they would otherwise turn another possible match into an ambiguous one and so
 * reveal themselves.
 */
export const findUnclaimed = (database: Queryable, { foldedName, dateOfBirth, tolerance, limits }: ChildSearch) =>
  queryRows<{ id: number; name: string; isExact: boolean }>(
    database,
    sql`
      SELECT c.id, c.name, c.folded_name = ${foldedName} AS "isExact"
      FROM children c
      WHERE c.date_of_birth = ${dateOfBirth} AND c.is_registered
        AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id)
        AND NOT EXISTS (SELECT FROM restricted_guardians r WHERE r.child_id = c.id)
        AND is_meant(c.folded_name, ${foldedName}, ${tolerance})
        AND (${!limits} OR (
          SELECT attempts <= ${limits?.day ?? 0} AND "longAttempts" <= ${limits?.long ?? 0}
          FROM (${attemptsFor(sql`c.folded_name`)}) counted))
      ORDER BY "isExact" DESC
      LIMIT 2`,
  );

/**
 * The seconds for which a name looks locked to a user, because they are restricted for a child that has or had this name,
 * whatever its date of birth; 0 for other names. Ends with the day of the restriction, as a lock would, and then begins again.
 */
export const secondsHidden = (database: Queryable, { userId, foldedName }: { userId: number; foldedName: string }) =>
  queryCount(
    database,
    sql`
      SELECT coalesce(max(86400 - floor(extract(epoch FROM now() - r.restricted_at))::bigint % 86400), 0)::int AS count
      FROM restricted_guardians r
      WHERE r.user_id = ${userId} AND r.child_id IN (
        SELECT id FROM children WHERE folded_name = ${foldedName}
        UNION ALL SELECT child_id FROM child_corrections WHERE folded_name = ${foldedName})`,
  );
