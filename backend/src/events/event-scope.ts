import { BadRequestException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { audienceProblem, type EventScope, type EventType, messages } from '@touchline/domain';
import { unacceptable } from '../http/problems/unacceptable.ts';
import { protectLeague } from '../leagues/league.queries.ts';
import { protectTeams } from '../teams/team.queries.ts';
import { findScopeName } from './event-changes.queries.ts';

export function assertAddressed(event: EventScope): void {
  const problem = audienceProblem(event);
  if (problem) throw unacceptable(problem.field, problem.message);
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
  if ((await protectTeams(manager, { ids })) < ids.length) throw new BadRequestException(messages.teamsInvolvedUnknown);
  if (leagueId && !(await protectLeague(manager, { id: leagueId }))) {
    throw new BadRequestException(messages.leagueUnknown);
  }
}

/** Such as `U12 Lions training`, of the team, the first involved one or the league. */
export async function generatedTitle(
  manager: EntityManager,
  { type = 'match', teamId, leagueId, teamsInvolved }: EventScope & { type?: EventType },
): Promise<string> {
  const name = await findScopeName(manager, { teamId: teamId ?? teamsInvolved[0], leagueId });
  return `${name} ${type}`;
}
