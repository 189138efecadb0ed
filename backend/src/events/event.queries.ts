/** The columns of an event in the shape of the API. */
const columns = `
  e.id, e.title, e.type, e.date, e.start_time AS "startTime", e.end_time AS "endTime",
  e.reporting_time AS "reportingTime", e.location, e.location_detail AS "locationDetail", e.description,
  e.team_id AS "teamId", e.league_id AS "leagueId", e.status, e.relevance_type AS "relevanceType",
  e.age_group_relevance AS "ageGroupRelevance", e.version,
  ARRAY(SELECT et.team_id FROM event_teams et WHERE et.event_id = e.id ORDER BY et.position) AS "teamsInvolved",
  coalesce((
    SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'leagueId', t.league_id)
                    ORDER BY t.id <> coalesce(e.team_id, 0), et.position)
    FROM teams t LEFT JOIN event_teams et ON et.event_id = e.id AND et.team_id = t.id
    WHERE t.id = e.team_id OR t.id IN (SELECT team_id FROM event_teams WHERE event_id = e.id)), '[]') AS teams`;

/** How many of the children whom the event concerns have said what. $1 is the last cut-off day. */
const counts = `
  (SELECT json_build_object(
            'available', count(*) FILTER (WHERE a.is_available),
            'unavailable', count(*) FILTER (WHERE NOT a.is_available),
            'pending', count(*) FILTER (WHERE a.is_available IS NULL))
   FROM event_children($1) ec
   LEFT JOIN availabilities a ON a.event_id = ec.event_id AND a.child_id = ec.child_id
   WHERE ec.event_id = e.id) AS counts`;

/** The caller's own children, registered or not. */
const ownChildren = (user: string) => `ARRAY(SELECT child_id FROM guardianships WHERE user_id = ${user})`;

const matching = `
  ($2::date IS NULL OR e.date >= $2) AND ($3::date IS NULL OR e.date <= $3)
  AND ($4::text IS NULL OR e.type = $4)
  AND ($5::int IS NULL OR e.team_id = $5 OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = $5))
  AND ($6::int IS NULL OR e.league_id = $6
    OR e.team_id IN (SELECT id FROM teams WHERE league_id = $6)
    OR e.id IN (SELECT et.event_id FROM event_teams et JOIN teams t ON t.id = et.team_id WHERE t.league_id = $6))
  AND ($7::int IS NULL OR e.id = $7)`;

/** How many match. $1 is not used, so that both statements take the same parameters. */
export const countEventsSql = `SELECT count(*) AS total FROM events e WHERE $1::date IS NOT NULL AND ${matching}`;

/**
 * The club's events for staff, with counts: $1 last cut-off · $2 from · $3 to · $4 type · $5 team · $6 league · $7 id ·
 * $8 limit · $9 offset. The page is cut first, so that only its events are counted.
 */
export const staffEventsSql = (order: 'asc' | 'desc') => `
  WITH page AS MATERIALIZED (
    SELECT e.* FROM events e WHERE ${matching}
    ORDER BY e.date ${order}, e.start_time ${order}, e.id ${order} LIMIT $8 OFFSET $9)
  SELECT ${columns}, ${counts} FROM page e
  ORDER BY e.date ${order}, e.start_time ${order}, e.id ${order}`;

/**
 * The events that concern the caller's own children, each with those children's answers: $1 last cut-off · $2 caller ·
 * $3 from · $4 to · $5 id · $6 limit.
 */
export const ownEventsSql = `
  WITH concerned AS MATERIALIZED (
    SELECT event_id, child_id FROM event_children($1) WHERE child_id = ANY(${ownChildren('$2')}))
  SELECT ${columns}, own.availabilities
  FROM events e
  JOIN (
    SELECT o.event_id, json_agg(json_build_object(
             'childId', c.id, 'childName', c.name, 'isAvailable', a.is_available,
             'respondedAt', CASE WHEN a.is_available IS NOT NULL THEN a.responded_at END) ORDER BY c.id) AS availabilities
    FROM concerned o
    JOIN children c ON c.id = o.child_id
    LEFT JOIN availabilities a ON a.event_id = o.event_id AND a.child_id = o.child_id
    GROUP BY o.event_id
  ) own ON own.event_id = e.id
  WHERE ($3::date IS NULL OR e.date >= $3) AND ($4::date IS NULL OR e.date <= $4) AND ($5::int IS NULL OR e.id = $5)
  ORDER BY e.date, e.start_time, e.id
  LIMIT $6`;
