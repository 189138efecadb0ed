import { type CivilDate } from '@touchline/domain';
import { columnsOf, execute, type Queryable, queryCount, queryRow, queryRows, sql } from '../../database/sql.ts';
import { type EventLinkDto, linkMembers } from '../event.dto.ts';

/** Undefined for an unknown event, null for a single one. */
export const findSeriesId = async (database: Queryable, { eventId }: { eventId: number }) =>
  (
    await queryRow<{ seriesId: number | null }>(
      database,
      sql`SELECT series_id AS "seriesId" FROM events WHERE id = ${eventId}`,
    )
  )?.seriesId;

/** Makes an event the first of a series. */
export const beginSeries = (database: Queryable, { eventId }: { eventId: number }) =>
  execute(database, sql`UPDATE events SET series_id = id WHERE id = ${eventId}`);

/** The teams that an event involves are involved in others, too. */
export const copyInvolvedTeams = (database: Queryable, { fromId, eventIds }: { fromId: number; eventIds: number[] }) =>
  execute(
    database,
    sql`
      INSERT INTO event_teams (event_id, team_id, position)
      SELECT copy_id, team_id, position FROM event_teams CROSS JOIN unnest(${eventIds}::int[]) copy_id
      WHERE event_id = ${fromId}`,
  );

export const findSeriesLinks = (database: Queryable, { seriesId }: { seriesId: number }): Promise<EventLinkDto[]> =>
  queryRows(
    database,
    sql`
      SELECT ${columnsOf('events', linkMembers)} FROM events
      WHERE series_id = ${seriesId} ORDER BY date, start_time, id`,
  );

/** The ids of the teams that each event of a series involves, in their order, by event. */
export async function findTeamsOfSeries(
  database: Queryable,
  { seriesId }: { seriesId: number },
): Promise<Map<number, number[]>> {
  const rows = await queryRows<{ eventId: number; teamIds: number[] }>(
    database,
    sql`
      SELECT event_id AS "eventId", array_agg(team_id ORDER BY position) AS "teamIds"
      FROM event_teams WHERE event_id IN (SELECT id FROM events WHERE series_id = ${seriesId}) GROUP BY event_id`,
  );
  return new Map(rows.map(({ eventId, teamIds }) => [eventId, teamIds]));
}

/** How many responses of the audiences would become unconfirmed if the events moved. */
export const countConfirmed = (database: Queryable, { cutoff, eventIds }: { cutoff: CivilDate; eventIds: number[] }) =>
  queryCount(
    database,
    sql`
      WITH given AS MATERIALIZED (
        SELECT a.event_id, a.child_id FROM availabilities a JOIN events e ON e.id = a.event_id
        WHERE a.event_id = ANY(${eventIds}::int[]) AND a.is_available IS NOT NULL AND a.time_and_place = e.time_and_place
      )
      SELECT count(*) FROM event_children(${cutoff}::date) ec JOIN given USING (event_id, child_id)
      WHERE ec.event_id = ANY(${eventIds}::int[]) AND ec.child_id = ANY(ARRAY(SELECT child_id FROM given))`,
  );
