import { type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { type Addressee } from '../../guardians/family-mail.queries.ts';

/** Who may notice a wrong claim: the admins and the confirmed coaches of the child's teams, without the claimant. */
export const findClaimWitnesses = (database: Queryable, { childId, userId }: { childId: number; userId: number }) =>
  queryRows<Addressee>(
    database,
    sql`
      SELECT u.id AS "userId", u.email FROM users u
      WHERE u.is_active AND NOT u.self_registered AND u.id <> ${userId} AND (u.is_admin OR u.is_coach AND EXISTS (
        SELECT FROM team_members m JOIN coach_appointments a ON a.team_id = m.team_id
        WHERE m.child_id = ${childId} AND a.coach_id = u.id AND a.confirmed_at IS NOT NULL))
      ORDER BY u.id`,
  );

export const findClaim = (database: Queryable, { childId, userId }: { childId: number; userId: number }) =>
  queryRow<{ childName: string; claimantName: string; claimantEmail: string }>(
    database,
    sql`
      SELECT c.name AS "childName", u.full_name AS "claimantName", u.email AS "claimantEmail"
      FROM children c, users u WHERE c.id = ${childId} AND u.id = ${userId}`,
  );

/** Undefined if an admin has unlocked the name. */
export const findLastingLock = (database: Queryable, { id }: { id: number }) =>
  queryRow<{ name: string; tries: number }>(
    database,
    sql`SELECT name, tries FROM locked_names WHERE id = ${id} AND lasting_since IS NOT NULL`,
  );
