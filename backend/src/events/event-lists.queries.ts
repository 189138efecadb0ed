import { type OwnedChild } from '@touchline/domain';
import { type Queryable, queryRow, queryRows, sql } from '../database/sql.ts';
import { type EventTeamDto } from './event.dto.ts';

/** The guardians of a registered child; nothing when there is no such child. */
export const findGuardians = (database: Queryable, { childId }: { childId: number }) =>
  queryRow<OwnedChild>(
    database,
    sql`
      SELECT ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = c.id) AS "guardianIds"
      FROM children c WHERE c.id = ${childId} AND c.is_registered`,
  );

/** A guardian's children on a team's roster; nothing when there is no such team. */
export const findOwnMembers = (database: Queryable, { teamId, guardianId }: { teamId: number; guardianId: number }) =>
  queryRow<{ childIds: number[] }>(
    database,
    sql`
      SELECT ARRAY(SELECT m.child_id FROM team_members m JOIN guardianships g ON g.child_id = m.child_id
                   WHERE m.team_id = t.id AND g.user_id = ${guardianId}) AS "childIds"
      FROM teams t WHERE t.id = ${teamId}`,
  );

export const findTeams = (database: Queryable, { ids }: { ids: number[] }) =>
  queryRows<EventTeamDto>(database, sql`SELECT id, name, league_id AS "leagueId" FROM teams WHERE id = ANY(${ids})`);
