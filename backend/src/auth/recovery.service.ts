import { randomUUID } from 'node:crypto';
import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isStaff, limits, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { MailQueue } from '../telling/outbox/mail-queue.ts';
import { AccountChangeMail } from '../users/account-change-mail.ts';
import { NewPasswords } from '../users/new-passwords.ts';
import { hashPassword } from '../users/passwords.ts';
import { User } from '../users/user.entity.ts';
import { endFeedLinks, endInvitations, endSessions } from '../users/user.queries.ts';
import {
  countLiveResets,
  deleteLinks,
  endAccountActsSince,
  endFactorSince,
  endGuardianshipsSince,
  endUnprovenActs,
  findLink,
  type FoundLink,
  type LinkPurpose,
  lockUser,
  passwordLinks,
} from './account-links.queries.ts';
import { type ResetPasswordDto } from './recovery.dto.ts';
import { deleteFactor, saveRecoveryCodes } from './second-factor/second-factor.queries.ts';

const purposesOf = { password: passwordLinks, email: ['undo-email-change'] } satisfies Record<string, LinkPurpose[]>;

/** What users do with the links in their mails. */
@Injectable()
export class RecoveryService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly queue: MailQueue,
    private readonly audit: AuditService,
    private readonly newPasswords: NewPasswords,
    private readonly changeMail: AccountChangeMail,
  ) {}

  assertSendsMail(): void {
    if (!this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
  }

  /** Queues a mail if an active account has this email and fewer than three live links. */
  forgot(email: string): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const user = await manager.findOne(User, {
        where: { email, isActive: true },
        lock: { mode: 'for_no_key_update' },
      });
      if (!user || (await countLiveResets(manager, { userId: user.id })) >= limits.resetLinks.max) return;
      const { id: userId, sessionEpoch } = user;
      const key = `password-reset:${userId}:${randomUUID()}`;
      await this.queue.add(manager, [{ kind: 'password-reset', key, userId, address: email, data: { sessionEpoch } }]);
    });
  }

  /**
   * Throws 404 for the link, otherwise 400 for the password, before it is hashed, which is expensive. Without a live link, nobody learns
   * which passwords are the names of an account.
   */
  async assertUsable({ token, password }: ResetPasswordDto, kind: keyof typeof purposesOf): Promise<void> {
    const link = await findLink(this.database, { token, purposes: purposesOf[kind] });
    const user = link && (await this.database.manager.findOneBy(User, { id: link.userId }));
    if (!user) throw linkEnded();
    // An undone change restores the address of the link.
    await this.newPasswords.assertAllowed(password, { ...user, email: link.address });
  }

  /** Only the owner of the address can have the link. Returns the user, whose device may be remembered. */
  async resetPassword({ token, password }: ResetPasswordDto): Promise<User> {
    const passwordHash = await hashPassword(password);
    return this.useLink(token, passwordLinks, async (manager, { userId }) => {
      const before = await manager.findOneByOrFail(User, { id: userId });
      // Admins know their staff, and what staff have given to families must not end with an address of their own.
      if (before.hasUnverifiedEmail && !isStaff(before)) await this.endUnproven(manager, userId);
      // A trigger ends all links that set a password.
      await manager.update(User, userId, { passwordHash, hasUnverifiedEmail: false });
      await endSessions(manager, { userId });
      await endInvitations(manager, { userId });
      await endFeedLinks(manager, { userId });
      await this.record(manager, userId, 'account.reset-password');
      const user = await manager.findOneByOrFail(User, { id: userId });
      await this.changeMail.send(manager, [user], 'password');
      return user;
    });
  }

  /**
   * Only with a session of the account, because the owner of the address may not be who made it. Signing in proves that they are the same,
   * so what was made before stays.
   */
  async verifyEmail(token: string, me: User | undefined): Promise<void> {
    await this.useLink(token, ['verify-email'], async (manager, { userId }) => {
      if (me?.id !== userId) throw new ForbiddenException(messages.verifySignedOut);
      await manager.update(User, userId, { hasUnverifiedEmail: false });
      await deleteLinks(manager, { userId, purposes: ['verify-email'] });
      await this.record(manager, userId, 'account.verify-email', me);
    });
  }

  async sendVerification(me: User, delayHours: number): Promise<void> {
    if (me.hasUnverifiedEmail) await queueVerification(this.database.manager, this.queue, me, delayHours);
  }

  /** Restores the address to which the link was sent, and gives the account a new password, because somebody knew the old one. */
  async undoEmailChange({ token, password }: ResetPasswordDto): Promise<void> {
    const passwordHash = await hashPassword(password);
    const undo = async (manager: EntityManager, { userId, mailId, address: email }: FoundLink) => {
      const user = await manager.findOneByOrFail(User, { id: userId });
      const username = user.username === user.email ? email : user.username;
      await manager.update(User, userId, { email, username, passwordHash, hasUnverifiedEmail: false });
      await endAccountActsSince(manager, { userId, mailId });
      await endInvitations(manager, { userId });
      // Whoever used the account with the other address has claimed these children, or let others in.
      await endGuardianshipsSince(manager, { userId, mailId });
      await endFactorSince(manager, { userId, mailId });
      await endFeedLinks(manager, { userId });
      await endSessions(manager, { userId });
      await this.changeMail.send(manager, [await manager.findOneByOrFail(User, { id: userId })], 'password');
      await this.record(manager, userId, 'account.undo-email-change');
    };
    await this.useLink(token, purposesOf.email, undo).catch((error: unknown) => {
      throw sqlStateOf(error) === '23505' ? new ConflictException(messages.nameTaken) : error;
    });
  }

  /** Ends what somebody has made in an account with an address that may be somebody else's (ADR 35). */
  private async endUnproven(manager: EntityManager, userId: number): Promise<void> {
    await endUnprovenActs(manager, { userId });
    await deleteFactor(manager, { userId });
    await saveRecoveryCodes(manager, { userId, hashes: [] });
  }

  /** Of several simultaneous uses exactly one succeeds, because each use deletes the link. */
  private useLink<Result>(
    token: string,
    purposes: LinkPurpose[],
    use: (manager: EntityManager, link: FoundLink) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(this.database, async (manager) => {
      const found = await findLink(manager, { token, purposes });
      if (!found) throw linkEnded();
      await lockUser(manager, found);
      // Read again, because it may have been used while this waited.
      const link = await findLink(manager, { token, purposes });
      if (!link) throw linkEnded();
      return use(manager, link);
    });
  }

  private record(manager: EntityManager, userId: number, action: string, actor: User | null = null): Promise<void> {
    return this.audit.record(manager, actor, action, { subject: 'user', subjectId: userId });
  }
}

export async function queueVerification(
  manager: EntityManager,
  queue: MailQueue,
  { id: userId, email: address }: Pick<User, 'id' | 'email'>,
  delayHours: number,
): Promise<void> {
  const key = `verify-email:${userId}:${randomUUID()}`;
  await queue.add(manager, [{ kind: 'verify-email', key, userId, address, delayHours }]);
}

const linkEnded = () => new NotFoundException(messages.linkEnded);
