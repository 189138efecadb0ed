import { type Queryable, queryRow, sql } from '../../database/sql.ts';

/** A lead coach to whom families may reply. */
export interface ReplyCoach {
  fullName: string;
  email: string;
  teamName: string;
}

/**
 * The lead coach who takes replies to a mail about these events: all are for one and the same team alone, whose families know the coach.
 * Somebody whom nobody has confirmed as the team's coach, or whose address is not verified, gets none.
 */
export const findReplyCoach = (database: Queryable, { eventIds }: { eventIds: number[] }) =>
  queryRow<ReplyCoach>(
    database,
    sql`
      WITH wanted AS MATERIALIZED (
        SELECT id, team_id FROM events WHERE id = ANY(${eventIds}::int[]) AND relevance_type = 'team'
      ), taking_part AS (
        SELECT id AS event_id, team_id FROM wanted WHERE team_id IS NOT NULL
        UNION
        SELECT et.event_id, et.team_id FROM event_teams et JOIN wanted ON wanted.id = et.event_id
      ), only_team AS (
        SELECT min(team_id) AS id FROM taking_part
        HAVING count(DISTINCT team_id) = 1 AND count(DISTINCT event_id) = ${eventIds.length}
      )
      SELECT u.full_name AS "fullName", u.email, t.name AS "teamName"
      FROM only_team JOIN teams t ON t.id = only_team.id JOIN users u ON u.id = t.lead_coach_id
      JOIN mail_preferences p ON p.user_id = u.id AND p.takes_replies
      JOIN coach_appointments a ON a.team_id = t.id AND a.coach_id = u.id AND a.confirmed_at IS NOT NULL
      WHERE u.is_active AND u.is_coach AND NOT u.self_registered`,
  );
