import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { inTransaction, sqlStateOf, TransactionOutdated } from '../database/transaction.ts';
import { GuardiansService } from '../guardians/guardians.service.ts';
import { deleteGuardians } from '../guardians/guardianship.queries.ts';
import { type DoneDto } from './child.dto.ts';
import { deleteOpenRequests, hasChild, restoreChild, unregisterChild } from './child.queries.ts';
import { forgetGuardians, keepGuardians } from './removals/removals.queries.ts';
import { endMemberships, isInOtherTeam, protectTeamsOf } from './team-changes.queries.ts';

/** Players leave the club and come back. */
@Injectable()
export class RegistrationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly guardians: GuardiansService,
  ) {}

  /** Admins unregister the child unless they act as a parent; anyone else stops being its guardian. */
  async remove(childId: number, asParent: boolean, me: Actor): Promise<DoneDto> {
    if (can(me, 'child.unregister') && !asParent) {
      await inTransaction(this.database, (manager) => this.unregister(manager, childId, me));
    } else await this.guardians.leave(childId, asParent, me);
    return { message: messages.childRemoved };
  }

  /** Keeps the child, its availabilities and restrictions, but not guardians and teams; those are remembered for an undo. */
  async unregister(manager: EntityManager, childId: number, me: Actor): Promise<void> {
    // Teams before the child, as in the deletion of a team, because the two transactions would otherwise deadlock.
    const teamIds = await protectTeamsOf(manager, { childId });
    const unregistered = await unregisterChild(manager, { id: childId });
    if (unregistered === 0) throw new NotFoundException(messages.childUnknown);
    // Once the child is locked, nobody adds it to a team.
    if (await isInOtherTeam(manager, { childId, teamIds })) throw new TransactionOutdated();
    await keepGuardians(manager, { childId });
    await deleteGuardians(manager, { childId });
    await deleteOpenRequests(manager, { childId });
    await endMemberships(manager, { childId, act: { by: me.id, at: this.clock.wallTime() } });
    await this.record(manager, me, 'child.unregister', childId);
  }

  restore(childId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, (manager) => this.restoreWithin(manager, childId, me));
  }

  /** The same as part of a larger act, which may give the child back what it had. */
  async restoreWithin(
    manager: EntityManager,
    childId: number,
    me: Actor,
    giveBack: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const restored = await restoreChild(manager, { id: childId }).catch((error: unknown) => {
      throw sqlStateOf(error) === '23505' ? new ConflictException(messages.childReplaced) : error;
    });
    if (restored.isMerged) throw new ConflictException(messages.childMerged);
    if (!restored.isRestored) {
      if (restored.isKnown && !(await hasChild(manager, { id: childId }))) {
        throw new ConflictException(messages.childErased);
      }
      return;
    }
    await giveBack();
    await forgetGuardians(manager, { childId });
    await this.record(manager, me, 'child.restore', childId);
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'child', subjectId });
  }
}
