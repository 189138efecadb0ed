import { type ChangedFixture, type KnownEvent, type NewFixture } from '@touchline/domain';
import { execute, queryRows, type Queryable, sql } from '../database/sql.ts';

interface Whose {
  from: string;
  to: string;
  teamIds: number[];
  leagueIds: number[];
  externalIds: string[];
  /** The club's wall clock. */
  now: string;
}

/** The events of these teams and leagues in a span of days, and those with these external ids. */
export const findEventsOf = (database: Queryable, { from, to, teamIds, leagueIds, externalIds, now }: Whose) =>
  queryRows<KnownEvent>(
    database,
    sql`
      SELECT e.id, e.version, e.title, e.type, e.date, e.start_time AS "startTime",
             e.is_time_to_be_confirmed AS "isTimeToBeConfirmed", e.end_time AS "endTime", e.reporting_time AS "reportingTime", e.location, e.status, e.external_id AS "externalId", e.competition,
             e.opponent, e.is_home AS "isHome", e.team_id AS "teamId", e.league_id AS "leagueId",
             e.relevance_type AS "relevanceType", e.starts_at <= ${now} AS "hasStarted",
             ARRAY(SELECT team_id FROM event_teams WHERE event_id = e.id ORDER BY position) AS "teamsInvolved"
      FROM events e
      WHERE e.external_id = ANY(${externalIds})
        OR e.date BETWEEN ${from}::date AND ${to}::date
          AND (e.team_id = ANY(${teamIds}::int[]) OR e.league_id = ANY(${leagueIds}::int[])
            OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ANY(${teamIds}::int[])))
      ORDER BY e.date, e.start_time, e.id`,
  );

/** Inserts events and returns their ids, both in the order of the file. The ids are drawn first, because the involved teams need them. */
export const insertFixtures = (database: Queryable, { fixtures }: { fixtures: NewFixture[] }) =>
  queryRows<{ id: number }>(
    database,
    sql`
      WITH fixture AS (
        SELECT nextval(pg_get_serial_sequence('events', 'id'))::int AS id, row.*
        FROM json_to_recordset(${JSON.stringify(fixtures)})
          AS row (title text, type text, date date, "startTime" text, "isTimeToBeConfirmed" boolean, "endTime" text,
                  location text, status text, opponent text, "isHome" boolean, "externalId" text, competition text, "teamId" int, "leagueId" int, "teamsInvolved" int[],
                  "relevanceType" text)
      ), event AS (
        INSERT INTO events (id, title, type, date, start_time, is_time_to_be_confirmed, end_time, location, status, opponent, is_home, external_id,
                            competition, team_id, league_id, relevance_type)
        SELECT id, title, type, date, "startTime", "isTimeToBeConfirmed", "endTime", location, coalesce(status, 'confirmed'), opponent, "isHome",
               "externalId", competition, "teamId", "leagueId", "relevanceType"
        FROM fixture
      ), involved AS (
        INSERT INTO event_teams (event_id, team_id, position)
        SELECT fixture.id, team.id, team.place - 1
        FROM fixture, unnest("teamsInvolved") WITH ORDINALITY AS team (id, place)
      )
      SELECT id FROM fixture ORDER BY id`,
  );

/** Makes events series, each with the id of its first event. */
export const joinSeries = (database: Queryable, { members }: { members: { id: number; seriesId: number }[] }) =>
  execute(
    database,
    sql`
      UPDATE events e SET series_id = row."seriesId"
      FROM json_to_recordset(${JSON.stringify(members)}) AS row (id int, "seriesId" int) WHERE e.id = row.id`,
  );

/** Locks those events that nobody has changed since they were read. */
export const lockUnchanged = (database: Queryable, { events }: { events: Pick<KnownEvent, 'id' | 'version'>[] }) =>
  queryRows<{ id: number; isException: boolean }>(
    database,
    sql`
      SELECT e.id, e.is_exception AS "isException" FROM json_to_recordset(${JSON.stringify(events.map(({ id, version }) => ({ id, version })))})
        AS row (id int, version int)
      JOIN events e ON e.id = row.id AND e.version = row.version
      ORDER BY e.id FOR NO KEY UPDATE OF e`,
  );

type ChangedRow = ChangedFixture & { id: number };

/** A change counts as one of the form: it raises the version, and an event of a series goes its own way. */
export const updateFixtures = (database: Queryable, { fixtures }: { fixtures: ChangedRow[] }) =>
  execute(
    database,
    sql`
      UPDATE events e
      SET date = row.date, start_time = "startTime", is_time_to_be_confirmed = "isTimeToBeConfirmed", end_time = "endTime",
          reporting_time = "reportingTime", location = row.location, status = row.status, external_id = "externalId", competition = row.competition,
          version = e.version + 1,
          is_exception = e.is_exception OR (e.series_id IS NOT NULL AND (e.date, e.start_time, e.is_time_to_be_confirmed, e.location)
            IS DISTINCT FROM (row.date, "startTime", "isTimeToBeConfirmed", row.location))
      FROM json_to_recordset(${JSON.stringify(fixtures)})
        AS row (id int, date date, "startTime" text, "isTimeToBeConfirmed" boolean, "endTime" text, "reportingTime" text,
                location text, status text, "externalId" text, competition text)
      WHERE e.id = row.id`,
  );

/** Only what identifies the events in other systems. */
export const markFixtures = (
  database: Queryable,
  { marks }: { marks: Pick<ChangedRow, 'id' | 'externalId' | 'competition'>[] },
) =>
  execute(
    database,
    sql`
      UPDATE events e SET external_id = row."externalId", competition = row.competition
      FROM json_to_recordset(${JSON.stringify(marks)}) AS row (id int, "externalId" text, competition text)
      WHERE e.id = row.id`,
  );
