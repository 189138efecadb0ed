import { allOf, execute, type Queryable, queryRow, queryRows, type Sql, sql } from '../../database/sql.ts';

/** Remembers to tell about a new announcement in five minutes, because authors correct what they have just published. */
export const noteAnnouncement = (database: Queryable, { id }: { id: number }) =>
  execute(
    database,
    sql`INSERT INTO announcement_notices (announcement_id, due_at) VALUES (${id}, now() + interval '5 minutes')`,
  );

/** Takes a due notice, which no other server gets, and returns the announcement; undefined if none is due. */
export const takeAnnouncement = (database: Queryable) =>
  queryRow<{ id: number }>(
    database,
    sql`
      DELETE FROM announcement_notices WHERE announcement_id = (
        SELECT announcement_id FROM announcement_notices WHERE due_at <= now()
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING announcement_id AS id`,
  );

export interface MailedAnnouncement {
  id: number;
  title: string;
  content: string;
  authorName: string | null;
  teamName: string | null;
  leagueName: string | null;
  userId: number;
  email: string;
}

/**
 * The announcement once per user whom it is for: the families and coaches of its teams, or everybody, without its author. Nobody gets
 * it after three days, because delivery may have been paused for longer.
 */
export const findRecipients = (database: Queryable, { id, userId }: { id: number; userId?: number }) =>
  queryRows<MailedAnnouncement>(
    database,
    sql`
      SELECT a.id, a.title, a.content, author.full_name AS "authorName", t.name AS "teamName", l.name AS "leagueName",
             u.id AS "userId", u.email
      FROM announcements a LEFT JOIN users author ON author.id = a.author_id LEFT JOIN teams t ON t.id = a.team_id
      LEFT JOIN leagues l ON l.id = a.league_id CROSS JOIN users u
      WHERE ${allOf(
        sql`a.id = ${id} AND a.created_at > now() - interval '3 days'`,
        sql`u.is_active AND NOT u.self_registered`,
        sql`u.id IS DISTINCT FROM a.author_id`,
        userId && sql`u.id = ${userId}`,
        sql`(a.team_id IS NULL AND a.league_id IS NULL OR u.id IN (${peopleOfTeams(id)}))`,
      )}
      ORDER BY u.id`,
  );

/** The guardians of the members and the coaches of an announcement's teams. Names no row outside, so that it is computed once. */
function peopleOfTeams(announcementId: number): Sql {
  const teams = sql`
    SELECT t.id FROM teams t JOIN announcements x ON t.id = x.team_id OR t.league_id = x.league_id
    WHERE x.id = ${announcementId}`;
  const coaches = sql`
    SELECT lead_coach_id FROM teams WHERE id IN (${teams}) UNION SELECT coach_id FROM team_coaches WHERE team_id IN (${teams})`;
  return sql`
    SELECT g.user_id FROM team_members m JOIN guardianships g ON g.child_id = m.child_id WHERE m.team_id IN (${teams})
    UNION SELECT id FROM users WHERE is_coach AND id IN (${coaches})`;
}
