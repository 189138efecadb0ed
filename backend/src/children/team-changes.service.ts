import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, can, messages } from '@touchline/domain';
import { findGuardianIds } from '../guardians/guardianship.queries.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { type TeamChangeDto } from './team-change.dto.ts';
import { countTeamChanges, findTeamChanges } from './team-changes.queries.ts';

/** Families see who put their child into which team, because its coaches can look up phone numbers and read notes. */
@Injectable()
export class TeamChangesService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Every guardian sees all changes, also those from before: they tell of the child and of staff only. */
  async list(childId: number, page: PageDto, me: Actor): Promise<PageOf<TeamChangeDto>> {
    const child = await findGuardianIds(this.database, { childId });
    if (!child || !can(me, 'child.view-team-changes', child)) throw new NotFoundException(messages.childUnknown);
    const rows = await findTeamChanges(this.database, { ...page, childId });
    return pageOf(rows, page, () => countTeamChanges(this.database, { childId }));
  }
}
