import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, isStaff, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { fieldProblem } from '../http/validation.ts';
import { type DoneDto } from './child.dto.ts';
import { deleteMemberships, restoreChild, unregisterChild } from './child.queries.ts';
import {
  deleteGuardianship,
  isActiveParent,
  lockAndCountChildren,
  lockWithGuardian,
  setGuardian,
} from './guardianship.queries.ts';

@Injectable()
export class GuardiansService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  assign(childId: number, parentId: number | null, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const child = await lockWithGuardian(manager, { childId });
      if (!child) throw new NotFoundException(messages.childUnknown);
      if (parentId !== null) await assertParent(manager, parentId);
      await setGuardian(manager, { childId, userId: parentId });
      await this.record(manager, me, 'child.assign-parent', childId, { parentId, before: child.guardianId });
    });
  }

  /** Admins unregister the child unless they act as a parent; anyone else stops being its guardian. */
  async remove(childId: number, asParent: boolean, me: Actor): Promise<DoneDto> {
    if (can(me, 'child.unregister') && !asParent) await this.unregister(childId, me);
    else await this.release(childId, asParent, me);
    return { message: messages.childRemoved };
  }

  private release(childId: number, asParent: boolean, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const released = await deleteGuardianship(manager, { childId, userId: me.id });
      if (released > 0) return this.record(manager, me, 'child.release', childId);
      if (isStaff(me) && !asParent) throw new ForbiddenException(messages.onlyAdminsUnregister);
      throw new NotFoundException(messages.childUnknown);
    });
  }

  /** Keeps the child and its availabilities, but not guardians and teams. */
  private unregister(childId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const unregistered = await unregisterChild(manager, { id: childId });
      if (unregistered === 0) throw new NotFoundException(messages.childUnknown);
      await setGuardian(manager, { childId, userId: null });
      await deleteMemberships(manager, { childId });
      await this.record(manager, me, 'child.unregister', childId);
    });
  }

  restore(childId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const restored = await restoreChild(manager, { id: childId }).catch((error: unknown) => {
        throw sqlStateOf(error) === '23505' ? new ConflictException(messages.childReplaced) : error;
      });
      if (restored > 0) await this.record(manager, me, 'child.restore', childId);
    });
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number, details = {}): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'child', subjectId }, details);
  }
}

export async function assertCanHaveMore(manager: EntityManager, me: Actor, max: number): Promise<void> {
  const children = await lockAndCountChildren(manager, { userId: me.id });
  if (children >= max) throw new ConflictException(messages.tooManyChildren(max));
}

export async function assertParent(manager: EntityManager, userId: number): Promise<void> {
  if (!(await isActiveParent(manager, { userId }))) throw fieldProblem('parentId', messages.notAParent);
}
