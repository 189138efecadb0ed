import { type CorrectedField, type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../../database/child-names.ts';
import { asInstant, type Queryable, queryRows, sql } from '../../database/sql.ts';
import { type ChildNoticeDto } from './notifications.dto.ts';

export interface ChildNoticeRow extends Omit<ChildNoticeDto, 'givenName'> {
  child: ShortenedName;
  fields: CorrectedField[];
}

/** What others did with a guardian's children since a moment, the latest first. */
export const findChildNotices = (
  database: Queryable,
  { guardianId, since, limit }: { guardianId: number; since: Date; limit: number },
) => {
  const own = sql`ARRAY(SELECT child_id FROM guardianships WHERE user_id = ${guardianId})`;
  return queryRows<ChildNoticeRow>(
    database,
    sql`
      SELECT n.kind, k.id AS "childId", ${shortenedName(sql`k`)} AS child, n.team_name AS "teamName", n.fields, n.by,
             n.coach_name AS "coachName", ${asInstant(sql`n.at`)} AS at
      FROM (
        SELECT CASE WHEN c.has_joined THEN 'joined' ELSE 'left' END AS kind, c.child_id, c.team_name, '[]'::jsonb AS fields,
               CASE WHEN u.is_admin IS FALSE THEN 'coach' ELSE 'admin' END AS by,
               CASE WHEN u.is_admin IS FALSE THEN u.full_name END AS coach_name, c.changed_at AS at, c.id
        FROM team_changes c LEFT JOIN users u ON u.id = c.changed_by
        WHERE c.child_id = ANY(${own}) AND c.changed_at > ${since} AND c.changed_by IS DISTINCT FROM ${guardianId}
        UNION ALL
        SELECT CASE WHEN c.is_merge THEN 'merged' ELSE 'corrected' END, c.child_id, NULL,
               CASE WHEN c.is_merge THEN '[]' ELSE jsonb_path_query_array(c.changes, '$[*].field') END,
               CASE WHEN c.by_admin THEN 'admin' ELSE 'guardian' END, NULL, c.corrected_at, c.id
        FROM child_corrections c
        WHERE c.child_id = ANY(${own}) AND c.corrected_at > ${since} AND c.corrected_by IS DISTINCT FROM ${guardianId}
      ) n JOIN children k ON k.id = n.child_id AND k.is_registered
      ORDER BY n.at DESC, n.id DESC LIMIT ${limit}`,
  );
};
