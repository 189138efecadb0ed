import { shortenedName } from '../../database/child-names.ts';
import { type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { type Addressee } from '../../guardians/family-mail.queries.ts';
import { type LookupToTell } from './child-letters.ts';

/** The guardians of the children of team changes, each with the changes, without those whose address nobody has verified. */
export const findGuardiansToTell = (database: Queryable, { changeIds }: { changeIds: number[] }) =>
  queryRows<Addressee & { changeIds: number[] }>(
    database,
    sql`
      SELECT u.id AS "userId", u.email, array_agg(c.id ORDER BY c.id) AS "changeIds"
      FROM team_changes c JOIN guardianships g ON g.child_id = c.child_id JOIN users u ON u.id = g.user_id
      WHERE c.id = ANY(${changeIds}) AND u.id <> c.changed_by AND u.is_active AND NOT u.self_registered
      GROUP BY u.id ORDER BY u.id`,
  );

/** Undefined if the user is no longer a guardian of the child. */
export const findLookupToTell = (database: Queryable, { id, userId }: { id: number; userId: number }) =>
  queryRow<LookupToTell>(
    database,
    sql`
      SELECT ${shortenedName(sql`k`)} AS child, CASE WHEN NOT u.is_admin THEN u.full_name END AS "coachName"
      FROM contact_lookups l JOIN children k ON k.id = l.child_id
      JOIN guardianships g ON g.child_id = l.child_id AND g.user_id = l.guardian_id
      LEFT JOIN users u ON u.id = l.looked_up_by
      WHERE l.id = ${id} AND l.guardian_id = ${userId}`,
  );
