import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { TeamMember } from './team-member.entity.ts';
import { type AddTeamMemberDto, type TeamMemberDto, type UpdateTeamMemberDto } from './team.dto.ts';

/** A team and a child, as an address names a member. */
type MemberKey = Pick<TeamMemberDto, 'teamId' | 'childId'>;

@Injectable()
export class TeamMembersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Puts a registered child on the roster; twice breaks the constraint `team_members_once`. */
  add({ teamId, childId }: AddTeamMemberDto, me: Actor): Promise<TeamMemberDto> {
    return inTransaction(this.database, async (manager) => {
      // The rows are held, so that nobody deletes the team or unregisters the child in between.
      const [member] = await manager.query<TeamMemberDto[]>(
        `INSERT INTO team_members (team_id, child_id)
         SELECT t.id, c.id FROM teams t, children c WHERE t.id = $1 AND c.id = $2 AND c.is_registered
         FOR KEY SHARE OF t FOR SHARE OF c
         RETURNING id, team_id AS "teamId", child_id AS "childId", jersey_number AS "jerseyNumber", position`,
        [teamId, childId],
      );
      if (!member) throw new NotFoundException(messages.memberOrTeamUnknown);
      await this.record(manager, me, 'team-member.add', member);
      return member;
    });
  }

  /** Changes what the roster says of a player. */
  update(key: MemberKey, { jerseyNumber, position }: UpdateTeamMemberDto, me: Actor): Promise<TeamMemberDto> {
    return inTransaction(this.database, async (manager) => {
      const changes = {
        // This one as well, since TypeORM refuses to change nothing.
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

  /** Takes a player off the roster. */
  remove(key: MemberKey, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const [[member]] = await manager.query<[TeamMemberDto[]]>(
        `DELETE FROM team_members WHERE team_id = $1 AND child_id = $2
         RETURNING id, team_id AS "teamId", child_id AS "childId"`,
        [key.teamId, key.childId],
      );
      if (!member) throw new NotFoundException(messages.memberUnknown);
      await this.record(manager, me, 'team-member.remove', member);
    });
  }

  private record(manager: EntityManager, me: Actor, action: string, { id, teamId, childId }: TeamMemberDto) {
    return this.audit.record(manager, me, action, { subject: 'team-member', subjectId: id }, { teamId, childId });
  }
}
