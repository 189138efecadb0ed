import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, isLastAdmin, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { assertLongEnough, hashPassword } from './passwords.ts';
import { type CreateUserDto, sessionUser, type UpdateUserDto, type UserDto } from './user.dto.ts';
import { User } from './user.entity.ts';
import { endSessions, lockWithAdmins } from './user.queries.ts';
import { UsersService } from './users.service.ts';

/** An act upon an account. */
interface Act {
  action: string;
  endsSessions?: boolean;
}

/** What admins do to accounts. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  async create({ isParent, isCoach, isAdmin, ...fields }: CreateUserDto, me: Actor): Promise<UserDto> {
    assertLongEnough(fields.password, this.settings.passwordMinLength);
    const flags = { isParent: isParent ?? false, isCoach: isCoach ?? false, isAdmin: isAdmin ?? false };
    return inTransaction(this.database, async (manager) => {
      const user = await this.users.create({ ...fields, ...flags }, manager.getRepository(User));
      await this.audit.record(manager, me, 'user.create', { subject: 'user', subjectId: user.id }, flags);
      return this.userOf(user);
    });
  }

  /** Changes what is given. A username that equals the e-mail follows it. */
  update(id: number, { email, ...fields }: UpdateUserDto, me: Actor): Promise<UserDto> {
    return this.change(id, me, { action: 'user.update' }, (user) => ({
      ...fields,
      ...(email && { email, ...(user.username === user.email && { username: email }) }),
    }));
  }

  setCoach(id: number, isCoach: boolean, me: Actor): Promise<UserDto> {
    return this.change(id, me, { action: isCoach ? 'user.make-coach' : 'user.remove-coach' }, () => ({ isCoach }));
  }

  /** Closes the account: its sessions end and nobody signs in with it. */
  async deactivate(id: number, me: Actor): Promise<UserDto> {
    if (id === me.id) throw new ConflictException(messages.ownDeactivation);
    return this.change(id, me, { action: 'user.deactivate', endsSessions: true }, () => ({ isActive: false }));
  }

  reactivate(id: number, me: Actor): Promise<UserDto> {
    return this.change(id, me, { action: 'user.reactivate' }, () => ({ isActive: true }));
  }

  /** Gives the account a new password and ends its sessions. */
  async setPassword(id: number, password: string, me: Actor): Promise<void> {
    assertLongEnough(password, this.settings.passwordMinLength);
    const passwordHash = await hashPassword(password);
    await this.change(id, me, { action: 'user.set-password', endsSessions: true }, () => ({ passwordHash }));
  }

  /** Lets the person look for and add children again. */
  reopenSearch(id: number, me: Actor): Promise<UserDto> {
    return this.change(id, me, { action: 'user.reopen-search' }, () => ({ childMisses: 0 }));
  }

  /** Does and records what makes a difference; leaves the club an active admin, whatever happens at the same time. */
  private change(
    id: number,
    me: Actor,
    { action, endsSessions: isOver }: Act,
    changesOf: (user: User) => Partial<User>,
  ): Promise<UserDto> {
    return inTransaction(this.database, async (manager) => {
      const locked = await lockWithAdmins(manager, { id });
      const user = locked.find((row) => row.id === id);
      if (!user) throw new NotFoundException(messages.userUnknown);
      const changes = differing(user, changesOf(user));
      if (Object.keys(changes).length === 0) return this.userOf(user);

      const changed = { ...user, ...changes };
      if (isLastAdmin(locked, id) && !(changed.isAdmin && changed.isActive)) {
        throw new ConflictException(messages.lastAdmin);
      }
      await manager.update(User, id, changes);
      if (isOver) await endSessions(manager, { userId: id });
      await this.audit.record(manager, me, action, { subject: 'user', subjectId: id }, recordOf(user, changes));
      return this.userOf(changed);
    });
  }

  private userOf = (user: User): UserDto => ({
    ...sessionUser(user),
    isActive: user.isActive,
    isSearchClosed: user.childMisses >= this.settings.limitChildTriesAccount,
  });
}

const differing = (user: User, changes: Partial<User>): Partial<User> =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => value !== undefined && value !== user[name as keyof User]),
  );

/** Flags as they were and are; of anything else that it changed, since the record outlives what people take back. */
const recordOf = (user: User, changes: Partial<User>) => ({
  changed: Object.keys(changes),
  ...Object.fromEntries(
    Object.entries(changes).flatMap(([name, to]) =>
      typeof to === 'boolean' ? [[name, { from: user[name as keyof User], to }]] : [],
    ),
  ),
});
