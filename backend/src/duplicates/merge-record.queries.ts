import { type CivilDate, type CorrectableChild } from '@touchline/domain';
import { execute, type Queryable, queryRows, sql } from '../database/sql.ts';
import { ageGroupByHand } from '../database/age-groups.ts';
import { type Records } from './merge-preview.queries.ts';

/** `ageGroup` is null unless it was set by hand for this season. */
export type RecordRow = CorrectableChild & { id: number; foldedName: string; version: number };

/** Locks two registered children, by their ids, so that two merges do not wait for each other. */
export const lockRecords = (database: Queryable, { ids, cutoff }: { ids: number[]; cutoff: CivilDate }) =>
  queryRows<RecordRow>(
    database,
    sql`
      SELECT c.id, c.name, c.folded_name AS "foldedName", c.date_of_birth AS "dateOfBirth", c.short_name AS "shortName",
             ${ageGroupByHand(cutoff)} AS "ageGroup", c.version
      FROM children c WHERE c.id = ANY(${ids}) AND c.is_registered ORDER BY c.id FOR UPDATE`,
  );

/** Ends the record that is merged, with those that were merged into it. */
export async function endRecord(database: Queryable, { keptId, mergedId }: Records): Promise<void> {
  // Who asks to delete either record asks for the one that goes on.
  await execute(
    database,
    sql`
      WITH asked AS (DELETE FROM erasure_requests WHERE child_id = ${mergedId} RETURNING user_id, requested_at)
      INSERT INTO erasure_requests (child_id, user_id, requested_at)
      SELECT ${keptId}, user_id, requested_at FROM asked ON CONFLICT DO NOTHING`,
  );
  await execute(
    database,
    sql`
      UPDATE children SET is_registered = false, merged_into = ${keptId}, version = version + 1
      WHERE id = ${mergedId} OR merged_into = ${mergedId}`,
  );
  await execute(
    database,
    sql`
      UPDATE children kept SET version = kept.version + 1, short_name = coalesce(kept.short_name, other.short_name)
      FROM children other WHERE kept.id = ${keptId} AND other.id = ${mergedId}`,
  );
}
