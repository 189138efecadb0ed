import { type ChildReader } from '@touchline/domain';
import { countsFor } from '../../children/memberships.queries.ts';
import { type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { shareHousehold } from '../../guardians/guardianship.queries.ts';

interface Own {
  childId: number;
  userId: number;
}

export interface ReaderRow {
  kind: ChildReader;
  fullName: string;
  teams: string[];
}

/** Each coach of a team of the child, with the team and whether they see what only coaches of the child see. */
const coachedTeams = (childId: number) => sql`
  SELECT coaches.coach_id, t.folded_name, t.name, a.confirmed_at IS NOT NULL AND ${countsFor(sql`coaches.coach_id`)} AS sees_all
  FROM team_members m JOIN teams t ON t.id = m.team_id
  JOIN LATERAL (
    SELECT t.lead_coach_id AS coach_id WHERE t.lead_coach_id IS NOT NULL
    UNION SELECT coach_id FROM team_coaches WHERE team_id = t.id) coaches ON true
  LEFT JOIN coach_appointments a ON a.team_id = t.id AND a.coach_id = coaches.coach_id
  WHERE m.child_id = ${childId}`;

/** The readers whom a guardian may know by name, each kind by name. A coach who sees all because of one team sees all. */
export const findNamedReaders = (database: Queryable, { childId, userId }: Own) =>
  queryRows<ReaderRow>(
    database,
    sql`
      WITH coached AS (${coachedTeams(childId)}), readers AS (
        SELECT 'household' AS kind, g.user_id, '{}'::text[] AS teams FROM guardianships g
        WHERE g.child_id = ${childId} AND ${shareHousehold(sql`${childId}::int`, userId, sql`g.user_id`)}
        UNION ALL
        SELECT CASE WHEN bool_or(sees_all) THEN 'teamCoach' ELSE 'waitingCoach' END, coach_id,
               array_agg(name ORDER BY folded_name)
        FROM coached GROUP BY coach_id
        UNION ALL SELECT 'admin', id, '{}' FROM users WHERE is_admin
        UNION ALL SELECT 'welfareOfficer', id, '{}' FROM users WHERE is_welfare_officer)
      SELECT r.kind, u.full_name AS "fullName", r.teams FROM readers r JOIN users u ON u.id = r.user_id
      WHERE u.is_active ORDER BY lower(u.full_name), u.id`,
  );

/** The readers whom a guardian may only count. */
export const countReaders = async (database: Queryable, { childId, userId }: Own) =>
  (await queryRow<Record<'otherHousehold' | 'otherCoach' | 'teamFamily', number>>(
    database,
    sql`
      SELECT (SELECT count(*) FROM guardianships g JOIN users u ON u.id = g.user_id AND u.is_active
              WHERE g.child_id = ${childId} AND NOT ${shareHousehold(sql`${childId}::int`, userId, sql`g.user_id`)}) AS "otherHousehold",
             (SELECT count(*) FROM users WHERE is_coach AND is_active
                AND id NOT IN (SELECT coach_id FROM (${coachedTeams(childId)}) coached)) AS "otherCoach",
             (SELECT count(DISTINCT g.user_id) FROM team_members own JOIN team_members mate ON mate.team_id = own.team_id
              JOIN guardianships g ON g.child_id = mate.child_id JOIN users u ON u.id = g.user_id AND u.is_active
              WHERE own.child_id = ${childId} AND mate.child_id <> ${childId}
                AND g.user_id NOT IN (SELECT user_id FROM guardianships WHERE child_id = ${childId})
                AND g.user_id NOT IN (
                  SELECT user_id FROM restricted_guardians WHERE child_id = ${childId} AND user_id IS NOT NULL)) AS "teamFamily"`,
  ))!;
