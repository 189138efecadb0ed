import { type CivilDate, foldName, type Season, type SeasonStatus, type WallTime } from '@touchline/domain';
import { execute, type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';

/** The season with the members of the default where nobody has set them. */
export interface SeasonRow extends Season {
  id: number;
  status: SeasonStatus;
  isByDefault: boolean;
  startedOn: CivilDate | null;
  teamCount: number;
}

/** The latest first. */
export const findSeasons = (database: Queryable, byDefault: Season) =>
  queryRows<SeasonRow>(
    database,
    sql`
      SELECT s.id, coalesce(s.name, ${byDefault.name}) AS name, coalesce(s.first_day, ${byDefault.firstDay}::date) AS "firstDay",
             coalesce(s.last_day, ${byDefault.lastDay}::date) AS "lastDay", coalesce(s.cutoff, ${byDefault.cutoff}::date) AS cutoff,
             CASE WHEN s.started_at IS NULL THEN 'planned' WHEN s.ended_at IS NULL THEN 'running' ELSE 'archived' END AS status,
             s.name IS NULL AS "isByDefault", nullif(s.started_at, '-infinity')::date AS "startedOn",
             (SELECT count(*) FROM teams t
              WHERE t.season_id = s.id AND (t.archived_at IS NULL OR s.ended_at IS NOT NULL)) AS "teamCount"
      FROM seasons s ORDER BY coalesce(s.first_day, ${byDefault.firstDay}::date) DESC, s.id DESC`,
  );

/** Locks all seasons until the end of the transaction, so that their days stay apart and nobody starts one. */
export const lockSeasons = (database: Queryable) => execute(database, sql`SELECT FROM seasons ORDER BY id FOR UPDATE`);

/** A season with the name violates a constraint. */
export async function insertPlannedSeason(database: Queryable, season: Season): Promise<number> {
  const row = await queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO seasons (name, folded_name, first_day, last_day, cutoff)
      VALUES (${season.name}, ${foldName(season.name)}, ${season.firstDay}, ${season.lastDay}, ${season.cutoff})
      RETURNING id`,
  );
  return row!.id;
}

export const updateSeason = (database: Queryable, { id, ...season }: Season & { id: number }) =>
  execute(
    database,
    sql`
      UPDATE seasons SET name = ${season.name}, folded_name = ${foldName(season.name)}, first_day = ${season.firstDay},
                         last_day = ${season.lastDay}, cutoff = ${season.cutoff}
      WHERE id = ${id}`,
  );

/** Until now, each year of the club had its own cut-off date on the day and month of this one. */
export const keepYearlyCutoff = (database: Queryable, { id, cutoff }: { id: number; cutoff: CivilDate }) =>
  execute(
    database,
    sql`INSERT INTO season_cutoffs (since, season_id, cutoff, set_from) VALUES ('-infinity', ${id}, ${cutoff}, ${cutoff})`,
  );

/** From a moment on, age groups follow from the cut-off date of a season that is running. Events that have begun keep theirs. */
export const useCutoff = (
  database: Queryable,
  { id, at, cutoff, firstDay }: Pick<Season, 'cutoff' | 'firstDay'> & { id: number; at: WallTime },
) =>
  execute(
    database,
    sql`
      INSERT INTO season_cutoffs (since, season_id, cutoff, set_from)
      SELECT ${at}::timestamp, id, ${cutoff}::date,
             CASE WHEN started_at = '-infinity' THEN least(${cutoff}::date, ${firstDay}::date) ELSE started_at::date END
      FROM seasons WHERE id = ${id}
      ON CONFLICT (since, season_id) DO UPDATE SET cutoff = excluded.cutoff, set_from = excluded.set_from`,
  );

export const deleteSeason = (database: Queryable, { id }: { id: number }) =>
  execute(database, sql`DELETE FROM seasons WHERE id = ${id}`);
