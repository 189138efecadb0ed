import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { MailQueue } from '../telling/outbox/mail-queue.ts';
import { endFeedLinks, endSessions } from '../users/user.queries.ts';
import { AccountChangeMail } from '../users/account-change-mail.ts';
import { NewPasswords } from '../users/new-passwords.ts';
import { hashPassword } from '../users/passwords.ts';
import { User } from '../users/user.entity.ts';
import { assertNewName, UsersService } from '../users/users.service.ts';
import { isReserved } from './account-links.queries.ts';
import { type ChangePasswordDto, type RegisterDto, type UpdateMeDto } from './auth.dto.ts';
import { lockIfUnchanged, OwnPassword } from '../users/own-password.ts';
import { queueVerification } from './recovery.service.ts';

@Injectable()
export class AccountService {
  private readonly logger = new Logger('auth');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly newPasswords: NewPasswords,
    private readonly audit: AuditService,
    private readonly queue: MailQueue,
    private readonly ownPassword: OwnPassword,
    private readonly changeMail: AccountChangeMail,
  ) {}

  async hashNewPassword({ password, fullName, email }: RegisterDto): Promise<string> {
    await this.newPasswords.assertAllowed(password, { fullName, email, username: email });
    return hashPassword(password);
  }

  /** Creates a parent's account, whatever else the body asks for. The mail to verify the address waits for some hours. */
  async register(
    { email, passwordHash, fullName }: RegisterDto & { passwordHash: string },
    body: Record<string, unknown>,
    delayHours: number,
  ): Promise<User> {
    if ('isAdmin' in body || 'isCoach' in body || 'id' in body) {
      this.logger.warn('A registration asked for more than a parent account');
    }
    try {
      const fields = { email, username: email, passwordHash, fullName, isParent: true, hasUnverifiedEmail: true };
      return await inTransaction(this.database, async (manager) => {
        await assertNotReserved(manager, email);
        const user = await this.users.create(fields, manager.getRepository(User));
        await queueVerification(manager, this.queue, user, delayHours);
        return user;
      });
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new ConflictException(messages.emailTaken);
      throw error;
    }
  }

  /** Updates the profile. A new email requires the current password; `limited` runs its change once the password is right. */
  async update(
    me: User,
    { currentPassword, email, ...fields }: UpdateMeDto,
    limited: (change: (delayHours: number) => Promise<User>) => Promise<User>,
  ): Promise<User> {
    assertNewName(fields.fullName, me);
    const profile = { ...fields, ...emptyAsNull(fields, 'phone'), ...emptyAsNull(fields, 'bio') };
    if (email === undefined || email === me.email) return this.save(this.database.manager, me, profile);
    const passwordHash = await this.ownPassword.assert(me, currentPassword);
    const change = async (manager: EntityManager, delayHours: number) => {
      await lockIfUnchanged(manager, me, passwordHash);
      await assertNotReserved(manager, email, me.id);
      // The new address is unverified, as after a registration.
      const changes = {
        ...profile,
        email,
        hasUnverifiedEmail: true,
        ...(me.username === me.email && { username: email }),
      };
      const saved = await this.save(manager, me, changes);
      await queueVerification(manager, this.queue, saved, delayHours);
      // An address that nobody has verified may be a stranger's, to whom the link would give the account.
      if (!me.hasUnverifiedEmail) {
        const key = `email-changed:${me.id}:${randomUUID()}`;
        await this.queue.add(manager, [{ kind: 'email-changed', key, userId: me.id, address: me.email }]);
      }
      await this.audit.record(manager, me, 'account.change-email', { subject: 'user', subjectId: me.id });
      return saved;
    };
    return limited((delayHours) => inTransaction(this.database, (manager) => change(manager, delayHours)));
  }

  /** Throws 400 before the current password is checked, so that the answer does not tell whether that was right. */
  assertNewPassword(me: User, { newPassword }: ChangePasswordDto): Promise<void> {
    return this.newPasswords.assertAllowed(newPassword, me, 'newPassword');
  }

  /** Sets a new password and ends all sessions, including the current one, so the caller has to start a new one. */
  async changePassword(me: User, { currentPassword, newPassword, endFeeds }: ChangePasswordDto): Promise<User> {
    const oldHash = await this.ownPassword.assert(me, currentPassword);
    const passwordHash = await hashPassword(newPassword);
    return inTransaction(this.database, async (manager) => {
      await lockIfUnchanged(manager, me, oldHash);
      await manager.update(User, me.id, { passwordHash });
      await endSessions(manager, { userId: me.id });
      if (endFeeds) await endFeedLinks(manager, { userId: me.id });
      await this.changeMail.send(manager, [me], 'password');
      await this.audit.record(manager, me, 'account.change-password', { subject: 'user', subjectId: me.id });
      return manager.findOneByOrFail(User, { id: me.id });
    });
  }

  private async save(manager: EntityManager, { id }: User, changes: Partial<User>): Promise<User> {
    if (Object.values(changes).some((value) => value !== undefined)) await manager.update(User, id, changes);
    const saved = await manager.findOneBy(User, { id });
    // The account has been deleted meanwhile.
    if (!saved) throw new UnauthorizedException(messages.signInRequired);
    return saved;
  }
}

/** The owner of an address that an account has used until recently can take it back. */
async function assertNotReserved(manager: EntityManager, email: string, userId?: number): Promise<void> {
  if (await isReserved(manager, { email, userId })) throw new ConflictException(messages.emailTaken);
}

const emptyAsNull = <Name extends 'phone' | 'bio'>(fields: Partial<Pick<User, Name>>, name: Name) =>
  fields[name] === '' ? { [name]: null } : {};
