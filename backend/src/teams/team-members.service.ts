import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ChildMails } from '../children/mails/child-mails.ts';
import { ClubClock } from '../club/club-clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { isArchived } from './archived-teams.queries.ts';
import { TeamMember } from './team-member.entity.ts';
import { endMembership, insertTeamMember, type MemberKey } from './team-member.queries.ts';
import { protectTeams } from './team.queries.ts';
import { type AddTeamMemberDto, type TeamMemberDto, type UpdateTeamMemberDto } from './team.dto.ts';

@Injectable()
export class TeamMembersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly mails: ChildMails,
  ) {}

  /** A player who is already in the team violates the constraint `team_members_once`. */
  add(key: AddTeamMemberDto, me: Actor): Promise<TeamMemberDto> {
    return inTransaction(this.database, (manager) => this.join(manager, key, me));
  }

  /** The same as part of a larger act. */
  async join(manager: EntityManager, { teamId, childId }: MemberKey, me: Actor): Promise<TeamMemberDto> {
    const member = await insertTeamMember(manager, { teamId, childId, act: this.actOf(me) });
    if (!member) {
      if (await isArchived(manager, { id: teamId })) throw new ConflictException(messages.teamArchived);
      throw new NotFoundException(messages.memberOrTeamUnknown);
    }
    await this.record(manager, me, 'team-member.add', member);
    const { changeId, ...added } = member;
    await this.mails.teamsChanged(manager, [changeId]);
    return added;
  }

  update(key: MemberKey, { jerseyNumber, position }: UpdateTeamMemberDto, me: Actor): Promise<TeamMemberDto> {
    return inTransaction(this.database, async (manager) => {
      const changes = {
        // TypeORM rejects an update without values.
        teamId: key.teamId,
        ...(jerseyNumber !== undefined && { jerseyNumber }),
        ...(position !== undefined && { position: position || null }),
      };
      await manager.update(TeamMember, key, changes);
      const member = await manager.findOneBy(TeamMember, key);
      if (!member) throw new NotFoundException(messages.memberUnknown);
      await this.record(manager, me, 'team-member.update', member);
      return member;
    });
  }

  remove(key: MemberKey, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      await protectTeams(manager, { ids: [key.teamId] });
      const member = await endMembership(manager, { ...key, act: this.actOf(me) });
      if (!member) throw new NotFoundException(messages.memberUnknown);
      await this.record(manager, me, 'team-member.remove', member);
      await this.mails.teamsChanged(manager, [member.changeId]);
    });
  }

  private actOf(me: Actor) {
    return { by: me.id, at: this.clock.wallTime() };
  }

  private record(manager: EntityManager, me: Actor, action: string, member: MemberKey & { id: number }) {
    const { id, teamId, childId } = member;
    return this.audit.record(manager, me, action, { subject: 'team-member', subjectId: id }, { teamId, childId });
  }
}
