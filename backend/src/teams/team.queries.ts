/** $1 one team · $2 text to look for. */
const matching = `
  FROM teams t LEFT JOIN leagues l ON l.id = t.league_id
  WHERE ($1::int IS NULL OR t.id = $1)
    AND ($2::text IS NULL OR strpos(t.folded_name, $2) > 0 OR strpos(l.folded_name, $2) > 0)`;

/** How many teams match. */
export const countTeamsSql = `SELECT count(*) AS total ${matching}`;

/**
 * $3 limit · $4 offset · $5 whose caller · $6 show the members of every team, else of those of the caller's children ·
 * $7 with rosters at all.
 * Members that the caller may not see at all never leave the database. A roster comes as columns, not as rows: for the 8,700
 * players of a county that takes a third of the time that an object per member took, on both sides.
 */
export const teamsSql = `
  WITH page AS MATERIALIZED (
    SELECT t.*, l.name AS league_name, l.age_group AS league_age_group ${matching}
    ORDER BY t.folded_name, t.id LIMIT $3 OFFSET $4
  ), own AS MATERIALIZED (SELECT child_id FROM guardianships WHERE user_id = $5)
  SELECT t.id, t.name, t.league_id AS "leagueId", t.lead_coach_id AS "leadCoachId", t.description,
         t.created_at AS "createdAt",
         CASE WHEN t.league_id IS NOT NULL
           THEN json_build_object('name', t.league_name, 'ageGroup', t.league_age_group) END AS league,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('fullName', u.full_name) END AS "leadCoach",
         coalesce((
           SELECT json_agg(json_build_object('id', a.id, 'fullName', a.full_name) ORDER BY a.full_name, a.id)
           FROM team_coaches tc JOIN users a ON a.id = tc.coach_id WHERE tc.team_id = t.id), '[]') AS "assistantCoaches",
         (SELECT count(*) FROM team_members m WHERE m.team_id = t.id) AS "memberCount",
         (SELECT json_agg(child_id) FROM own) AS "ownIds",
         to_json(roster) AS roster
  FROM page t
  LEFT JOIN users u ON u.id = t.lead_coach_id
  LEFT JOIN (
    SELECT m.team_id,
           json_agg(c.id ORDER BY c.folded_name, c.id) AS id,
           json_agg(c.name ORDER BY c.folded_name, c.id) AS name,
           json_agg(c.date_of_birth ORDER BY c.folded_name, c.id) AS "dateOfBirth",
           json_agg(c.age_group ORDER BY c.folded_name, c.id) AS "ageGroup",
           json_agg(m.jersey_number ORDER BY c.folded_name, c.id) AS "jerseyNumber",
           json_agg(m.position ORDER BY c.folded_name, c.id) AS position
    FROM team_members m JOIN children c ON c.id = m.child_id
    WHERE $7 AND m.team_id IN (SELECT id FROM page)
      AND ($6 OR m.team_id = ANY(ARRAY(SELECT team_id FROM team_members JOIN own USING (child_id))))
    GROUP BY m.team_id
  ) roster ON roster.team_id = t.id
  ORDER BY t.folded_name, t.id`;
