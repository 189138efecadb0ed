import { BadRequestException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type EventScope, type EventType, messages } from '@touchline/domain';

/** An event needs somebody to be for, and an age group when it is for one. */
export function assertAddressed(event: EventScope): void {
  const { teamId, leagueId, teamsInvolved, relevanceType, ageGroupRelevance } = event;
  if (!teamId && !leagueId && teamsInvolved.length === 0) {
    throw new BadRequestException({ message: messages.scopeRequired, errors: { teamId: messages.scopeRequired } });
  }
  const message = messages.ageGroupForEventRequired;
  if (relevanceType === 'age_group' && !ageGroupRelevance) {
    throw new BadRequestException({ message, errors: { ageGroupRelevance: message } });
  }
}

/** The teams and the league that a form names, where it does. */
type Named = { teamId?: number | null; leagueId?: number | null; teamsInvolved?: number[] };

/**
 * Holds the rows, so that none of them is deleted before the event refers to it. Whoever deletes a team holds it before its
 * events: in the same order here, or both would wait for each other.
 */
export async function holdScope(
  manager: EntityManager,
  { teamId, leagueId, teamsInvolved = [] }: Named,
): Promise<void> {
  const ids = [...new Set([...teamsInvolved, ...(teamId ? [teamId] : [])])];
  const teams = await manager.query<unknown[]>('SELECT id FROM teams WHERE id = ANY($1) ORDER BY id FOR KEY SHARE', [
    ids,
  ]);
  if (teams.length < ids.length) throw new BadRequestException('One of the teams does not exist');
  if (!leagueId) return;
  const leagues = await manager.query<unknown[]>('SELECT id FROM leagues WHERE id = $1 FOR KEY SHARE', [leagueId]);
  if (leagues.length === 0) throw new BadRequestException('The league does not exist');
}

/** Such as `U12 Lions training`, of the team, the first involved one or the league. */
export async function generatedTitle(
  manager: EntityManager,
  { type = 'match', teamId, leagueId, teamsInvolved }: EventScope & { type?: EventType },
): Promise<string> {
  const [named] = await manager.query<{ name: string }[]>(
    `SELECT name FROM teams WHERE id = $1 UNION ALL SELECT name FROM leagues WHERE id = $2 LIMIT 1`,
    [teamId ?? teamsInvolved[0], leagueId],
  );
  return `${named?.name} ${type}`;
}

/** Makes these the involved teams, in this order. Teams that stay are not touched, so that nobody waits for them. */
export async function saveTeams(manager: EntityManager, eventId: number, teams: number[]): Promise<void> {
  await manager.query('DELETE FROM event_teams WHERE event_id = $1 AND team_id <> ALL($2)', [eventId, teams]);
  await manager.query(
    `INSERT INTO event_teams (event_id, team_id, position)
     SELECT $1, team_id, place - 1 FROM unnest($2::int[]) WITH ORDINALITY AS named (team_id, place)
     ON CONFLICT (event_id, team_id) DO UPDATE SET position = excluded.position`,
    [eventId, teams],
  );
}
