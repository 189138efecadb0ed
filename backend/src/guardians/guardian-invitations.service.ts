import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, givenNameOf, isStaff, looksLikeAddress, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inBatches } from '../database/in-batches.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldProblem } from '../http/validation.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { User } from '../users/user.entity.ts';
import { AccessRequestsService } from './access-requests.service.ts';
import { FamilyMails } from './family-mails.ts';
import { assertCanHaveMore } from './guardians.service.ts';
import { addGuardian, findGuardianIds, isGuardian, lockWithGuardian } from './guardianship.queries.ts';
import {
  type AcceptedInvitationDto,
  type GuardianInvitationDto,
  type InvitationDto,
  type InviteGuardianDto,
} from './guardian-invitation.dto.ts';
import {
  bindInvitation,
  deleteInvitation,
  findInvitations,
  findLinkedInvitation,
  findUninvited,
  type Invitee,
  type LinkedInvitation,
  saveInvitations,
} from './guardian-invitations.queries.ts';

/** Guardians and admins invite further guardians by mail. */
@Injectable()
export class GuardianInvitationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly mails: FamilyMails,
    private readonly requests: AccessRequestsService,
  ) {}

  async list(childId: number, me: User): Promise<GuardianInvitationDto[]> {
    await this.assertMayInvite(this.database.manager, childId, me);
    return findInvitations(this.database, { childId, inviterId: seenInviter(me) });
  }

  async invite(
    childId: number,
    { email, sameHousehold = false }: InviteGuardianDto,
    me: User,
    response: Response,
  ): Promise<GuardianInvitationDto> {
    await this.assertMayInvite(this.database.manager, childId, me);
    if (!this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
    if (!me.isAdmin) await this.limits.consume('guardianInvitation', String(me.id), response);
    await this.limits.consume('guardianInvitationAddress', email, response);
    return inTransaction(this.database, async (manager) => {
      await lockWithGuardian(manager, { childId });
      await this.assertMayInvite(manager, childId, me);
      if (sameHousehold && !(await isGuardian(manager, { childId, userId: me.id }))) {
        throw fieldProblem('sameHousehold', messages.invitationOfOther);
      }
      const saved = await saveInvitations(manager, { invitees: [{ childId, email }], invitedBy: me.id, sameHousehold });
      await this.mails.guardiansInvited(manager, { invitations: saved, invitedBy: me.id });
      await this.record(manager, me, 'child.invite-guardian', childId);
      const [invitation] = await findInvitations(manager, { childId, id: saved[0]!.id });
      return invitation!;
    });
  }

  /** Of the addresses, those that nobody has invited to the child yet. */
  uninvited(manager: EntityManager, invitees: Invitee[]): Promise<Invitee[]> {
    return findUninvited(manager, { invitees });
  }

  /**
   * Invites many at the request of an admin who has confirmed the number: no rate limit holds, and the caller audits it. Each address gets
   * one mail for all its children.
   */
  async inviteAll(manager: EntityManager, invitees: Invitee[], me: Actor): Promise<void> {
    const invitations = await inBatches(invitees, (batch) =>
      saveInvitations(manager, { invitees: batch, invitedBy: me.id, sameHousehold: false }),
    );
    await this.mails.guardiansInvited(manager, { invitations, invitedBy: me.id, isImport: true });
  }

  withdraw({ id, childId }: { id: number; childId: number }, me: User): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      await this.assertMayInvite(manager, childId, me);
      if (!(await deleteInvitation(manager, { id, childId, inviterId: seenInviter(me) }))) {
        throw new NotFoundException(messages.invitationUnknown);
      }
      await this.record(manager, me, 'child.withdraw-invitation', childId);
    });
  }

  async get(token: string, me: User | undefined): Promise<InvitationDto> {
    const found = await this.find(this.database.manager, token, me ?? null);
    return {
      childName: givenNameOf(found.child),
      sameHousehold: found.sameHousehold,
      inviterName: found.inviterName === null || looksLikeAddress(found.inviterName) ? null : found.inviterName,
      expiresAt: found.expiresAt.toISOString(),
      invitedEmail: me ? found.email : null,
      accountEmail: me?.email ?? null,
      isAccepted: found.acceptedBy !== null,
      isGuardian: found.isGuardian,
      isWaiting: found.acceptedBy !== null && found.isWaiting,
    };
  }

  /**
   * Of several accounts that accept at once, exactly one succeeds. If an account is restricted for the child, the acceptance becomes a
   * request that an admin decides, and this throws 409.
   */
  async accept(token: string, me: User): Promise<AcceptedInvitationDto> {
    const { isWaiting, ...accepted } = await inTransaction(this.database, (manager) => this.use(manager, token, me));
    // After the transaction, which has stored the request.
    if (isWaiting) throw new ConflictException(messages.claimNeedsApproval);
    return accepted;
  }

  private async use(manager: EntityManager, token: string, me: User) {
    const invitation = await this.find(manager, token, me);
    const { id, childId, child, email } = invitation;
    const accepted = { childId, childName: givenNameOf(child), isWaiting: false };
    if (invitation.acceptedBy === me.id) return { ...accepted, isWaiting: invitation.isWaiting };
    await this.assertVerified(manager, email, me);
    if (!isStaff(me) && !invitation.isGuardian) await assertCanHaveMore(manager, me, this.settings.limitChildren);
    await lockWithGuardian(manager, { childId });
    // Read again, because the inviter may have left, or an account may have been restricted, while this waited.
    const { invitedBy, sameHousehold, hasRestriction, isGuardian: isKnown } = await this.find(manager, token, me);
    if (!(await bindInvitation(manager, { id, userId: me.id }))) throw invitationEnded();
    await this.record(manager, me, 'child.accept-invitation', childId);
    if (hasRestriction && !isKnown) {
      await this.requests.add(manager, childId, me);
      return { ...accepted, isWaiting: true };
    }
    const householdOf = sameHousehold ? invitedBy : null;
    const isNew = await addGuardian(manager, { childId, userId: me.id, grantedBy: invitedBy, householdOf });
    if (isNew) await this.mails.guardianAdded(manager, { childId, userId: me.id });
    return accepted;
  }

  /** Whoever has the link reads the mails to its address. */
  private async assertVerified(manager: EntityManager, email: string, me: User): Promise<void> {
    if (!me.hasUnverifiedEmail) return;
    if (email === me.email) await manager.update(User, { id: me.id, email }, { hasUnverifiedEmail: false });
    else if (this.settings.verifyEmail) throw new ForbiddenException(messages.emailUnverified);
  }

  private async find(manager: EntityManager, token: string, me: User | null): Promise<LinkedInvitation> {
    const invitation = await findLinkedInvitation(manager, { token, userId: me?.id ?? null });
    if (!invitation) throw invitationEnded();
    return invitation;
  }

  private async assertMayInvite(manager: EntityManager, childId: number, me: User): Promise<void> {
    const child = await findGuardianIds(manager, { childId });
    if (!child || !can(me, 'guardian.invite', child)) throw new NotFoundException(messages.childUnknown);
  }

  private record(manager: EntityManager, me: User, action: string, subjectId: number): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'child', subjectId });
  }
}

/** Guardians see their own invitations, because others’ contain addresses of another household. */
const seenInviter = (me: User): number | undefined => (me.isAdmin ? undefined : me.id);

const invitationEnded = () => new NotFoundException(messages.invitationEnded);
