import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, canForAll, closenessOf, isStaff, messages, seesContact } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldProblem } from '../http/validation.ts';
import { FamilyMails } from './family-mails.ts';
import { type ChildGuardianDto } from './guardian.dto.ts';
import {
  findGuardians,
  type GuardianRow,
  isRestricted,
  liftRestriction,
  lockUser,
  restrictAccount,
} from './guardians.queries.ts';
import {
  addGuardian,
  deleteGuardians,
  deleteGuardianship,
  findGuardianIds,
  type GuardianshipKey,
  isActiveParent,
  isGuardian,
  leaveHousehold,
  lockAndCountChildren,
  lockWithGuardian,
  setPrimaryGuardian,
} from './guardianship.queries.ts';

/** Who the guardians of a child are: listed, assigned, restricted, removed. */
@Injectable()
export class GuardiansService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly mails: FamilyMails,
  ) {}

  async list(childId: number, me: Actor): Promise<ChildGuardianDto[]> {
    const child = await findGuardianIds(this.database, { childId });
    if (!child || !can(me, 'guardian.view', child)) throw new NotFoundException(messages.childUnknown);
    return guardiansSeenBy(me, await findGuardians(this.database, { childId }));
  }

  /** Makes a parent the primary guardian and keeps the others; null ends all guardianships. */
  assign(childId: number, parentId: number | null, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const child = await lockWithGuardian(manager, { childId });
      if (!child) throw new NotFoundException(messages.childUnknown);
      if (parentId === null) await deleteGuardians(manager, { childId });
      else await this.makePrimary(manager, { childId, userId: parentId }, me);
      await this.record(manager, me, 'child.assign-parent', childId, { parentId, before: child.guardianId });
    });
  }

  private async makePrimary(manager: EntityManager, key: GuardianshipKey, me: Actor): Promise<void> {
    await assertParent(manager, key.userId);
    const isNew = !(await isGuardian(manager, key));
    if (!(await setPrimaryGuardian(manager, { ...key, grantedBy: me.id }))) {
      throw new ConflictException(messages.guardianRestricted);
    }
    if (isNew) await this.mails.guardianAdded(manager, key);
  }

  /** A guardian leaves. */
  async leave(childId: number, asParent: boolean, me: Actor): Promise<void> {
    const key = { childId, userId: me.id };
    const isRemoved = await this.end(key, me, 'child.release');
    if (isRemoved) return;
    if (isStaff(me) && !asParent) throw new ForbiddenException(messages.onlyAdminsUnregister);
    throw new NotFoundException(messages.childUnknown);
  }

  /** Users can remove themselves, admins anybody. A restricted account would become a stranger who may ask for access. */
  async remove(key: GuardianshipKey, me: Actor): Promise<void> {
    const isMe = key.userId === me.id;
    const mayRemove = isMe || canForAll(me, 'guardian.remove');
    const isRemoved = mayRemove && (await this.end(key, me, isMe ? 'child.release' : 'child.remove-guardian'));
    if (isRemoved) return;
    if (me.isAdmin && (await isRestricted(this.database, key)))
      throw new ConflictException(messages.guardianRestricted);
    throw new NotFoundException(messages.guardianUnknown);
  }

  /** Locks the child, so that exactly one of several guardians who leave concurrently sees itself as the last. */
  private end(key: GuardianshipKey, me: Actor, action: string): Promise<boolean> {
    return inTransaction(this.database, async (manager) => {
      if (!(await lockWithGuardian(manager, key))) return false;
      if ((await deleteGuardianship(manager, key)) === 0) return false;
      await this.tellIfNobodyIsLeft(manager, key.childId);
      await this.record(manager, me, action, key.childId, { userId: key.userId });
      return true;
    });
  }

  /** A guardian stops sharing a household for this child. */
  leaveHousehold(childId: number, me: Actor): Promise<void> {
    const key = { childId, userId: me.id };
    return inTransaction(this.database, async (manager) => {
      const child = await lockWithGuardian(manager, key);
      if (!child || !(await isGuardian(manager, key))) throw new NotFoundException(messages.childUnknown);
      await leaveHousehold(manager, key);
      await this.record(manager, me, 'child.leave-household', childId);
    });
  }

  /** Restricts any account that is not staff, because somebody may leave first to escape it. */
  restrict(key: GuardianshipKey, restricted: boolean, me: Actor): Promise<ChildGuardianDto[]> {
    return inTransaction(this.database, async (manager) => {
      const user = await lockUser(manager, key);
      if (!user || !(await lockWithGuardian(manager, key))) throw new NotFoundException(messages.guardianUnknown);
      if (restricted) await this.hide(manager, key, user, me);
      else await this.show(manager, key, me);
      return guardiansSeenBy(me, await findGuardians(manager, key));
    });
  }

  private async hide(
    manager: EntityManager,
    key: GuardianshipKey,
    user: { hasRole: boolean },
    me: Actor,
  ): Promise<void> {
    if (user.hasRole) throw new ConflictException(messages.restrictedStaff);
    if (await isRestricted(manager, key)) return;
    const { wasGuardian, ended } = await restrictAccount(manager, { ...key, restrictedBy: me.id });
    if (wasGuardian) await this.tellIfNobodyIsLeft(manager, key.childId);
    await this.record(manager, me, 'child.restrict-guardian', key.childId, { userId: key.userId, ...ended });
  }

  private async show(manager: EntityManager, key: GuardianshipKey, me: Actor): Promise<void> {
    const lifted = await liftRestriction(manager, key);
    if (lifted?.wasGuardian) {
      await addGuardian(manager, { ...key, grantedBy: me.id });
      await this.mails.guardianAdded(manager, key);
    }
    if (lifted) await this.record(manager, me, 'child.lift-restriction', key.childId, { userId: key.userId });
    else if (!(await isGuardian(manager, key))) throw new NotFoundException(messages.guardianUnknown);
  }

  /** Tells the admins if a child no longer has a guardian, and returns whether that is so. */
  async tellIfNobodyIsLeft(manager: EntityManager, childId: number): Promise<boolean> {
    const child = await findGuardianIds(manager, { childId });
    const isAlone = child?.guardianIds.length === 0;
    if (isAlone) await this.mails.guardiansLeft(manager, { childId });
    return isAlone;
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number, details = {}): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'child', subjectId }, details);
  }
}

/** Restricted guardians are only for admins. */
export function guardiansSeenBy(me: Actor, rows: GuardianRow[]): ChildGuardianDto[] {
  const own = rows.find(({ userId }) => userId === me.id)?.householdId;
  const households = [...new Set(rows.flatMap(({ householdId }) => householdId ?? []))];
  return rows
    .filter(({ isRestricted: isHidden }) => me.isAdmin || !isHidden)
    .map(({ userId, fullName, email, isPrimary, since, householdId, isRestricted: isHidden, addedBy }) => {
      const guardian = { userId, isSameHousehold: own !== undefined && own !== null && own === householdId };
      const isSeen = seesContact(me, guardian);
      const relation = closenessOf(me.id, guardian);
      return {
        userId: me.isAdmin || relation !== 'other' ? userId : null,
        fullName: isSeen ? fullName : null,
        relation,
        isPrimary,
        since: isSeen ? since.toISOString() : null,
        ...(me.isAdmin && {
          email,
          addedBy,
          isRestricted: isHidden,
          ...(householdId !== null && { household: households.indexOf(householdId) + 1 }),
        }),
      };
    });
}

/** Pending requests count like children. */
export async function assertCanHaveMore(manager: EntityManager, me: Actor, max: number): Promise<void> {
  const children = await lockAndCountChildren(manager, { userId: me.id });
  if (children >= max) throw new ConflictException(messages.tooManyChildren(max));
}

export async function assertParent(manager: EntityManager, userId: number): Promise<void> {
  if (!(await isActiveParent(manager, { userId }))) throw fieldProblem('parentId', messages.notAParent);
}
