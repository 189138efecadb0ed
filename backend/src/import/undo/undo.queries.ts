import { execute, type Queryable, queryRows, sql } from '../../database/sql.ts';
import { recordTeamChanges, type RosterAct } from '../../children/team-changes.queries.ts';

interface Taken {
  importId: number;
  ids: number[];
}

/** Gives events back the time, place and status that they had. A change raises the version, as any other. */
export const restoreEvents = (database: Queryable, { importId, ids }: Taken) =>
  execute(
    database,
    sql`
      UPDATE events e
      SET date = b.date, start_time = b."startTime", is_time_to_be_confirmed = b."isTimeToBeConfirmed", end_time = b."endTime", reporting_time = b."reportingTime",
          location = b.location, status = b.status, external_id = b."externalId", competition = b.competition,
          is_exception = b."isException", version = e.version + 1
      FROM import_changes c, jsonb_to_record(c.before)
        AS b (date date, "startTime" text, "isTimeToBeConfirmed" boolean, "endTime" text, "reportingTime" text, location text, status text,
              "externalId" text, competition text, "isException" boolean)
      WHERE c.import_id = ${importId} AND c.subject = 'event' AND c.kind = 'changed' AND c.subject_id = e.id
        AND e.id = ANY(${ids}::int[])`,
  );

export const restoreMarks = (database: Queryable, { importId, ids }: Taken) =>
  execute(
    database,
    sql`
      UPDATE events e SET external_id = c.before ->> 'externalId', competition = c.before ->> 'competition'
      FROM import_changes c
      WHERE c.import_id = ${importId} AND c.subject = 'event' AND c.kind = 'marked' AND c.subject_id = e.id
        AND e.id = ANY(${ids}::int[])`,
  );

export const deleteEvents = (database: Queryable, { ids }: { ids: number[] }) =>
  execute(database, sql`DELETE FROM events WHERE id = ANY(${ids}::int[])`);

/** Sets age groups again that were cleared, as a correction by an admin. */
export const restoreAgeGroups = (database: Queryable, { importId, ids, act }: Taken & { act: RosterAct }) =>
  execute(
    database,
    sql`
      WITH restored AS (
        UPDATE children c
        SET age_group = taken.before ->> 'ageGroup', version = c.version + 1,
            ages_since = greatest(c.ages_since, ${act.at}::timestamp)
        FROM import_changes taken
        WHERE taken.import_id = ${importId} AND taken.subject = 'child' AND taken.kind = 'changed' AND taken.subject_id = c.id
          AND c.id = ANY(${ids}::int[])
        RETURNING c.id, c.folded_name, c.date_of_birth, c.age_group
      )
      INSERT INTO child_corrections (child_id, corrected_by, by_admin, folded_name, date_of_birth, changes)
      SELECT id, ${act.by}::int, true, folded_name, date_of_birth,
             json_build_array(json_build_object('field', 'ageGroup', 'before', NULL, 'after', age_group))
      FROM restored`,
  );

interface TakenMembers {
  ids: number[];
  /** The players who are deleted next. */
  goneChildIds: number[];
  by: number;
}

/** Deletes memberships, and returns the recorded changes of those players who stay. */
export async function undoMemberships(database: Queryable, { ids, goneChildIds, by }: TakenMembers): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    database,
    sql`
      WITH deleted AS (DELETE FROM memberships WHERE id = ANY(${ids}::int[]) RETURNING team_id, child_id),
      leaving AS (SELECT team_id, child_id FROM deleted WHERE child_id <> ALL(${goneChildIds}::int[]))
      ${recordTeamChanges(sql`leaving`, { hasJoined: false, changedBy: by })}
      RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

interface Added {
  childIds: number[];
  teamIds: number[];
  leagueIds: number[];
}

/** Deletes what an import has added and nothing depends on. */
export async function deleteSubjects(database: Queryable, { childIds, teamIds, leagueIds }: Added): Promise<void> {
  await execute(database, sql`DELETE FROM children WHERE id = ANY(${childIds}::int[])`);
  await execute(database, sql`DELETE FROM teams WHERE id = ANY(${teamIds}::int[])`);
  await execute(database, sql`DELETE FROM leagues WHERE id = ANY(${leagueIds}::int[])`);
}
