import { BadRequestException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { type CreateAnnouncementDto } from './announcement.dto.ts';

type Scope = Pick<CreateAnnouncementDto, 'teamId' | 'leagueId'>;

/** For a team or for a league, not for both. */
export function assertOneScope({ teamId, leagueId }: Scope): void {
  const message = messages.announcementScope;
  if (teamId && leagueId) throw new BadRequestException({ message, errors: { leagueId: message } });
}

/** Holds the team or league, so that it is not deleted before the announcement refers to it. */
export async function holdScope(manager: EntityManager, { teamId, leagueId }: Scope): Promise<void> {
  for (const [member, table, id, message] of [
    ['teamId', 'teams', teamId, messages.teamUnknown],
    ['leagueId', 'leagues', leagueId, messages.leagueUnknown],
  ] as const) {
    const rows = id && (await manager.query<unknown[]>(`SELECT FROM ${table} WHERE id = $1 FOR KEY SHARE`, [id]));
    if (rows && rows.length === 0) throw new BadRequestException({ message, errors: { [member]: message } });
  }
}
