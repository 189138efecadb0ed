import { randomUUID } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { limits, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { MailQueue } from '../outbox/mail-queue.ts';
import { NewPasswords } from '../users/new-passwords.ts';
import { hashPassword } from '../users/passwords.ts';
import { User } from '../users/user.entity.ts';
import { endInvitations, endLinks, endSessions } from '../users/user.queries.ts';
import {
  countLiveResets,
  deleteLinks,
  endFactorSince,
  endFeedLinks,
  endGuardianshipsSince,
  findLink,
  type FoundLink,
  type LinkPurpose,
  lockUser,
  passwordLinks,
} from './account-links.queries.ts';
import { type ResetPasswordDto } from './recovery.dto.ts';

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
  ) {}

  assertSendsMail(): void {
    if (!this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
  }

  /** Queues a mail if an active account has this e-mail and fewer than three live links. */
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

  /** Returns the user, whose device may be remembered. */
  async resetPassword({ token, password }: ResetPasswordDto): Promise<User> {
    const passwordHash = await hashPassword(password);
    return this.useLink(token, passwordLinks, async (manager, { userId }) => {
      // Only the owner of the address can have the link. A trigger ends all links that set a password.
      await manager.update(User, userId, { passwordHash, hasUnverifiedEmail: false });
      await endSessions(manager, { userId });
      await endInvitations(manager, { userId });
      await this.record(manager, userId, 'account.reset-password');
      return manager.findOneByOrFail(User, { id: userId });
    });
  }

  async verifyEmail(token: string): Promise<void> {
    await this.useLink(token, ['verify-email'], async (manager, { userId }) => {
      await manager.update(User, userId, { hasUnverifiedEmail: false });
      await deleteLinks(manager, { userId, purposes: ['verify-email'] });
      await this.record(manager, userId, 'account.verify-email');
    });
  }

  async sendVerification(me: User): Promise<void> {
    if (me.hasUnverifiedEmail) await queueVerification(this.database.manager, this.queue, me);
  }

  /** Restores the address to which the link was sent, and gives the account a new password, because somebody knew the old one. */
  async undoEmailChange({ token, password }: ResetPasswordDto): Promise<void> {
    const passwordHash = await hashPassword(password);
    const undo = async (manager: EntityManager, { userId, mailId, address: email }: FoundLink) => {
      const user = await manager.findOneByOrFail(User, { id: userId });
      const username = user.username === user.email ? email : user.username;
      await manager.update(User, userId, { email, username, passwordHash, hasUnverifiedEmail: false });
      await endLinks(manager, { userId });
      // Whoever used the account with the other address has claimed these children, or let others in.
      await endGuardianshipsSince(manager, { userId, mailId });
      await endFactorSince(manager, { userId, mailId });
      await endFeedLinks(manager, { userId });
      await endSessions(manager, { userId });
      await this.record(manager, userId, 'account.undo-email-change');
    };
    await this.useLink(token, purposesOf.email, undo).catch((error: unknown) => {
      throw sqlStateOf(error) === '23505' ? new ConflictException(messages.nameTaken) : error;
    });
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

  private record(manager: EntityManager, userId: number, action: string): Promise<void> {
    return this.audit.record(manager, null, action, { subject: 'user', subjectId: userId });
  }
}

export async function queueVerification(
  manager: EntityManager,
  queue: MailQueue,
  { id: userId, email: address }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await queue.add(manager, [{ kind: 'verify-email', key: `verify-email:${userId}:${randomUUID()}`, userId, address }]);
}

const linkEnded = () => new NotFoundException(messages.linkEnded);
