import { type AnnouncementDto } from './announcement.dto.ts';

/** An announcement as the database gives it. */
export type AnnouncementRow = Omit<AnnouncementDto, 'createdAt'> & { createdAt: Date };

/** Whom an announcement reaches: the rule of libs/domain/src/announcements.ts. $1 reads all · $2 caller. */
const readable = `
  ($1 OR a.team_id IS NULL AND a.league_id IS NULL
   OR a.team_id = ANY(ARRAY(${ownTeams('t.id')})) OR a.league_id = ANY(ARRAY(${ownTeams('t.league_id')})))`;

/** Of the teams in which the caller's children play. */
function ownTeams(column: string): string {
  return `SELECT ${column} FROM guardianships g JOIN team_members m ON m.child_id = g.child_id JOIN teams t ON t.id = m.team_id
    WHERE g.user_id = $2`;
}

/** $3 one of them, or null for all · $4 limit · $5 offset. */
export const announcementsSql = `
  SELECT a.id, a.title, a.content, a.author_id AS "authorId", a.created_at AS "createdAt", a.team_id AS "teamId",
         a.league_id AS "leagueId",
         CASE WHEN u.id IS NOT NULL THEN json_build_object('fullName', u.full_name) END AS author
  FROM announcements a LEFT JOIN users u ON u.id = a.author_id
  WHERE ${readable} AND ($3::int IS NULL OR a.id = $3)
  ORDER BY a.created_at DESC, a.id DESC LIMIT $4 OFFSET $5`;

/** How many there are. */
export const countSql = `SELECT count(*) AS total FROM announcements a WHERE ${readable}`;
