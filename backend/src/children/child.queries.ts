import { type ChildDto } from './child.dto.ts';

/** A child as the database gives it: the age group only when it was set by hand. */
export type ChildRow = Omit<ChildDto, 'ageGroup'> & { ageGroup: string | null; parentName: string | null };

/** $1 one child · $2 whose guardian · $3 text to look for. */
const matching = (isRegistered: boolean) => `
  FROM children c
  WHERE c.is_registered = ${isRegistered} AND ($1::int IS NULL OR c.id = $1)
    AND ($2::int IS NULL OR c.id IN (SELECT child_id FROM guardianships WHERE user_id = $2))
    AND ($3::text IS NULL OR strpos(c.folded_name, $3) > 0)`;

/** How many match. */
export const countChildrenSql = (isRegistered = true) => `SELECT count(*) AS total ${matching(isRegistered)}`;

/** Children by name: $4 limit · $5 offset. */
export const childrenSql = (isRegistered = true) => `
  WITH page AS MATERIALIZED (SELECT c.* ${matching(isRegistered)} ORDER BY c.folded_name, c.id LIMIT $4 OFFSET $5)
  SELECT c.id, c.name, c.date_of_birth AS "dateOfBirth", c.age_group AS "ageGroup", c.is_registered AS "isRegistered",
         g.user_id AS "parentId", u.full_name AS "parentName", coalesce(seats.teams, '[]') AS teams
  FROM page c
  LEFT JOIN guardianships g ON g.child_id = c.id AND g.is_primary
  LEFT JOIN users u ON u.id = g.user_id
  LEFT JOIN (
    SELECT m.child_id, json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY t.folded_name, t.id) AS teams
    FROM team_members m JOIN teams t ON t.id = m.team_id
    WHERE m.child_id IN (SELECT id FROM page)
    GROUP BY m.child_id
  ) seats ON seats.child_id = c.id
  ORDER BY c.folded_name, c.id`;
