import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, foldName, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { EventNotices } from '../telling/event-notices/event-notices.ts';
import { inTransaction } from '../database/transaction.ts';
import { pageOf, type PageOf, searchedText } from '../http/page.dto.ts';
import { type LeagueDto, type LeagueSearchDto, type SaveLeagueDto, type UpdateLeagueDto } from './league.dto.ts';
import { League } from './league.entity.ts';
import { countLeagues, deleteLeague, eventsOfLeague, findLeagues, hasTeams, lockLeague } from './league.queries.ts';

@Injectable()
export class LeaguesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly notices: EventNotices,
  ) {}

  async list(search: LeagueSearchDto): Promise<PageOf<LeagueDto>> {
    const filter = { text: searchedText(search), season: search.season };
    const rows = await findLeagues(this.database, { ...search, ...filter, seasonName: this.seasonName });
    return pageOf(rows, search, () => countLeagues(this.database, filter));
  }

  create({ name, ageGroup, description }: SaveLeagueDto, me: Actor): Promise<LeagueDto> {
    return inTransaction(this.database, async (manager) => {
      const league = manager.create(League, { ...folded({ name, ageGroup }), description: description || null });
      await manager.insert(League, league);
      await this.audit.record(manager, me, 'league.create', { subject: 'league', subjectId: league.id });
      return this.get(manager, league.id);
    });
  }

  update(id: number, { description, ...names }: UpdateLeagueDto, me: Actor): Promise<LeagueDto> {
    return inTransaction(this.database, async (manager) => {
      // Sets the id as well, because TypeORM rejects an update without values.
      const changes = { id, ...folded(names), ...(description !== undefined && { description: description || null }) };
      const { affected } = await manager.update(League, { id }, changes);
      if (!affected) throw leagueUnknown();
      await this.audit.record(manager, me, 'league.update', { subject: 'league', subjectId: id });
      return this.get(manager, id);
    });
  }

  private async get(manager: EntityManager, id: number): Promise<LeagueDto> {
    const [league] = await findLeagues(manager, { id, seasonName: this.seasonName });
    return league!;
  }

  private get seasonName(): string {
    return this.clock.seasonByDefault().name;
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
