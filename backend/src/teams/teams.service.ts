import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, foldName, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { pageOf, type PageOf, searchedText } from '../http/page.dto.ts';
import { assertCoaches, saveAssistants } from './coaches.ts';
import { deleteTeam } from './delete-team.ts';
import { membersOf, type RosterColumns } from './roster.ts';
import { type CreateTeamDto, type TeamDto, type TeamSearchDto, type UpdateTeamDto } from './team.dto.ts';
import { Team } from './team.entity.ts';
import { countTeamsSql, teamsSql } from './team.queries.ts';

interface TeamRow extends Omit<TeamDto, 'members' | 'createdAt'> {
  createdAt: Date;
  ownIds: number[] | null;
  roster: RosterColumns | null;
}

@Injectable()
export class TeamsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  async list(me: Actor, search: TeamSearchDto): Promise<PageOf<TeamDto>> {
    const text = searchedText(search);
    const teams = await this.read(me, [null, text, search.limit, search.offset], search.members !== 'none');
    return pageOf(teams, search, () => this.database.query(countTeamsSql, [null, text]));
  }

  async get(id: number, me: Actor): Promise<TeamDto> {
    const [team] = await this.read(me, [id, null, null, null]);
    if (!team) throw new NotFoundException(messages.teamUnknown);
    return team;
  }

  async create({ assistantCoachIds, ...fields }: CreateTeamDto, me: Actor): Promise<TeamDto> {
    const id = await inTransaction(this.database, async (manager) => {
      await assertCoaches(manager, { ...fields, assistantCoachIds });
      const team = manager.create(Team, columnsOf(fields));
      await manager.insert(Team, team);
      await saveAssistants(manager, team.id, assistantCoachIds);
      await this.record(manager, me, 'team.create', team.id);
      return team.id;
    });
    return this.get(id, me);
  }

  async update(id: number, { assistantCoachIds, ...fields }: UpdateTeamDto, me: Actor): Promise<TeamDto> {
    await inTransaction(this.database, async (manager) => {
      await assertCoaches(manager, { ...fields, assistantCoachIds }, id);
      // The id as well, since TypeORM refuses to change nothing.
      const { affected } = await manager.update(Team, { id }, { id, ...columnsOf(fields) });
      if (!affected) throw new NotFoundException(messages.teamUnknown);
      await saveAssistants(manager, id, assistantCoachIds);
      await this.record(manager, me, 'team.update', id);
    });
    return this.get(id, me);
  }

  /** Deletes the team and what is its alone; never children. */
  delete(id: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const gone = await deleteTeam(manager, id);
      if (!gone) throw new NotFoundException(messages.teamUnknown);
      await this.record(manager, me, 'team.delete', id, { ...gone });
    });
  }

  private async read(me: Actor, which: unknown[], withRosters = true): Promise<TeamDto[]> {
    const { rosterVisibility } = this.settings;
    const seesAll = can(me, 'roster.view', { guardianIds: [] }) || rosterVisibility === 'club';
    const rows = await this.database.query<TeamRow[]>(teamsSql, [...which, me.id, seesAll, withRosters]);
    const viewer = { me, hidesOthers: rosterVisibility === 'own', ages: this.clock.ages() };
    return rows.map(({ createdAt, ownIds, roster, ...team }) => ({
      ...team,
      createdAt: createdAt.toISOString(),
      members: membersOf(roster, { ...viewer, ownIds: ownIds ?? [] }),
    }));
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number, details = {}): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'team', subjectId }, details);
  }
}

/** The columns that are given, the name with the form in which it is compared. */
const columnsOf = ({ name, leagueId, leadCoachId, description }: Omit<UpdateTeamDto, 'assistantCoachIds'>) => ({
  ...(name !== undefined && { name, foldedName: foldName(name) }),
  ...(leagueId !== undefined && { leagueId }),
  ...(leadCoachId !== undefined && { leadCoachId }),
  ...(description !== undefined && { description: description || null }),
});
