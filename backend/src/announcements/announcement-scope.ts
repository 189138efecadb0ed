import { type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { unacceptable } from '../http/problems/unacceptable.ts';
import { protectLeague } from '../leagues/league.queries.ts';
import { protectTeams } from '../teams/team.queries.ts';
import { type CreateAnnouncementDto } from './announcement.dto.ts';

type Scope = Pick<CreateAnnouncementDto, 'teamId' | 'leagueId'>;

/** For a team or for a league, not for both. */
export function assertOneScope({ teamId, leagueId }: Scope): void {
  if (teamId && leagueId) throw unacceptable('leagueId', messages.announcementScope);
}

/** Holds the team or league, so that it is not deleted before the announcement refers to it. */
export async function holdScope(manager: EntityManager, { teamId, leagueId }: Scope): Promise<void> {
  if (teamId && (await protectTeams(manager, { ids: [teamId] })) === 0) {
    throw unacceptable('teamId', messages.teamUnknown);
  }
  if (leagueId && !(await protectLeague(manager, { id: leagueId }))) {
    throw unacceptable('leagueId', messages.leagueUnknown);
  }
}
