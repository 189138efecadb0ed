import { allOf, type Queryable, queryCount, sql } from '../database/sql.ts';
import { type AnnouncementScopeDto } from './announcement.dto.ts';

/**
 * How many families an announcement reaches. Children with the same primary guardian are one family; one without an active account
 * reads nothing.
 */
export const countFamilies = (database: Queryable, { teamId, leagueId }: AnnouncementScopeDto) =>
  queryCount(
    database,
    sql`
      SELECT count(DISTINCT p.user_id) FROM guardianships p
      WHERE ${allOf(
        sql`p.is_primary`,
        sql`EXISTS (SELECT FROM guardianships g JOIN users u ON u.id = g.user_id WHERE g.child_id = p.child_id AND u.is_active)`,
        teamId && sql`p.child_id IN (SELECT child_id FROM team_members WHERE team_id = ${teamId})`,
        leagueId &&
          sql`p.child_id IN (SELECT m.child_id FROM team_members m JOIN teams t ON t.id = m.team_id WHERE t.league_id = ${leagueId})`,
      )}`,
  );
