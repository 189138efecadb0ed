import { type ShortenedName } from '@touchline/domain';
import { type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { type GuardianshipKey } from './guardianship.queries.ts';

export interface Addressee {
  userId: number;
  email: string;
}

/** The guardians of a child, without those whose address nobody has verified. */
export const findGuardianAddresses = (database: Queryable, { childId }: { childId: number }) =>
  queryRows<Addressee>(
    database,
    sql`
      SELECT u.id AS "userId", u.email FROM guardianships g JOIN users u ON u.id = g.user_id
      WHERE g.child_id = ${childId} AND u.is_active AND NOT u.self_registered ORDER BY u.id`,
  );

export const findAdminAddresses = (database: Queryable) =>
  queryRows<Addressee>(
    database,
    sql`
      SELECT id AS "userId", email FROM users WHERE is_admin AND is_active AND NOT self_registered ORDER BY id`,
  );

/** Empty if nobody has verified the user's address. */
export const findAddress = (database: Queryable, { userId }: { userId: number }) =>
  queryRows<Addressee>(
    database,
    sql`SELECT id AS "userId", email FROM users WHERE id = ${userId} AND is_active AND NOT self_registered`,
  );

export const findChildName = (database: Queryable, { childId }: { childId: number }) =>
  queryRow<ShortenedName & { hasGuardian: boolean }>(
    database,
    sql`
      SELECT name, short_name AS "shortName", EXISTS (SELECT FROM guardianships WHERE child_id = children.id) AS "hasGuardian"
      FROM children WHERE id = ${childId} AND is_registered`,
  );

/** How a guardian is related to another guardian of the child; undefined if one of them has left. */
export const findOtherGuardian = (
  database: Queryable,
  { childId, userId, otherId }: GuardianshipKey & { otherId: number },
) =>
  queryRow<{ fullName: string; isSameHousehold: boolean }>(
    database,
    sql`
      SELECT u.full_name AS "fullName", mine.household_id = theirs.household_id AS "isSameHousehold"
      FROM guardianships mine JOIN guardianships theirs ON theirs.child_id = mine.child_id
      JOIN users u ON u.id = theirs.user_id
      WHERE mine.child_id = ${childId} AND mine.user_id = ${userId} AND theirs.user_id = ${otherId}`,
  );
