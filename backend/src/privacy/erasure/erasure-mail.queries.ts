import { type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../../database/child-names.ts';
import { type Queryable, queryRow, queryRows, sql } from '../../database/sql.ts';
import { type Addressee } from '../../guardians/family-mail.queries.ts';

interface RequestToTell {
  child: ShortenedName;
  requesterName: string;
  /** Whether the reader is a guardian of the child, and of the same household as whoever asks. */
  isGuardian: boolean;
  isSameHousehold: boolean;
}

/** Undefined if the request has been withdrawn or answered. */
export const findRequestToTell = (
  database: Queryable,
  { childId, requesterId, readerId }: { childId: number; requesterId: number; readerId: number },
) =>
  queryRow<RequestToTell>(
    database,
    sql`
      SELECT ${shortenedName(sql`c`)} AS child, u.full_name AS "requesterName", reader.id IS NOT NULL AS "isGuardian",
             coalesce(reader.household_id = requester.household_id, false) AS "isSameHousehold"
      FROM erasure_requests r JOIN children c ON c.id = r.child_id JOIN users u ON u.id = r.user_id
      LEFT JOIN guardianships reader ON reader.child_id = c.id AND reader.user_id = ${readerId}
      LEFT JOIN guardianships requester ON requester.child_id = c.id AND requester.user_id = r.user_id
      WHERE r.child_id = ${childId} AND r.user_id = ${requesterId}`,
  );

/** Those who ask to delete a child, with a verified address. */
export const findRequesters = (database: Queryable, { childId }: { childId: number }) =>
  queryRows<Addressee>(
    database,
    sql`
      SELECT u.id AS "userId", u.email FROM erasure_requests r JOIN users u ON u.id = r.user_id
      WHERE r.child_id = ${childId} AND u.is_active AND NOT u.self_registered ORDER BY u.id`,
  );

/** Also of a child that is not registered. */
export async function findChildName(
  database: Queryable,
  { childId }: { childId: number },
): Promise<ShortenedName | undefined> {
  const row = await queryRow<{ child: ShortenedName }>(
    database,
    sql`SELECT ${shortenedName(sql`c`)} AS child FROM children c WHERE c.id = ${childId}`,
  );
  return row?.child;
}
