import { type NewFixture } from '@touchline/domain';
import { queryRows, type Queryable, sql } from '../database/sql.ts';

interface Whose {
  dates: string[];
  teamIds: number[];
  leagueIds: number[];
}

/** The events of these teams and leagues on these dates. */
export const findEventsOf = (database: Queryable, { dates, teamIds, leagueIds }: Whose) =>
  queryRows<Pick<NewFixture, 'date' | 'startTime' | 'teamId' | 'leagueId' | 'teamsInvolved'>>(
    database,
    sql`
      SELECT e.date, e.start_time AS "startTime", e.team_id AS "teamId", e.league_id AS "leagueId",
             ARRAY(SELECT team_id FROM event_teams WHERE event_id = e.id) AS "teamsInvolved"
      FROM events e
      WHERE e.date = ANY(${dates}::date[])
        AND (e.team_id = ANY(${teamIds}::int[]) OR e.league_id = ANY(${leagueIds}::int[])
          OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ANY(${teamIds}::int[])))`,
  );

/** Inserts events in the order of the file. Their ids are drawn first, because the involved teams need them. */
export const insertFixtures = (database: Queryable, { fixtures }: { fixtures: NewFixture[] }) =>
  queryRows(
    database,
    sql`
      WITH fixture AS (
        SELECT nextval(pg_get_serial_sequence('events', 'id'))::int AS id, row.*
        FROM json_to_recordset(${JSON.stringify(fixtures)})
          AS row (title text, type text, date date, "startTime" text, "endTime" text, location text,
                  "teamId" int, "leagueId" int, "teamsInvolved" int[], "relevanceType" text)
      ), event AS (
        INSERT INTO events (id, title, type, date, start_time, end_time, location, team_id, league_id, relevance_type)
        SELECT id, title, type, date, "startTime", "endTime", location, "teamId", "leagueId", "relevanceType" FROM fixture
      )
      INSERT INTO event_teams (event_id, team_id, position)
      SELECT fixture.id, team.id, team.place - 1
      FROM fixture, unnest("teamsInvolved") WITH ORDINALITY AS team (id, place)`,
  );
