import { BadRequestException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import {
  audienceProblem,
  type EventScope,
  type EventType,
  type MatchSides,
  messages,
  titleAfter,
} from '@touchline/domain';
import { fieldProblem } from '../http/validation.ts';
import { protectLeague } from '../leagues/league.queries.ts';
import { isArchived } from '../teams/archived-teams.queries.ts';
import { protectTeams } from '../teams/team.queries.ts';
import { findScopeName } from './event-changes.queries.ts';

export function assertAudience(event: EventScope): void {
  const problem = audienceProblem(event);
  if (problem) throw fieldProblem(problem.field, problem.message);
}

type AudienceFields = { teamId?: number | null; leagueId?: number | null; teamsInvolved?: number[] };

/**
 * Protects the teams and the league from deletion until the end of the transaction, because the event will refer to them. Locks
 * them before the event, as the deletion of a team does, because two transactions would otherwise deadlock.
 */
export async function protectAudience(
  manager: EntityManager,
  { teamId, leagueId, teamsInvolved = [] }: AudienceFields,
  eventId?: number,
): Promise<void> {
  const ids = [...new Set([...teamsInvolved, ...(teamId ? [teamId] : [])])];
  if ((await protectTeams(manager, { ids, eventId })) < ids.length) {
    const isOld = await isArchived(manager, { id: ids });
    throw new BadRequestException(isOld ? messages.teamsInvolvedArchived : messages.teamsInvolvedUnknown);
  }
  if (leagueId && !(await protectLeague(manager, { id: leagueId }))) {
    throw new BadRequestException(messages.leagueUnknown);
  }
}

/** After the team, the first involved team or the league. */
export async function generatedTitle(
  manager: EntityManager,
  { type = 'match', opponent, isHome, teamId, leagueId, teamsInvolved }: EventScope & MatchSides & { type?: EventType },
): Promise<string> {
  const name = await findScopeName(manager, { teamId: teamId ?? teamsInvolved[0], leagueId });
  return titleAfter(name!, type, { opponent, isHome });
}
