import { type CivilDate, type ClockTime, type EventScope } from '@touchline/domain';
import { awayOn, joinAbsence } from '../absences/absence.queries.ts';
import { type Queryable, queryRow, type Sql, sql } from '../database/sql.ts';
import { heldForEvent, isOfDay } from '../teams/membership.queries.ts';
import { isUnconfirmed } from '../responses/unconfirmed.queries.ts';

/** Counts responses in rows with an optional availability `a`. */
export const responseCounts = sql`
  count(*) FILTER (WHERE a.is_available) AS available, count(*) FILTER (WHERE NOT a.is_available) AS unavailable`;

/** The same, how many of them are unconfirmed, and who of the others is away, in rows with an optional absence `away`. */
export const detailedCounts = (timeAndPlace: Sql) => sql`
  ${responseCounts}, count(*) FILTER (WHERE ${isUnconfirmed(timeAndPlace)}) AS unconfirmed,
  count(*) FILTER (WHERE a.is_available IS NULL AND away.id IS NOT NULL) AS away`;

/** The teams of event `e` whose whole rosters belong to its audience. */
const rosters = sql`CASE WHEN e.team_id IS NULL AND e.teams_involved = '{}'
  THEN ARRAY(SELECT t.team_id FROM team_leagues t WHERE t.league_id = e.league_id AND ${heldForEvent(sql`t`)}) ELSE e.teams_involved || e.team_id END`;

const members = sql`SELECT m.child_id FROM memberships m WHERE m.team_id = ANY(${rosters}) AND ${isOfDay}`;

/**
 * All memberships with the age groups of their children in the seasons of the `page` of events, computed once and only if an event of the
 * page is for an age group.
 */
export const ageGroups = (cutoff: CivilDate): Sql => sql`
  SELECT *, listed_age_group(own) AS listed
  FROM (SELECT m.child_id, m.joined_at, m.left_at, m.added_at, a.since, a.until, r.season_id, r.cutoff, r.set_days,
               child_age_group(CASE WHEN a.age_group_season_id = r.season_id AND a.age_group_set_on <@ r.set_days THEN a.age_group END,
                               a.date_of_birth, r.cutoff) AS own
        FROM (SELECT DISTINCT rule.* FROM page e CROSS JOIN LATERAL age_rule(e.starts_at, ${cutoff}::date) rule
              WHERE e.relevance_type = 'age_group') r
        CROSS JOIN child_ages a JOIN memberships m ON m.child_id = a.child_id) aged`;

/** The number of children in a team on the day of event `e`: today's, unless rosters have changed since the event began. */
const clubSize = sql`
  CASE WHEN e.starts_at > (SELECT max(greatest(joined_at, nullif(left_at, 'infinity'))) FROM memberships)
    THEN (SELECT count(DISTINCT child_id) FROM team_members)
    ELSE (SELECT count(DISTINCT m.child_id) FROM memberships m WHERE ${isOfDay}) END`;

/** The children of a part of the audience with their availabilities `a` and absences `away`. */
const responsesOf = (children: Sql) => sql`
  (${children}) concerned LEFT JOIN availabilities a ON a.event_id = e.id AND a.child_id = concerned.child_id
  ${joinAbsence(sql`concerned.child_id`, sql`e.date`)}`;

const counts = detailedCounts(sql`e.time_and_place`);

/** The numbers of erased children in event `e`, unless it was moved to a later time. `which` chooses among them as `g`. */
export const countsOfErased = (which: Sql = sql`true`): Sql => sql`
  SELECT g.event_id, g.concerned, g.available, g.unavailable, g.unconfirmed, g.away, g.concerned AS erased
  FROM erased_responses g WHERE g.event_id = e.id AND e.starts_at <= g.erased_at AND ${which}`;

/** Sums the parts of the counts of an event. */
export const sumOfCounts = sql`
  sum(concerned)::bigint AS concerned, sum(available)::bigint AS available, sum(unavailable)::bigint AS unavailable,
  sum(unconfirmed)::bigint AS unconfirmed, sum(away)::bigint AS away, sum(erased)::bigint AS erased`;

/**
 * The audience size and response counts of event `e`, in one row. Equals counting `event_children`, but does not need a row per
 * child of the club for an event that is for everyone (ADR 10). A property test keeps both equal.
 */
export const countsOfEvent = (cutoff: CivilDate): Sql => sql`
  SELECT ${sumOfCounts} FROM (
    SELECT *, 0 AS erased FROM (${countsOfChildren(cutoff)}) present
    UNION ALL SELECT concerned, available, unavailable, unconfirmed, away, erased FROM (${countsOfErased()}) gone) parts`;

const countsOfChildren = (cutoff: CivilDate): Sql => sql`
  SELECT count(*) AS concerned, ${counts}
  FROM ${responsesOf(sql`SELECT DISTINCT * FROM (${members}) m`)}
  WHERE e.relevance_type = 'team' HAVING e.relevance_type = 'team'
  UNION ALL
  SELECT (${clubSize}), ${counts}
  FROM ${responsesOf(sql`
    SELECT DISTINCT m.child_id FROM memberships m WHERE ${isOfDay} AND m.child_id = ANY(ARRAY(
      SELECT child_id FROM availabilities WHERE event_id = e.id
      UNION ${awayOn(sql`e.date`)}))`)}
  WHERE e.relevance_type = 'all' HAVING e.relevance_type = 'all'
  UNION ALL
  SELECT count(*), ${counts}
  FROM ${responsesOf(sql`
    SELECT m.child_id FROM ages m
    WHERE e.age_group_relevance IN (m.own, m.listed)
      AND (m.season_id, m.cutoff, m.set_days) = (SELECT season_id, cutoff, set_days FROM age_rule(e.starts_at, ${cutoff}::date))
      AND ${isOfDay} AND ${heldForEvent(sql`m`)}
    UNION ${members}`)}
  WHERE e.relevance_type = 'age_group' HAVING e.relevance_type = 'age_group'`;

/** A planned event; without an id, a new one. */
type PlannedAudience = EventScope & { id: number | null; date: CivilDate; startTime: ClockTime };

/** The size of a planned audience, and how many of it are away. Responses to the event that the plan would change count more. */
export async function countPlannedAudience(
  database: Queryable,
  { event, cutoff }: { event: PlannedAudience; cutoff: CivilDate },
): Promise<{ concerned: number; away: number }> {
  const row = await queryRow<{ concerned: number; away: number }>(
    database,
    sql`
      WITH page AS MATERIALIZED (
        SELECT ${event.id}::int AS id, ${event.date}::date AS date, ${event.date}::date + ${event.startTime}::time AS starts_at,
               now() AS created_at, ${event.teamId}::int AS team_id, ${event.leagueId}::int AS league_id,
               ${event.teamsInvolved}::int[] AS teams_involved, ${event.relevanceType}::text AS relevance_type,
               ${event.ageGroupRelevance}::text AS age_group_relevance, NULL::jsonb AS time_and_place
      ), ages AS MATERIALIZED (${ageGroups(cutoff)})
      SELECT counts.concerned, counts.away FROM page e CROSS JOIN LATERAL (${countsOfEvent(cutoff)}) counts`,
  );
  return row!;
}
