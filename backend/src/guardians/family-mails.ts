import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { groupBy, limits } from '@touchline/domain';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { inBatches } from '../database/in-batches.ts';
import { type Letter } from '../telling/mail/letter.ts';
import { type ClaimedMail } from '../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../telling/outbox/mail-priority.ts';
import { MailQueue } from '../telling/outbox/mail-queue.ts';
import { findRequest } from './access-requests.queries.ts';
import { UsersService } from '../users/users.service.ts';
import {
  accessDecidedLetter,
  accessRequestedLetter,
  accessRequestedOfAdminsLetter,
  guardianAddedLetter,
  guardianInvitationLetter,
  guardianInvitationsLetter,
  guardiansLeftLetter,
} from './family-letters.ts';
import {
  type Addressee,
  findAddress,
  findAdminAddresses,
  findChildName,
  findGuardianAddresses,
  findOtherGuardian,
} from './family-mail.queries.ts';
import { mailsTo } from './mails-to.ts';
import { type GuardianshipKey } from './guardianship.queries.ts';
import { createInvitationLinks, findInvitationsToSend } from './invitation-mail.queries.ts';

/** What is queued with each kind of mail. */
type FamilyMailData = {
  'access-requested': { requestId: number; childId: number };
  'access-decided': { requestId: number; userId: number };
  'guardian-added': { childId: number; addedId: number };
  'guardians-left': { childId: number };
  /** Mails that were queued before a mail could have several invitations name one. */
  'guardian-invitation': { invitationIds?: number[]; invitationId?: number; isImport?: boolean };
};

type Mail<Kind extends keyof FamilyMailData> = ClaimedMail<FamilyMailData[Kind]>;

interface NewInvitationMails {
  invitations: { id: number; email: string }[];
  invitedBy: number;
  /** Whether an admin has imported the children; then it does not matter whose guardian the admin is. */
  isImport?: boolean;
}

/** The mails about who the guardians of a child are. Nobody can switch them off. */
@Injectable()
export class FamilyMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    private readonly users: UsersService,
    kinds: MailKinds,
  ) {
    const priority = mailPriority.verification;
    kinds.register('access-requested', { priority, compose: (mail: Mail<'access-requested'>) => this.requested(mail) });
    kinds.register('access-decided', { priority, compose: (mail: Mail<'access-decided'>) => this.decided(mail) });
    kinds.register('guardian-added', { priority, compose: (mail: Mail<'guardian-added'>) => this.added(mail) });
    kinds.register('guardians-left', { priority, compose: (mail: Mail<'guardians-left'>) => this.left(mail) });
    kinds.register('guardian-invitation', {
      priority: mailPriority.invitation,
      isSecret: true,
      compose: (mail: Mail<'guardian-invitation'>) => this.invited(mail),
    });
  }

  /**
   * To the guardians; to the admins if no guardian can be reached, or if only admins decide. Once a day, however often it is withdrawn and
   * made again.
   */
  async accessRequested(
    manager: EntityManager,
    { requesterId, ...data }: { requestId: number; childId: number; requesterId: number },
  ): Promise<void> {
    const request = await findRequest(manager, { id: data.requestId });
    const guardians = request?.hasRestriction ? [] : await findGuardianAddresses(manager, data);
    const to = guardians.length > 0 ? guardians : await findAdminAddresses(manager);
    const today = new Date().toISOString().slice(0, 10);
    await this.add(manager, 'access-requested', `${data.childId}:${requesterId}:${today}`, to, data);
  }

  async accessDecided(manager: EntityManager, data: { requestId: number; userId: number }): Promise<void> {
    await this.add(manager, 'access-decided', data.requestId, await findAddress(manager, data), data);
  }

  /** To the other guardians. */
  async guardianAdded(manager: EntityManager, { childId, userId }: GuardianshipKey): Promise<void> {
    const guardians = await findGuardianAddresses(manager, { childId });
    const others = guardians.filter((guardian) => guardian.userId !== userId);
    await this.add(manager, 'guardian-added', `${childId}:${userId}:${randomUUID()}`, others, {
      childId,
      addedId: userId,
    });
  }

  /** To the admins. */
  async guardiansLeft(manager: EntityManager, data: { childId: number }): Promise<void> {
    const admins = await findAdminAddresses(manager);
    await this.add(manager, 'guardians-left', `${data.childId}:${randomUUID()}`, admins, data);
  }

  /** One mail per address, with a link for each of its invitations. */
  async guardiansInvited(
    manager: EntityManager,
    { invitations, invitedBy, isImport = false }: NewInvitationMails,
  ): Promise<void> {
    const kind = 'guardian-invitation';
    const mails = [...groupBy(invitations, ({ email }) => email)].flatMap(([address, rows]) =>
      inMails(rows.map(({ id }) => id)).map((invitationIds) => ({
        kind,
        address,
        userId: invitedBy,
        toGuest: true,
        data: { invitationIds, isImport },
        key: `${kind}:${invitationIds[0]}:${randomUUID()}`,
      })),
    );
    await inBatches(mails, async (batch) => [await this.queue.add(manager, batch)]);
  }

  private async add<Kind extends keyof FamilyMailData>(
    manager: EntityManager,
    kind: Kind,
    about: string | number,
    to: Addressee[],
    data: FamilyMailData[Kind],
  ): Promise<void> {
    await this.queue.add(manager, mailsTo(to, { kind, about, data }));
  }

  private async requested({ userId, data }: Mail<'access-requested'>): Promise<Letter | Unwanted> {
    const request = await findRequest(this.database, { id: data.requestId });
    if (request?.state !== 'pending') return { unwanted: 'The request has been decided or withdrawn' };
    if (request.guardianIds.includes(userId)) {
      return accessRequestedLetter(request, this.guardiansUrl(request.childId));
    }
    const user = await this.users.findActive(userId);
    if (!user?.isAdmin) return { unwanted: 'Somebody else decides' };
    return accessRequestedOfAdminsLetter(request, `${this.settings.publicUrl}/admin/manage-children`);
  }

  private async decided({ data }: Mail<'access-decided'>): Promise<Letter | Unwanted> {
    const request = await findRequest(this.database, { id: data.requestId });
    const isApproved = request?.state === 'approved';
    if (!request || request.state === 'pending' || isApproved !== request.isGuardian) return changed;
    return accessDecidedLetter(request.child, isApproved, `${this.settings.publicUrl}/dashboard`);
  }

  private async added({ userId, data }: Mail<'guardian-added'>): Promise<Letter | Unwanted> {
    const { childId, addedId } = data;
    const child = await findChildName(this.database, { childId });
    const other = await findOtherGuardian(this.database, { childId, userId, otherId: addedId });
    if (!child || !other) return changed;
    const name = other.isSameHousehold ? other.fullName : null;
    return guardianAddedLetter(child, name, this.guardiansUrl(childId));
  }

  private async left({ data }: Mail<'guardians-left'>): Promise<Letter | Unwanted> {
    const child = await findChildName(this.database, { childId: data.childId });
    if (!child || child.hasGuardian) return { unwanted: 'The child has a guardian again' };
    return guardiansLeftLetter(child, `${this.settings.publicUrl}/admin/manage-children`);
  }

  private async invited({ data }: Mail<'guardian-invitation'>): Promise<Letter | Unwanted> {
    const ids = data.invitationIds ?? [data.invitationId!];
    const invitations = await findInvitationsToSend(this.database, { ids });
    if (invitations.length === 0) return { unwanted: 'The invitation has been accepted or withdrawn' };
    const linked = await createInvitationLinks(this.database, { invitations });
    const { name } = await this.club.get();
    const sent = linked.map(({ secret, ...row }) => ({
      ...row,
      isFromGuardian: row.isFromGuardian && data.isImport !== true,
      url: `${this.settings.publicUrl}/invitations/${secret}`,
    }));
    return sent.length === 1 ? guardianInvitationLetter(sent[0]!, name) : guardianInvitationsLetter(sent, name);
  }

  private guardiansUrl(childId: number): string {
    return `${this.settings.publicUrl}/children/${childId}/guardians`;
  }
}

const changed = { unwanted: 'The guardians have changed since' };

/** The invitations of an address, as many in a mail as somebody can read. */
const inMails = (ids: number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / limits.invitations.perMail) }, (_, index) =>
    ids.slice(index * limits.invitations.perMail, (index + 1) * limits.invitations.perMail),
  );
