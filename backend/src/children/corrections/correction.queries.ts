import {
  type CivilDate,
  type CorrectableChild,
  type FamilyOfChild,
  type FieldChange,
  type WallTime,
} from '@touchline/domain';
import {
  asInstant,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  type Sql,
  sql,
} from '../../database/sql.ts';
import { type PageDto } from '../../http/page.dto.ts';
import { ageGroupByHand } from '../../database/age-groups.ts';

/** A child whose row is locked; `ageGroup` is null unless it was set by hand for this season. */
export type LockedChild = CorrectableChild & FamilyOfChild & { id: number; foldedName: string; version: number };

/** Locks a registered child, so that it joins no team and gets no guardian meanwhile; undefined if there is none. */
export async function lockToCorrect(
  database: Queryable,
  { id, cutoff }: { id: number; cutoff: CivilDate },
): Promise<LockedChild | undefined> {
  // On its own, because a statement that waits for a lock does not see what it has waited for in other tables.
  await execute(database, sql`SELECT FROM children WHERE id = ${id} FOR UPDATE`);
  return queryRow<LockedChild>(
    database,
    sql`
      SELECT c.id, c.name, c.folded_name AS "foldedName", c.date_of_birth AS "dateOfBirth", c.short_name AS "shortName",
             ${ageGroupByHand(cutoff)} AS "ageGroup", c.version,
             ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = c.id) AS "guardianIds",
             EXISTS (SELECT FROM team_members m WHERE m.child_id = c.id) AS "isInTeam"
      FROM children c WHERE c.id = ${id} AND c.is_registered`,
  );
}

interface CorrectedChild {
  id: number;
  /** Those that change. */
  values: Partial<CorrectableChild>;
  foldedName: string;
  /** Events that have begun by then keep the former date of birth and age group. */
  at: WallTime;
}

/** Violates a constraint if another registered child has the name and date of birth. */
export const updateChild = (database: Queryable, { id, values, foldedName, at }: CorrectedChild) => {
  const { name, dateOfBirth, ageGroup, shortName } = values;
  const set = (column: Sql, value: string | null | undefined) =>
    value === undefined ? sql`` : sql`, ${column} = ${value}`;
  const isAgedAnew = dateOfBirth !== undefined || ageGroup !== undefined;
  return execute(
    database,
    sql`
      UPDATE children SET version = version + 1, folded_name = ${foldedName}
        ${set(sql`name`, name)} ${set(sql`short_name`, shortName)} ${set(sql`date_of_birth`, dateOfBirth)} ${set(sql`age_group`, ageGroup)}
        ${ageGroup === undefined ? sql`` : sql`, age_group_set_on = ${at}::timestamp::date`}
        ${isAgedAnew ? sql`, ages_since = greatest(ages_since, ${at}::timestamp)` : sql``}
      WHERE id = ${id}`,
  );
};

/** Whether a guardian of a child is restricted for another child that has or had this name and date of birth. */
export const hasGuardianRestrictedFor = (
  database: Queryable,
  { id, foldedName, dateOfBirth }: { id: number; foldedName: string; dateOfBirth: CivilDate },
) =>
  hasRow(
    database,
    sql`
      SELECT FROM guardianships g JOIN restricted_guardians r ON r.user_id = g.user_id AND r.child_id <> g.child_id
      WHERE g.child_id = ${id} AND r.child_id IN (
        SELECT c.id FROM children c WHERE c.folded_name = ${foldedName} AND c.date_of_birth = ${dateOfBirth}
        UNION ALL SELECT k.child_id FROM child_corrections k
        WHERE k.folded_name = ${foldedName} AND k.date_of_birth = ${dateOfBirth})
      UNION ALL
      SELECT FROM guardianships g JOIN restriction_seals s ON s.user_id = g.user_id
      WHERE g.child_id = ${id} AND s.seal = seal_of(${foldedName}, ${dateOfBirth}::date)`,
  );

interface NewCorrection {
  childId: number;
  correctedBy: number;
  byAdmin: boolean;
  isMerge?: boolean;
  /** The name and date of birth before, or those of the other record of a merge. */
  identity: { foldedName: string; dateOfBirth: CivilDate };
  changes: FieldChange[];
}

export async function insertCorrection(
  database: Queryable,
  { childId, correctedBy, byAdmin, isMerge = false, identity, changes }: NewCorrection,
): Promise<number> {
  const row = await queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO child_corrections (child_id, corrected_by, by_admin, is_merge, folded_name, date_of_birth, changes)
      VALUES (${childId}, ${correctedBy}, ${byAdmin}, ${isMerge}, ${identity.foldedName}, ${identity.dateOfBirth},
              ${JSON.stringify(changes)})
      RETURNING id`,
  );
  return row!.id;
}

export interface CorrectionRow {
  id: number;
  /** Null if the account no longer exists. */
  userId: number | null;
  byAdmin: boolean;
  correctedAt: string;
  isMerge: boolean;
  changes: FieldChange[];
}

/** The latest first. */
export const findCorrections = (database: Queryable, { childId, limit, offset }: { childId: number } & PageDto) =>
  queryRows<CorrectionRow>(
    database,
    sql`
      SELECT id, corrected_by AS "userId", by_admin AS "byAdmin", ${asInstant(sql`corrected_at`)} AS "correctedAt",
             is_merge AS "isMerge", changes
      FROM child_corrections WHERE child_id = ${childId}
      ORDER BY corrected_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
  );

export const countCorrections = (database: Queryable, { childId }: { childId: number }) =>
  queryCount(database, sql`SELECT count(*) FROM child_corrections WHERE child_id = ${childId}`);
