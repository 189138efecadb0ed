import { randomBytes } from 'node:crypto';
import { type CivilDate, type WallTime } from '@touchline/domain';
import { execute, type Queryable, queryRow, queryRows, type Sql, sql } from '../../database/sql.ts';
import { type ErasureDto } from './erasure.dto.ts';

/** A child's record with those that were merged into it, also by way of others. */
const records = (id: number): Sql => sql`
  WITH RECURSIVE records AS (
    SELECT id FROM children WHERE id = ${id}
    UNION SELECT c.id FROM children c JOIN records r ON c.merged_into = r.id)`;

/** Locks the child against a restoration and every new reference; undefined if there is no such child. */
export const lockChild = (database: Queryable, { id }: { id: number }) =>
  queryRow<{ foldedName: string; isRegistered: boolean; isMerged: boolean }>(
    database,
    sql`
      SELECT folded_name AS "foldedName", is_registered AS "isRegistered", merged_into IS NOT NULL AS "isMerged"
      FROM children WHERE id = ${id} FOR UPDATE`,
  );

export interface RecordNames {
  id: number;
  name: string;
  shortName: string | null;
  foldedName: string;
  /** Names and short names before corrections. */
  formerNames: string[];
  formerFoldedNames: string[];
}

export const findRecords = (database: Queryable, { id }: { id: number }) =>
  queryRows<RecordNames>(
    database,
    sql`
      ${records(id)}
      SELECT c.id, c.name, c.short_name AS "shortName", c.folded_name AS "foldedName",
             ARRAY(SELECT DISTINCT v.name #>> '{}' FROM child_corrections k CROSS JOIN jsonb_array_elements(k.changes) change
                   CROSS JOIN LATERAL (VALUES (change -> 'before'), (change -> 'after')) v (name)
                   WHERE k.child_id = c.id AND change ->> 'field' IN ('name', 'shortName') AND v.name #>> '{}' <> '') AS "formerNames",
             ARRAY(SELECT folded_name FROM child_corrections k WHERE k.child_id = c.id) AS "formerFoldedNames"
      FROM children c WHERE c.id IN (SELECT id FROM records)`,
  );

/** A byte of the key's block, combined with that of the standard (RFC 2104). */
const padded = (key: Buffer, byte: number): string =>
  Buffer.from(Buffer.concat([key, Buffer.alloc(64 - key.length)]).map((value) => value ^ byte)).toString('hex');

/** Keeps the restrictions of children, under all their names and dates of birth, for whoever adds one of them again. */
export async function sealRestrictions(database: Queryable, { childIds }: { childIds: number[] }): Promise<void> {
  const key = randomBytes(32);
  await execute(
    database,
    sql`
      INSERT INTO seal_key (inner_key, outer_key)
      SELECT decode(${padded(key, 0x36)}, 'hex'), decode(${padded(key, 0x5c)}, 'hex')
      WHERE EXISTS (SELECT FROM restricted_guardians WHERE child_id = ANY(${childIds}::int[])) ON CONFLICT DO NOTHING`,
  );
  await execute(
    database,
    sql`
      INSERT INTO restriction_seals (seal, user_id, restricted_at, was_guardian)
      SELECT DISTINCT ON (seal, user_id) seal, user_id, restricted_at, was_guardian
      FROM (
        SELECT seal_of(i.folded_name, i.date_of_birth) AS seal, r.user_id, r.restricted_at, r.was_guardian
        FROM restricted_guardians r JOIN (
          SELECT id AS child_id, folded_name, date_of_birth FROM children
          UNION ALL SELECT child_id, folded_name, date_of_birth FROM child_corrections) i ON i.child_id = r.child_id
        WHERE r.child_id = ANY(${childIds}::int[]) AND r.user_id IS NOT NULL) sealed
      ORDER BY seal, user_id, restricted_at DESC
      ON CONFLICT DO NOTHING`,
  );
}

export const deleteChild = (database: Queryable, { id }: { id: number }) =>
  execute(database, sql`DELETE FROM children WHERE id = ${id}`);

export interface ErasureRow extends Omit<ErasureDto, 'childId' | 'refusal'> {
  isRegistered: boolean;
  isMerged: boolean;
}

/** Undefined if there is no such child. */
export const findErasure = (
  database: Queryable,
  { id, cutoff, at }: { id: number; cutoff: CivilDate; at: WallTime },
): Promise<ErasureRow | undefined> =>
  queryRow(
    database,
    sql`
      ${records(id)}
      SELECT c.name, c.date_of_birth AS "dateOfBirth", c.is_registered AS "isRegistered", c.merged_into IS NOT NULL AS "isMerged",
             (SELECT count(DISTINCT team_id) FROM memberships WHERE child_id IN (SELECT id FROM records)) AS teams,
             (SELECT count(*) FROM availabilities WHERE child_id IN (SELECT id FROM records) AND is_available IS NOT NULL) AS answers,
             (SELECT count(*) FROM child_corrections WHERE child_id IN (SELECT id FROM records)) AS corrections,
             (SELECT count(*) FROM contact_lookups WHERE child_id IN (SELECT id FROM records)) AS lookups,
             (SELECT count(DISTINCT ec.event_id)
              FROM event_children(${cutoff}::date, '-infinity', ${at}::timestamp::date) ec
              JOIN events e ON e.id = ec.event_id AND e.starts_at <= ${at}::timestamp
              WHERE ec.child_id = ANY(ARRAY(SELECT id FROM records))) AS "pastEvents",
             (SELECT count(DISTINCT user_id) FROM restricted_guardians
              WHERE child_id IN (SELECT id FROM records) AND user_id IS NOT NULL) AS "restrictedAccounts",
             (SELECT count(*) FROM announcements
              WHERE strpos(lower(title || ' ' || content), lower(c.name)) > 0) AS announcements,
             (SELECT count(*) FROM events
              WHERE strpos(lower(concat_ws(' ', title, description, location_detail)), lower(c.name)) > 0) AS events,
             (SELECT count(*) FROM children o WHERE o.folded_name = c.folded_name AND o.date_of_birth = c.date_of_birth
                AND o.id NOT IN (SELECT id FROM records)) AS "otherRecords"
      FROM children c WHERE c.id = ${id}`,
  );
