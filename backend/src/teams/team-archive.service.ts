import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ChildMails } from '../children/mails/child-mails.ts';
import { type RosterAct } from '../children/team-changes.queries.ts';
import { ClubClock } from '../club/club-clock.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { EventNotices } from '../telling/event-notices/event-notices.ts';
import { isArchived, lockArchivedTeam, restoreTeam } from './archived-teams.queries.ts';
import { lockTeam } from './coach-appointments.queries.ts';
import { type TeamDto } from './team.dto.ts';
import { deleteTeam } from './team-deletion.queries.ts';
import { TeamsService } from './teams.service.ts';

/** Ends teams, and brings archived ones back. */
@Injectable()
export class TeamArchiveService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly notices: EventNotices,
    private readonly mails: ChildMails,
    private readonly teams: TeamsService,
  ) {}

  delete(id: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const deleted = await deleteTeam(manager, {
        id,
        act: this.actOf(me),
        cutoff: this.clock.lastCutoff(),
        beforeEvents: (events) => this.notices.beforeDeletion(manager, events),
      });
      if (!deleted) {
        if (await isArchived(manager, { id })) throw new ConflictException(messages.teamArchived);
        throw new NotFoundException(messages.teamUnknown);
      }
      await this.record(manager, me, deleted.isArchived ? 'team.archive' : 'team.delete', id, deleted.details);
      await this.mails.teamsChanged(manager, deleted.changeIds);
    });
  }

  async restore(id: number, me: Actor): Promise<TeamDto> {
    await inTransaction(this.database, async (manager) => {
      if (!(await lockArchivedTeam(manager, { id }))) {
        if (await lockTeam(manager, { teamId: id })) throw new ConflictException(messages.teamNotArchived);
        throw new NotFoundException(messages.teamUnknown);
      }
      const act = this.actOf(me);
      const changeIds = await restoreTeam(manager, { id, act }).catch((error: unknown) => {
        throw sqlStateOf(error) === '23505' ? new ConflictException(messages.archivedNameTaken) : error;
      });
      await this.record(manager, me, 'team.restore', id, { members: changeIds.length });
      await this.mails.teamsChanged(manager, changeIds);
    });
    return this.teams.get(id, me);
  }

  private actOf(me: Actor): RosterAct {
    return { by: me.id, at: this.clock.wallTime() };
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number, details = {}): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'team', subjectId }, details);
  }
}
