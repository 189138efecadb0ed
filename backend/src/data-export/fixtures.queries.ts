import { type ExportableEvent } from '@touchline/domain';
import { type Queryable, queryRows, sql } from '../database/sql.ts';

const league = sql`CASE WHEN l.id IS NOT NULL THEN json_build_object('name', l.name, 'ageGroup', l.age_group) END`;

/** The events for a whole league or for one or two teams, without those of an archived team. */
export const findFixtures = (database: Queryable) =>
  queryRows<ExportableEvent>(
    database,
    sql`
      WITH involved AS (
        SELECT event_id, team_id, position FROM event_teams
        UNION ALL SELECT e.id, e.team_id, -1 FROM events e
        WHERE e.team_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM event_teams i WHERE i.event_id = e.id AND i.team_id = e.team_id)
      ), audience AS (
        SELECT i.event_id, count(*) AS size, bool_or(t.archived_at IS NOT NULL) AS has_archived,
               json_agg(json_build_object('name', t.name, 'league', ${league}) ORDER BY i.position) AS teams
        FROM involved i JOIN teams t ON t.id = i.team_id LEFT JOIN leagues l ON l.id = t.league_id
        GROUP BY i.event_id
      )
      SELECT e.title, e.type, e.date, e.start_time AS "startTime", e.end_time AS "endTime", e.location,
             e.is_time_to_be_confirmed AS "isTimeToBeConfirmed", e.is_home AS "isHome", e.status, e.competition, e.external_id AS "externalId", e.opponent,
             CASE WHEN a.size IS NULL THEN ${league} END AS league, coalesce(a.teams, '[]') AS teams
      FROM events e LEFT JOIN audience a ON a.event_id = e.id LEFT JOIN leagues l ON l.id = e.league_id
      WHERE e.relevance_type = 'team'
        AND CASE WHEN a.size IS NULL THEN e.league_id IS NOT NULL ELSE a.size <= 2 AND NOT a.has_archived END
      ORDER BY e.date, e.start_time, e.id`,
  );
