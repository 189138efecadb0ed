import { type Queryable, queryRows, sql } from '../database/sql.ts';
import { recordTeamChanges, type RosterAct } from './team-changes.queries.ts';

interface NewMember {
  teamId: number;
  childId: number;
  jerseyNumber: number | null;
  position: string | null;
}

/** Inserts new members and returns them. */
export const insertMembers = (database: Queryable, { members, act }: { members: NewMember[]; act: RosterAct }) =>
  queryRows<Pick<NewMember, 'teamId' | 'childId'> & { id: number; changeId: number }>(
    database,
    sql`
      WITH added AS (
        INSERT INTO memberships (team_id, child_id, jersey_number, position, added_by, joined_at)
        SELECT "teamId", "childId", "jerseyNumber", position, ${act.by}::int, ${act.at}::timestamp
        FROM json_to_recordset(${JSON.stringify(members)})
          AS row ("teamId" int, "childId" int, "jerseyNumber" int, position text)
        ON CONFLICT (team_id, child_id) WHERE left_at = 'infinity' DO NOTHING
        RETURNING id, team_id, child_id
      ), recorded AS (${recordTeamChanges(sql`added`, { hasJoined: true, changedBy: act.by })}
        RETURNING id, team_id, child_id)
      SELECT added.id, r.team_id AS "teamId", r.child_id AS "childId", r.id AS "changeId"
      FROM recorded r JOIN added USING (team_id, child_id)`,
  );
