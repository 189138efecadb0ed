import { asInstant, type Queryable, queryCount, queryRows, type Sql, sql } from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type AnnouncementDto } from './announcement.dto.ts';

interface AnnouncementFilter {
  id?: number;
  /** Without `readsAll`, only announcements for the viewer's children match. */
  viewer: { id: number; readsAll: boolean };
  /** Only those of others since a moment. */
  news?: { since: Date; notBy: number };
}

export type AnnouncementsQuery = AnnouncementFilter & PageDto;

/** Newest first. */
export const findAnnouncements = (database: Queryable, { limit, offset, ...filter }: AnnouncementsQuery) =>
  queryRows<AnnouncementDto>(
    database,
    sql`
      SELECT a.id, a.title, a.content, a.author_id AS "authorId", ${asInstant(sql`a.created_at`)} AS "createdAt", a.team_id AS "teamId",
             t.name AS "teamName", a.league_id AS "leagueId",
             CASE WHEN u.id IS NOT NULL THEN json_build_object('fullName', u.full_name) END AS author
      FROM announcements a LEFT JOIN users u ON u.id = a.author_id LEFT JOIN teams t ON t.id = a.team_id
      WHERE ${matches(filter)}
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );

export const countAnnouncements = (database: Queryable, filter: AnnouncementFilter) =>
  queryCount(database, sql`SELECT count(*) FROM announcements a WHERE ${matches(filter)}`);

/** The same rule as `reachesFamily` in `libs/domain/src/events/audience.ts`. */
const matches = ({ id, viewer, news }: AnnouncementFilter): Sql => sql`
  ${news ? sql`a.created_at > ${news.since} AND a.author_id IS DISTINCT FROM ${news.notBy}::int AND` : sql``}
  (${viewer.readsAll} OR a.team_id IS NULL AND a.league_id IS NULL
   OR a.team_id = ANY(ARRAY(${ofOwnTeams(sql`t.id`, viewer.id)}))
   OR a.league_id = ANY(ARRAY(${ofOwnTeams(sql`t.league_id`, viewer.id)})))
  AND (${id}::int IS NULL OR a.id = ${id})`;

/** Selects a column of the teams in which a guardian's children play. */
const ofOwnTeams = (column: Sql, guardianId: number): Sql => sql`
  SELECT ${column} FROM guardianships g JOIN team_members m ON m.child_id = g.child_id JOIN teams t ON t.id = m.team_id
  WHERE g.user_id = ${guardianId}`;
