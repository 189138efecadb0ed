import { leaving, recordTeamChanges, type RosterAct } from '../../children/team-changes.queries.ts';
import { type Queryable, queryRows, sql } from '../../database/sql.ts';
import { type MemberKey } from '../team-member.queries.ts';

/** Keeps the children registered until the end of the transaction; returns those who are. */
export async function lockRegistered(database: Queryable, { childIds }: { childIds: number[] }): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    database,
    sql`SELECT id FROM children WHERE id = ANY(${childIds}::int[]) AND is_registered ORDER BY id FOR KEY SHARE`,
  );
  return rows.map(({ id }) => id);
}

interface Member extends MemberKey {
  id: number;
  jerseyNumber: number | null;
  position: string | null;
  changeId: number;
}

interface Changes<Row> {
  members: Row[];
  act: RosterAct;
}

/** Ends memberships and returns them. The caller has locked the teams (`protectTeams`). */
export const endMembers = (database: Queryable, { members, act }: Changes<MemberKey>) =>
  queryRows<Member>(
    database,
    sql`
      WITH ended AS (
        UPDATE team_members m SET ${leaving(act)}
        FROM json_to_recordset(${JSON.stringify(members)}) AS row ("teamId" int, "childId" int)
        WHERE m.team_id = row."teamId" AND m.child_id = row."childId"
        RETURNING m.*
      ), recorded AS (${recordTeamChanges(sql`ended`, { hasJoined: false, changedBy: act.by })} RETURNING id, team_id, child_id)
      SELECT e.id, e.team_id AS "teamId", e.child_id AS "childId", e.jersey_number AS "jerseyNumber", e.position,
             r.id AS "changeId"
      FROM ended e JOIN recorded r USING (team_id, child_id)`,
  );
