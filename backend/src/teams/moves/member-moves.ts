import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ChildMails } from '../../children/mails/child-mails.ts';
import { insertMembers } from '../../children/new-members.queries.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { inRehearsal, inTransaction } from '../../database/transaction.ts';
import { countToldFamilies } from '../../guardians/told-families.queries.ts';
import { type PreviewDto } from '../../http/preview.dto.ts';
import { isArchived } from '../archived-teams.queries.ts';
import { type MemberKey } from '../team-member.queries.ts';
import { protectTeams } from '../team.queries.ts';
import { type MemberMoveDto, type MovedMembersDto } from './member-moves.dto.ts';
import { endMembers, lockRegistered } from './member-moves.queries.ts';

/** Many players who leave and join teams at once. */
@Injectable()
export class MemberMoves {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly mails: ChildMails,
  ) {}

  move(moves: MemberMoveDto[], { preview }: PreviewDto, me: Actor): Promise<MovedMembersDto> {
    if (moves.some(({ fromTeamId = null, toTeamId = null }) => fromTeamId === toTeamId)) {
      throw new BadRequestException(messages.moveNowhere);
    }
    const run = preview ? inRehearsal : inTransaction;
    return run(this.database, (manager) => this.moveWithin(manager, moves, me));
  }

  private async moveWithin(manager: EntityManager, moves: MemberMoveDto[], me: Actor): Promise<MovedMembersDto> {
    await lockAll(manager, moves);
    const act = { by: me.id, at: this.clock.wallTime() };
    const leaving = unique(moves.flatMap(({ childId, fromTeamId: teamId }) => (teamId ? { childId, teamId } : [])));
    const left = await endMembers(manager, { members: leaving, act });
    const leftOf = new Map(left.map((member) => [keyOf(member), member]));
    // Who is no longer in the team that they should leave has been moved by somebody else.
    const happening = moves.filter(
      ({ childId, fromTeamId: teamId }) => !teamId || leftOf.has(keyOf({ childId, teamId })),
    );
    const joining = unique(
      happening.flatMap(({ childId, toTeamId: teamId, jerseyNumber = null, position = null }) =>
        teamId ? { childId, teamId, jerseyNumber, position: position || null } : [],
      ),
    );
    const joined = await insertMembers(manager, { members: joining, act });
    const joinedOf = new Map(joined.map((member) => [keyOf(member), member]));

    for (const member of left) await this.record(manager, me, 'team-member.remove', member);
    for (const member of joined) await this.record(manager, me, 'team-member.add', member);
    const teamChangeIds = [...left, ...joined].map(({ changeId }) => changeId);
    const families = await countToldFamilies(manager, { teamChangeIds, cutoff: this.clock.lastCutoff() });
    await this.mails.teamsChanged(manager, teamChangeIds);

    const undo = happening.flatMap(({ childId, fromTeamId, toTeamId }): MemberMoveDto[] => {
      const before = fromTeamId ? take(leftOf, { childId, teamId: fromTeamId }) : undefined;
      const after = toTeamId ? take(joinedOf, { childId, teamId: toTeamId }) : undefined;
      if (!before && !after) return [];
      const { teamId = null, jerseyNumber = null, position = null } = before ?? {};
      return [{ childId, fromTeamId: after?.teamId ?? null, toTeamId: teamId, jerseyNumber, position }];
    });
    return { moved: undo.length, same: moves.length - undo.length, families, undo };
  }

  private record(
    manager: EntityManager,
    me: Actor,
    action: string,
    { id, teamId, childId }: MemberKey & { id: number },
  ) {
    return this.audit.record(manager, me, action, { subject: 'team-member', subjectId: id }, { teamId, childId });
  }
}

/** Teams before children, as everywhere, because two transactions would otherwise deadlock. */
async function lockAll(manager: EntityManager, moves: MemberMoveDto[]): Promise<void> {
  const teamIds = [...new Set(moves.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId ?? [], toTeamId ?? []].flat()))];
  const childIds = [...new Set(moves.map(({ childId }) => childId))];
  if ((await protectTeams(manager, { ids: teamIds })) < teamIds.length) {
    if (await isArchived(manager, { id: teamIds })) throw new ConflictException(messages.teamArchived);
    throw new NotFoundException(messages.teamUnknown);
  }
  if ((await lockRegistered(manager, { childIds })).length < childIds.length) {
    throw new NotFoundException(messages.childUnknown);
  }
}

const keyOf = ({ teamId, childId }: MemberKey) => `${teamId} ${childId}`;

const unique = <Member extends MemberKey>(members: Member[]): Member[] => [
  ...new Map(members.map((member) => [keyOf(member), member])).values(),
];

/** Removes a member from the map, because two moves can name the same one. */
function take<Member>(members: Map<string, Member>, key: MemberKey): Member | undefined {
  const found = members.get(keyOf(key));
  members.delete(keyOf(key));
  return found;
}
