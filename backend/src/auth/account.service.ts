import { ConflictException, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { unacceptable } from '../http/problems/unacceptable.ts';
import { endSessions, lockWithPassword } from '../users/user.queries.ts';
import { assertLongEnough, hashPassword, isPassword } from '../users/passwords.ts';
import { User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import { type ChangePasswordDto, type RegisterDto, type UpdateMeDto } from './auth.dto.ts';

/** What users do with their own account. */
@Injectable()
export class AccountService {
  private readonly logger = new Logger('auth');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  /** Makes a parent's account, whatever else the body asked for. */
  async register({ email, password, fullName }: RegisterDto, asked: Record<string, unknown>): Promise<User> {
    assertLongEnough(password, this.settings.passwordMinLength);
    if ('isAdmin' in asked || 'isCoach' in asked || 'id' in asked) {
      this.logger.warn('A registration asked for more than a parent’s account');
    }
    try {
      return await this.users.create({
        email,
        username: email,
        password,
        fullName,
        isParent: true,
        selfRegistered: true,
      });
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new ConflictException(messages.emailTaken);
      throw error;
    }
  }

  /** Changes name, phone and bio, and the e-mail for whoever knows the current password. */
  async update(me: User, { currentPassword, email, ...fields }: UpdateMeDto): Promise<User> {
    const kept = { ...fields, ...emptyAsNull(fields, 'phone'), ...emptyAsNull(fields, 'bio') };
    if (email === undefined || email === me.email) return this.save(this.database.manager, me, kept);
    const passwordHash = await this.assertCurrent(me, currentPassword);
    return inTransaction(this.database, async (manager) => {
      await holdWithPassword(manager, me, passwordHash);
      // Nobody has checked that the new address is this person's.
      const changes = { ...kept, email, selfRegistered: true, ...(me.username === me.email && { username: email }) };
      const saved = await this.save(manager, me, changes);
      await this.audit.record(manager, me, 'account.change-email', { subject: 'user', subjectId: me.id });
      return saved;
    });
  }

  /** Sets a new password and ends all sessions, the one that asks included: the caller begins a new one. */
  async changePassword(me: User, { currentPassword, newPassword }: ChangePasswordDto): Promise<User> {
    assertLongEnough(newPassword, this.settings.passwordMinLength, 'newPassword');
    const before = await this.assertCurrent(me, currentPassword);
    const passwordHash = await hashPassword(newPassword);
    return inTransaction(this.database, async (manager) => {
      await holdWithPassword(manager, me, before);
      await manager.update(User, me.id, { passwordHash });
      await endSessions(manager, { userId: me.id });
      await this.audit.record(manager, me, 'account.change-password', { subject: 'user', subjectId: me.id });
      return manager.findOneByOrFail(User, { id: me.id });
    });
  }

  /** The hash that the password matches, or 400. */
  private async assertCurrent({ id }: User, password: string | null | undefined): Promise<string> {
    if (!password) throw refusal(messages.currentPasswordRequired);
    const user = await this.database.manager.findOne(User, { where: { id }, select: { id: true, passwordHash: true } });
    if (!user || !(await isPassword(password, user.passwordHash))) throw refusal(messages.currentPasswordWrong);
    return user.passwordHash;
  }

  private async save(manager: EntityManager, { id }: User, changes: Partial<User>): Promise<User> {
    if (Object.values(changes).some((value) => value !== undefined)) await manager.update(User, id, changes);
    return manager.findOneByOrFail(User, { id });
  }
}

/** Locks the account while its password is still the one that was checked. */
async function holdWithPassword(manager: EntityManager, { id }: User, passwordHash: string): Promise<void> {
  if (!(await lockWithPassword(manager, { id, passwordHash }))) throw refusal(messages.currentPasswordWrong);
}

const emptyAsNull = <Name extends 'phone' | 'bio'>(fields: Partial<Pick<User, Name>>, name: Name) =>
  fields[name] === '' ? { [name]: null } : {};

const refusal = (message: string) => unacceptable('currentPassword', message);
