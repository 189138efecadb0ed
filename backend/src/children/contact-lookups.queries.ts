import { asInstant, execute, type Queryable, queryCount, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';
import { type Addressee } from '../guardians/family-mail.queries.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type ContactDto, type ContactLookupDto } from './contact-lookup.dto.ts';

/** The guardians of a child who can sign in, by name. */
export const findContacts = (database: Queryable, { childId }: { childId: number }) =>
  queryRows<ContactDto & { id: number }>(
    database,
    sql`
      SELECT u.id, u.full_name AS "fullName", nullif(trim(u.phone), '') AS phone
      FROM guardianships g JOIN users u ON u.id = g.user_id
      WHERE g.child_id = ${childId} AND u.is_active ORDER BY u.full_name, u.id`,
  );

/** Returns the guardians to mail: those who were not mailed of a lookup of this child by this user in the last 24 hours. */
export const insertContactLookup = (
  database: Queryable,
  { childId, guardianIds, userId }: { childId: number; guardianIds: number[]; userId: number },
) =>
  queryRows<Addressee & { lookupId: number }>(
    database,
    sql`
      WITH lookups AS (
        INSERT INTO contact_lookups (child_id, guardian_id, looked_up_by, is_told)
        SELECT ${childId}, guardian_id, ${userId}, u.id IS NOT NULL AND NOT EXISTS (
          SELECT FROM contact_lookups told
          WHERE told.is_told AND told.looked_up_by = ${userId} AND told.child_id = ${childId}
            AND told.guardian_id = u.id AND told.looked_up_at > now() - interval '24 hours')
        FROM (SELECT 1) one LEFT JOIN unnest(${guardianIds}::int[]) AS guardian_id ON true
        LEFT JOIN users u ON u.id = guardian_id AND u.id <> ${userId} AND NOT u.self_registered
        RETURNING id, guardian_id, is_told
      )
      SELECT l.id AS "lookupId", u.id AS "userId", u.email
      FROM lookups l JOIN users u ON u.id = l.guardian_id WHERE l.is_told ORDER BY u.id`,
  );

/** The children that a user has looked up in the last 24 hours. */
interface RecentLookups {
  others: number;
  /** Whether the child itself was among them. */
  isRepeated: boolean;
  /** Milliseconds until the first of the others no longer counts. */
  msBeforeNext: number;
}

/** Locks the user, so that parallel requests cannot exceed the limit. */
export async function lockAndCountLookups(
  database: Queryable,
  { userId, childId }: { userId: number; childId: number },
): Promise<RecentLookups> {
  await execute(database, sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  const row = await queryRow<RecentLookups>(
    database,
    sql`
      SELECT count(*) FILTER (WHERE child_id <> ${childId}) AS others,
             coalesce(bool_or(child_id = ${childId}), false) AS "isRepeated",
             coalesce(extract(epoch FROM min(latest) + interval '24 hours' - now()) * 1000, 0)::int AS "msBeforeNext"
      FROM (
        SELECT child_id, max(looked_up_at) AS latest FROM contact_lookups
        WHERE looked_up_by = ${userId} AND looked_up_at > now() - interval '24 hours' GROUP BY child_id
      ) recent`,
  );
  return row!;
}

const shownTo = ({ childId, guardianId }: { childId: number; guardianId: number | null }) => sql`
  FROM contact_lookups l LEFT JOIN users u ON u.id = l.looked_up_by
  WHERE l.child_id = ${childId} ${guardianId === null ? sql`` : sql`AND l.guardian_id = ${guardianId}`}`;

interface LookupsFilter {
  childId: number;
  /** Only when this guardian's number was shown; null for all. */
  guardianId: number | null;
}

/** The latest first. */
export const findContactLookups = (database: Queryable, { limit, offset, ...filter }: LookupsFilter & PageDto) =>
  queryRows<ContactLookupDto>(
    database,
    sql`
      SELECT l.id, u.full_name AS "lookedUpBy", ${asInstant(sql`l.looked_up_at`)} AS "lookedUpAt" ${shownTo(filter)}
      ORDER BY l.looked_up_at DESC, l.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );

export const countContactLookups = (database: Queryable, filter: LookupsFilter) =>
  queryCount(database, sql`SELECT count(*) ${shownTo(filter)}`);

/** A `ContactLookupsDto` of the lookups of child `c` that a guardian sees; null if there is none. */
export const lookupsOfRow = (guardianId: number): Sql => sql`
  SELECT json_build_object('total', count(*), 'latest', (array_agg(json_build_object(
           'id', l.id, 'lookedUpBy', u.full_name, 'lookedUpAt', ${asInstant(sql`l.looked_up_at`)}
         ) ORDER BY l.looked_up_at DESC, l.id DESC))[1])
  FROM contact_lookups l LEFT JOIN users u ON u.id = l.looked_up_by
  WHERE l.guardian_id = ${guardianId} AND l.child_id = c.id HAVING count(*) > 0`;
