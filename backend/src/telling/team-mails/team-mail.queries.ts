import { type CivilDate, type ConcernedChild, type EventScope } from '@touchline/domain';
import { ageGroupToday } from '../../database/age-groups.ts';
import { shortenedName } from '../../database/child-names.ts';
import { type Queryable, queryRows, type Sql, sql } from '../../database/sql.ts';
import { type ChangeToTell } from './team-letters.ts';

/** Those of the changes whose children the user is a guardian of now. */
export const findChangesToTell = (database: Queryable, { ids, userId }: { ids: number[]; userId: number }) =>
  queryRows<ChangeToTell>(
    database,
    sql`
      SELECT ${shortenedName(sql`k`)} AS child, c.team_name AS "teamName", c.has_joined AS "hasJoined",
             CASE WHEN NOT u.is_admin THEN u.full_name END AS "coachName", ARRAY(${coachesOfChange}) AS coaches
      FROM team_changes c JOIN children k ON k.id = c.child_id AND k.is_registered
      JOIN guardianships g ON g.child_id = c.child_id AND g.user_id = ${userId}
      LEFT JOIN users u ON u.id = c.changed_by
      WHERE c.id = ANY(${ids}) ORDER BY k.folded_name, k.id, c.id`,
  );

/** The names of the coaches whom the team of change `c` has now, the lead coach first. */
const coachesOfChange = sql`
  SELECT coach.full_name FROM teams t JOIN users coach
    ON coach.id IN (SELECT t.lead_coach_id UNION SELECT coach_id FROM team_coaches WHERE team_id = t.id)
  WHERE t.id = c.team_id AND coach.is_active AND coach.is_coach
  ORDER BY coach.id IS NOT DISTINCT FROM t.lead_coach_id DESC, coach.full_name, coach.id`;

/** A child whom an act added to teams. */
export interface NewMember {
  id: number;
  ageGroup: string;
  /** The teams that the act added, without those that the child has left since. */
  joined: ConcernedChild['teams'];
  /** The teams before the act. */
  before: ConcernedChild['teams'];
}

/** The children whom changes of one act added to teams. */
export const findNewMembers = (database: Queryable, { ids, cutoff }: { ids: number[]; cutoff: CivilDate }) =>
  queryRows<NewMember>(
    database,
    sql`
      WITH joined AS MATERIALIZED (
        SELECT m.child_id, m.team_id, m.joined_at, m.added_at
        FROM team_changes c JOIN team_members m
          ON m.child_id = c.child_id AND m.team_id = c.team_id AND m.added_at = c.changed_at
        WHERE c.id = ANY(${ids}) AND c.has_joined
      ), before AS MATERIALIZED (
        SELECT m.child_id, m.team_id FROM joined j JOIN memberships m ON m.child_id = j.child_id
        WHERE (m.added_at IS NULL OR m.added_at < j.added_at) AND m.left_at > j.joined_at
      )
      SELECT c.id, ${ageGroupToday(cutoff)} AS "ageGroup", ${teamsIn(sql`joined`)} AS joined, ${teamsIn(sql`before`)} AS before
      FROM children c WHERE c.id = ANY(ARRAY(SELECT child_id FROM joined)) AND c.is_registered ORDER BY c.id`,
  );

const teamsIn = (members: Sql): Sql => sql`
  coalesce((
    SELECT json_agg(json_build_object('id', t.id, 'leagueId', t.league_id) ORDER BY t.id) FROM teams t
    WHERE t.id IN (SELECT team_id FROM ${members} WHERE child_id = c.id)), '[]')`;

/** What determines the audience of events. */
export const findEventScopes = (database: Queryable, { eventIds }: { eventIds: number[] }) =>
  queryRows<EventScope & { id: number }>(
    database,
    sql`
      SELECT id, team_id AS "teamId", league_id AS "leagueId", relevance_type AS "relevanceType",
             age_group_relevance AS "ageGroupRelevance",
             ARRAY(SELECT team_id FROM event_teams WHERE event_id = e.id) AS "teamsInvolved"
      FROM events e WHERE id = ANY(${eventIds}::int[])`,
  );
