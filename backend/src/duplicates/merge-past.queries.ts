import { type CivilDate, type WallTime } from '@touchline/domain';
import { addAbsence } from '../absences/absence.queries.ts';
import { execute, type Queryable, queryRows, type Sql, sql } from '../database/sql.ts';
import { leaving, recordTeamChanges, type RosterAct } from '../children/team-changes.queries.ts';
import { begunEvents, type Records } from './merge-preview.queries.ts';

type Moment = { cutoff: CivilDate; at: WallTime };

/** The numbers of the events that have begun, as far as they come from two records. */
export const findPastNumbers = (database: Queryable, { cutoff, at, ...records }: Records & Moment) =>
  queryRows<Record<string, number>>(
    database,
    sql`SELECT * FROM (${begunEvents(records, { cutoff, at })}) begun ORDER BY id`,
  );

export const setSavepoint = (database: Queryable) => execute(database, sql`SAVEPOINT before_past`);
export const rollBackToSavepoint = (database: Queryable) => execute(database, sql`ROLLBACK TO SAVEPOINT before_past`);

/** Where both are in a team, the place of the record that goes on stays, with the number and position of the other if it has none. */
export async function leaveSharedTeams(database: Queryable, { keptId, mergedId, act }: Records & { act: RosterAct }) {
  await execute(
    database,
    sql`
      UPDATE memberships kept
      SET jersey_number = coalesce(kept.jersey_number, other.jersey_number), position = coalesce(kept.position, other.position)
      FROM memberships other
      WHERE kept.child_id = ${keptId} AND kept.left_at = 'infinity'
        AND other.child_id = ${mergedId} AND other.left_at = 'infinity' AND other.team_id = kept.team_id`,
  );
  await execute(
    database,
    sql`
      UPDATE team_members SET ${leaving(act)}
      WHERE child_id = ${mergedId} AND team_id IN (SELECT team_id FROM team_members WHERE child_id = ${keptId})`,
  );
}

/** All memberships, those that have ended too. Nobody may be in a team twice (`leaveSharedTeams`). */
export const moveMemberships = (database: Queryable, { keptId, mergedId }: Records) =>
  execute(database, sql`UPDATE memberships SET child_id = ${keptId} WHERE child_id = ${mergedId}`);

/** The record that goes on joins the teams of the other one, whose memberships stay with the past. */
export const joinTeams = (database: Queryable, { keptId, mergedId, act }: Records & { act: RosterAct }) =>
  execute(
    database,
    sql`
      WITH ended AS (
        UPDATE team_members SET ${leaving(act)} WHERE child_id = ${mergedId} RETURNING team_id, jersey_number, position
      ), added AS (
        INSERT INTO memberships (team_id, child_id, jersey_number, position, added_by, joined_at)
        SELECT team_id, ${keptId}, jersey_number, position, ${act.by}::int, ${act.at}::timestamp FROM ended
        RETURNING team_id, child_id
      )
      ${recordTeamChanges(sql`added`, { hasJoined: true, changedBy: act.by })}`,
  );

/**
 * Moves the answers: all, or those to events after a moment. Of two answers to an event the newer one stays, and an answer before none;
 * the history has both.
 */
export async function moveAnswers(
  database: Queryable,
  { keptId, mergedId, after }: Records & { after: WallTime | null },
): Promise<void> {
  const isMoved = (eventId: Sql): Sql =>
    after === null ? sql`true` : sql`${eventId} IN (SELECT id FROM events WHERE starts_at > ${after}::timestamp)`;
  await execute(
    database,
    sql`
      WITH ranked AS (
        SELECT id, row_number() OVER (
                 PARTITION BY event_id ORDER BY is_available IS NULL, responded_at DESC, child_id = ${keptId} DESC) AS place
        FROM availabilities WHERE child_id = ANY(ARRAY[${keptId}, ${mergedId}]::int[]) AND ${isMoved(sql`event_id`)}
      ), dropped AS (
        DELETE FROM availabilities WHERE id IN (SELECT id FROM ranked WHERE place > 1) RETURNING *
      )
      INSERT INTO availability_history (event_id, child_id, is_available, responded_at, responded_by, source)
      SELECT event_id, child_id, is_available, responded_at, responded_by, source FROM dropped d
      WHERE NOT EXISTS (SELECT FROM availability_history h
                        WHERE h.event_id = d.event_id AND h.child_id = d.child_id AND h.responded_at = d.responded_at)`,
  );
  for (const table of [sql`availabilities`, sql`availability_history`])
    await execute(
      database,
      sql`UPDATE ${table} SET child_id = ${keptId} WHERE child_id = ${mergedId} AND ${isMoved(sql`event_id`)}`,
    );
}

/** Absences that overlap become one. Those of a family that is restricted for the record that goes on end. */
export async function moveAbsences(database: Queryable, { keptId, mergedId }: Records): Promise<void> {
  const absences = await queryRows<{ from: CivilDate; to: CivilDate }>(
    database,
    sql`
      DELETE FROM absences WHERE child_id = ${mergedId} AND EXISTS (
        SELECT FROM guardianships g JOIN guardianships k ON k.user_id = g.user_id AND k.child_id = ${keptId}
        WHERE g.child_id = ${mergedId})
      RETURNING first_day AS "from", last_day AS "to"`,
  );
  for (const absence of absences) await addAbsence(database, { ...absence, childId: keptId });
}
