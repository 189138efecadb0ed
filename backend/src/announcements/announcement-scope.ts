import { BadRequestException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { protectLeague } from '../leagues/league.queries.ts';
import { protectTeams } from '../teams/team.queries.ts';
import { type CreateAnnouncementDto } from './announcement.dto.ts';

type Scope = Pick<CreateAnnouncementDto, 'teamId' | 'leagueId'>;

/** For a team or for a league, not for both. */
export function assertOneScope({ teamId, leagueId }: Scope): void {
  const message = messages.announcementScope;
  if (teamId && leagueId) throw new BadRequestException({ message, errors: { leagueId: message } });
}

/** Holds the team or league, so that it is not deleted before the announcement refers to it. */
export async function holdScope(manager: EntityManager, { teamId, leagueId }: Scope): Promise<void> {
  if (teamId && (await protectTeams(manager, { ids: [teamId] })) === 0) {
    throw new BadRequestException({ message: messages.teamUnknown, errors: { teamId: messages.teamUnknown } });
  }
  if (leagueId && !(await protectLeague(manager, { id: leagueId }))) {
    throw new BadRequestException({ message: messages.leagueUnknown, errors: { leagueId: messages.leagueUnknown } });
  }
}
