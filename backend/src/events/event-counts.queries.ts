import { type CivilDate } from '@touchline/domain';
import { type Sql, sql } from '../database/sql.ts';

/** Counts responses in rows with an optional availability `a`. */
export const responseCounts = sql`
  count(*) FILTER (WHERE a.is_available) AS available, count(*) FILTER (WHERE NOT a.is_available) AS unavailable`;

/** The teams of event `e` whose whole rosters belong to its audience. */
const rosters = sql`CASE WHEN e.team_id IS NULL AND e.teams_involved = '{}'
  THEN ARRAY(SELECT t.id FROM teams t WHERE t.league_id = e.league_id) ELSE e.teams_involved || e.team_id END`;

const members = sql`SELECT m.child_id FROM team_members m WHERE m.team_id = ANY(${rosters})`;

/** The age groups of all registered children, computed once and only if an event of the page is for an age group. */
export const ageGroups = (cutoff: CivilDate): Sql => sql`
  SELECT c.id AS child_id, c.own, listed_age_group(c.own) AS listed
  FROM (SELECT id, child_age_group(age_group, date_of_birth, ${cutoff}) AS own FROM children WHERE is_registered) c`;

/**
 * The audience size and response counts of event `e`, in one row. Equals counting `event_children`, but does not need a row per
 * child of the club for an event that is for everyone (ADR 10). A property test keeps both equal.
 */
export const countsOfEvent = sql`
  SELECT count(*) AS concerned, ${responseCounts}
  FROM (SELECT DISTINCT * FROM (${members}) m) concerned
  LEFT JOIN availabilities a ON a.event_id = e.id AND a.child_id = concerned.child_id
  WHERE e.relevance_type = 'team' HAVING e.relevance_type = 'team'
  UNION ALL
  SELECT (SELECT count(*) FROM children WHERE is_registered), ${responseCounts}
  FROM availabilities a JOIN children c ON c.id = a.child_id AND c.is_registered
  WHERE a.event_id = e.id AND e.relevance_type = 'all' HAVING e.relevance_type = 'all'
  UNION ALL
  SELECT count(*), ${responseCounts}
  FROM (SELECT child_id FROM ages WHERE e.age_group_relevance IN (own, listed) UNION ${members}) concerned
  LEFT JOIN availabilities a ON a.event_id = e.id AND a.child_id = concerned.child_id
  WHERE e.relevance_type = 'age_group' HAVING e.relevance_type = 'age_group'`;
