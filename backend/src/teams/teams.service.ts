import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, canForAll, confirmsCoaches, foldName, isStaff, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { fieldProblem } from '../http/validation.ts';
import { confirmAppointment, isCoachOf, lockTeam, saveAppointments } from './coach-appointments.queries.ts';
import { membersOf } from './roster.ts';
import { type CreateTeamDto, type TeamDto, type TeamSearchDto, type UpdateTeamDto } from './team.dto.ts';
import { Team } from './team.entity.ts';
import {
  countTeams,
  findEligibleCoaches,
  findTeams,
  removeLeadFromAssistants,
  replaceAssistants,
  type TeamFilter,
} from './team.queries.ts';
import { isArchived } from './archived-teams.queries.ts';
import { hasPast } from './team-deletion.queries.ts';

type Coaches = Pick<UpdateTeamDto, 'leadCoachId' | 'assistantCoachIds'>;

@Injectable()
export class TeamsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  async list(me: Actor, { archived = false, ...search }: TeamSearchDto): Promise<PageOf<TeamDto>> {
    if (archived && !can(me, 'team.browse-archived')) throw new ForbiddenException(messages.forbidden);
    const mayBeArchived = can(me, 'team.browse-archived');
    const filter = { ...search, coachId: search.coached ? me.id : undefined, isArchived: archived, mayBeArchived };
    const teams = await this.read(me, filter, search.members !== 'none');
    return pageOf(teams, search, () => countTeams(this.database, filter));
  }

  async view(id: number, me: Actor): Promise<TeamDto> {
    const team = await this.get(id, me);
    if (team.archivedOn && !can(me, 'team.browse-archived')) throw new NotFoundException(messages.teamUnknown);
    if (!can(me, 'team.remove')) return team;
    const moment = { cutoff: this.clock.lastCutoff(), now: this.clock.wallTime() };
    return { ...team, hasPast: await hasPast(this.database, { id, ...moment }) };
  }

  async get(id: number, me: Actor): Promise<TeamDto> {
    const [team] = await this.read(me, { id });
    if (!team) throw new NotFoundException(messages.teamUnknown);
    return team;
  }

  async create({ assistantCoachIds, ...fields }: CreateTeamDto, me: Actor): Promise<TeamDto> {
    const id = await inTransaction(this.database, async (manager) => {
      await assertCoaches(manager, { ...fields, assistantCoachIds });
      const team = manager.create(Team, columnsOf(fields));
      await manager.insert(Team, team);
      await saveAssistants(manager, team.id, assistantCoachIds);
      await appoint(manager, team.id, me);
      await this.record(manager, me, 'team.create', team.id);
      return team.id;
    });
    return this.get(id, me);
  }

  async update(id: number, { assistantCoachIds, ...fields }: UpdateTeamDto, me: Actor): Promise<TeamDto> {
    await inTransaction(this.database, async (manager) => {
      // Locked before it is read, because the team may just be archived.
      if (!(await lockTeam(manager, { teamId: id }))) throw new NotFoundException(messages.teamUnknown);
      if (await isArchived(manager, { id })) throw new ConflictException(messages.teamArchived);
      await assertCoaches(manager, { ...fields, assistantCoachIds }, id);
      await manager.update(Team, { id }, { id, ...columnsOf(fields), leagueSince: this.clock.wallTime() });
      await saveAssistants(manager, id, assistantCoachIds);
      await appoint(manager, id, me);
      await this.record(manager, me, 'team.update', id);
    });
    return this.get(id, me);
  }

  /** Lets a coach look up the phone numbers of the team's families. */
  async confirmCoach(id: number, coachId: number, me: Actor): Promise<TeamDto> {
    await inTransaction(this.database, async (manager) => {
      const coach = { teamId: id, coachId };
      if (!(await lockTeam(manager, coach))) throw new NotFoundException(messages.teamUnknown);
      if (!(await isCoachOf(manager, coach))) throw new NotFoundException(messages.coachOfTeamUnknown);
      const isNew = await confirmAppointment(manager, { ...coach, confirmedBy: me.id });
      if (isNew) await this.record(manager, me, 'team.confirm-coach', id, { coachId });
    });
    return this.get(id, me);
  }

  private async read(me: Actor, filter: TeamFilter & PageDto, withRosters = true): Promise<TeamDto[]> {
    const { rosterVisibility } = this.settings;
    const seesAll = canForAll(me, 'roster.view');
    const rows = await findTeams(this.database, {
      ...filter,
      viewer: {
        id: me.id,
        isStaff: seesAll,
        seesMates: rosterVisibility !== 'own',
        seesAllRosters: seesAll || rosterVisibility === 'club',
        seesStaffColumns: isStaff(me),
      },
      withRosters,
      cutoff: this.clock.lastCutoff(),
      seasonName: this.clock.seasonByDefault().name,
    });
    const viewer = { me, hidesOthers: rosterVisibility === 'own', today: this.clock.today() };
    return rows.map(({ ownIds, roster, ...team }) => ({
      ...team,
      members: membersOf(roster, { ...viewer, ownIds: ownIds ?? [] }),
    }));
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number, details = {}): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'team', subjectId }, details);
  }
}

const columnsOf = ({ name, description, leagueNames, ...fields }: Omit<UpdateTeamDto, 'assistantCoachIds'>) => ({
  ...fields,
  ...(leagueNames !== undefined && { leagueNames: leagueNames ?? [] }),
  ...(name !== undefined && { name, foldedName: foldName(name) }),
  ...(description !== undefined && { description: description || null }),
});

async function assertCoaches(manager: EntityManager, coaches: Coaches, teamId?: number): Promise<void> {
  const { leadCoachId, assistantCoachIds } = coaches;
  const ids = [...(leadCoachId ? [leadCoachId] : []), ...(assistantCoachIds ?? [])];
  if (ids.length === 0) return;
  const eligible = await findEligibleCoaches(manager, { ids, teamId });
  const ineligible = ids.find((id) => !eligible.includes(id));
  if (ineligible === undefined) return;
  throw fieldProblem(ineligible === leadCoachId ? 'leadCoachId' : 'assistantCoachIds', messages.notACoach);
}

const appoint = (manager: EntityManager, teamId: number, me: Actor) =>
  saveAppointments(manager, {
    teamId,
    appointedBy: me.id,
    isConfirmed: confirmsCoaches(me),
  });

/** Replaces the assistants, if given. In any case the lead coach is removed from them. */
async function saveAssistants(
  manager: EntityManager,
  teamId: number,
  ids: Coaches['assistantCoachIds'],
): Promise<void> {
  if (ids !== undefined) await replaceAssistants(manager, { teamId, coachIds: ids ?? [] });
  await removeLeadFromAssistants(manager, { teamId });
}
