import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, foldName, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { EventNotices } from '../telling/event-notices/event-notices.ts';
import { inTransaction } from '../database/transaction.ts';
import { pageOf, type PageOf, type SearchDto, searchedText } from '../http/page.dto.ts';
import { type LeagueDto, type SaveLeagueDto, type UpdateLeagueDto } from './league.dto.ts';
import { League } from './league.entity.ts';
import { countLeagues, deleteLeague, eventsOfLeague, findLeagues, hasTeams, lockLeague } from './league.queries.ts';

@Injectable()
export class LeaguesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly notices: EventNotices,
  ) {}

  async list(search: SearchDto): Promise<PageOf<LeagueDto>> {
    const filter = { text: searchedText(search) };
    const rows = await findLeagues(this.database, { ...search, ...filter });
    return pageOf(rows, search, () => countLeagues(this.database, filter));
  }

  create({ name, ageGroup, description }: SaveLeagueDto, me: Actor): Promise<LeagueDto> {
    return inTransaction(this.database, async (manager) => {
      const league = manager.create(League, { ...folded({ name, ageGroup }), description: description || null });
      await manager.insert(League, league);
      await this.audit.record(manager, me, 'league.create', { subject: 'league', subjectId: league.id });
      return { id: league.id, name, ageGroup, description: league.description, teamCount: 0 };
    });
  }

  update(id: number, { description, ...names }: UpdateLeagueDto, me: Actor): Promise<LeagueDto> {
    return inTransaction(this.database, async (manager) => {
      // Sets the id as well, because TypeORM rejects an update without values.
      const changes = { id, ...folded(names), ...(description !== undefined && { description: description || null }) };
      const { affected } = await manager.update(League, { id }, changes);
      if (!affected) throw leagueUnknown();
      await this.audit.record(manager, me, 'league.update', { subject: 'league', subjectId: id });
      const [league] = await findLeagues(manager, { id });
      return league!;
    });
  }

  delete(id: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const league = await lockLeague(manager, { id });
      if (!league) throw leagueUnknown();
      for (const [isArchived, message] of [
        [false, messages.leagueInUse],
        [true, messages.leagueHasArchivedTeams],
      ] as const) {
        if (await hasTeams(manager, { leagueId: id, isArchived })) throw new ConflictException(message);
      }
      await this.notices.beforeDeletion(manager, eventsOfLeague(id));
      await deleteLeague(manager, { id });
      await this.audit.record(manager, me, 'league.delete', { subject: 'league', subjectId: id }, league);
    });
  }
}

const leagueUnknown = () => new NotFoundException(messages.leagueUnknown);

const folded = ({ name, ageGroup }: Pick<UpdateLeagueDto, 'name' | 'ageGroup'>): Partial<League> => ({
  ...(name !== undefined && { name, foldedName: foldName(name) }),
  ...(ageGroup !== undefined && { ageGroup, foldedAgeGroup: foldName(ageGroup) }),
});
