import { randomBytes } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { isLastAdmin, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf, type SearchDto, type TextSearchDto } from '../http/page.dto.ts';
import { AccountChangeMail } from './account-change-mail.ts';
import { InvitationsService } from './invitations.service.ts';
import { NewPasswords } from './new-passwords.ts';
import { lockIfUnchanged } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import {
  accountOf,
  type CoachDto,
  type CreateUserDto,
  type ParentDto,
  type UpdateUserDto,
  type UserCountsDto,
  type UserDto,
  type UserSearchDto,
} from './user.dto.ts';
import { User } from './user.entity.ts';
import {
  countCoaches,
  countParents,
  countUsers,
  countUsersByRole,
  endConfirmations,
  endFeedLinks,
  endLinks,
  endSessions,
  findCoaches,
  findParents,
  findUsers,
  isRestrictedGuardian,
  lockWithAdmins,
} from './user.queries.ts';
import { assertNewName, UsersService } from './users.service.ts';

interface AccountAction {
  /** As the audit log records it. */
  name: string;
  endsSessions?: boolean;
  /** The hash of the admin's password, once it was checked. */
  ownHash?: string;
}

/** User administration. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly newPasswords: NewPasswords,
    private readonly audit: AuditService,
    private readonly invitations: InvitationsService,
    private readonly changeMail: AccountChangeMail,
  ) {}

  async list(search: UserSearchDto): Promise<PageOf<UserDto>> {
    const maxMisses = this.settings.limitChildTriesAccount;
    const rows = await findUsers(this.database, { ...search, maxMisses });
    return pageOf(rows, search, () => countUsers(this.database, search));
  }

  count(search: TextSearchDto): Promise<UserCountsDto> {
    return countUsersByRole(this.database, search);
  }

  async listParents(search: SearchDto): Promise<PageOf<ParentDto>> {
    const rows = await findParents(this.database, search);
    return pageOf(rows, search, () => countParents(this.database, search));
  }

  async listCoaches(page: PageDto): Promise<PageOf<CoachDto>> {
    return pageOf(await findCoaches(this.database, page), page, () => countCoaches(this.database));
  }

  /**
   * Without a password, nobody can sign in before the link of the invitation is used. `ownHash` is the hash of the admin's password, once
   * it was checked; to make an admin takes it.
   */
  async create(
    {
      isParent,
      isCoach,
      isAdmin,
      isWelfareOfficer,
      password,
      sendInvitation,
      currentPassword: _,
      ...fields
    }: CreateUserDto,
    me: User,
    ownHash?: string,
  ): Promise<UserDto> {
    if (password !== undefined) await this.newPasswords.assertAllowed(password, fields);
    if (sendInvitation) this.invitations.assertSendsMail();
    const passwordHash = await hashPassword(password ?? randomBytes(32).toString('base64'));
    const flags = {
      isParent: isParent ?? false,
      isCoach: isCoach ?? false,
      isAdmin: isAdmin ?? false,
      isWelfareOfficer: isWelfareOfficer ?? false,
    };
    return inTransaction(this.database, async (manager) => {
      if (flags.isAdmin || flags.isWelfareOfficer) await lockIfUnchanged(manager, me, ownHash);
      const user = await this.users.create({ ...fields, ...flags, passwordHash }, manager.getRepository(User));
      if (sendInvitation) await this.invitations.queue(manager, [user]);
      if (flags.isAdmin) await this.tellAdmins(manager, user.id);
      await this.audit.record(manager, me, 'user.create', { subject: 'user', subjectId: user.id }, flags);
      return this.userOf(user);
    });
  }

  /** A username that equals the email changes with it. */
  update(
    id: number,
    { email, currentPassword: _, ...fields }: UpdateUserDto,
    me: User,
    ownHash?: string,
  ): Promise<UserDto> {
    return this.change(id, me, { name: 'user.update', ownHash }, (user) => {
      assertNewName(fields.fullName, user);
      return {
        ...fields,
        // An admin knows the addresses of the club's families, so it counts as verified.
        ...(email &&
          email !== user.email && {
            email,
            hasUnverifiedEmail: false,
            ...(user.username === user.email && { username: email }),
          }),
      };
    });
  }

  setCoach(id: number, isCoach: boolean, me: User): Promise<UserDto> {
    return this.change(id, me, { name: isCoach ? 'user.make-coach' : 'user.remove-coach' }, () => ({ isCoach }));
  }

  async deactivate(id: number, me: User): Promise<UserDto> {
    if (id === me.id) throw new ConflictException(messages.ownDeactivation);
    return this.change(id, me, { name: 'user.deactivate', endsSessions: true }, () => ({ isActive: false }));
  }

  reactivate(id: number, me: User): Promise<UserDto> {
    return this.change(id, me, { name: 'user.reactivate' }, () => ({ isActive: true }));
  }

  /** Throws 404 for the user, otherwise 400 for the password, before the admin's own password is checked. */
  async assertNewPassword(id: number, password: string): Promise<void> {
    const user = await this.database.manager.findOneBy(User, { id });
    if (!user) throw new NotFoundException(messages.userUnknown);
    await this.newPasswords.assertAllowed(password, user);
  }

  async setPassword(id: number, password: string, me: User, ownHash?: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    const action = { name: 'user.set-password', endsSessions: true, ownHash };
    await this.change(id, me, action, () => ({ passwordHash }));
  }

  reopenSearch(id: number, me: User): Promise<UserDto> {
    return this.change(id, me, { name: 'user.reopen-search' }, () => ({ childMisses: 0 }));
  }

  /** Saves and records actual changes. Rejects a change that would leave the club without an active admin. */
  private change(
    id: number,
    me: User,
    action: AccountAction,
    changesOf: (user: User) => Partial<User>,
  ): Promise<UserDto> {
    return inTransaction(this.database, async (manager) => {
      const locked = await lockWithAdmins(manager, { id });
      const user = locked.find((row) => row.id === id);
      if (!user) throw new NotFoundException(messages.userUnknown);
      const changes = changedFields(user, changesOf(user));
      if (Object.keys(changes).length === 0) return this.userOf(user);

      const changed = { ...user, ...changes };
      if (isLastAdmin(locked, id) && !(changed.isAdmin && changed.isActive)) {
        throw new ConflictException(messages.lastAdmin);
      }
      const getsRole = changes.isCoach || changes.isAdmin || changes.isWelfareOfficer;
      if (getsRole && (await isRestrictedGuardian(manager, { userId: id }))) {
        throw new ConflictException(messages.restrictedBecomesStaff);
      }
      if (letsIn(changes)) await lockIfUnchanged(manager, me, action.ownHash);
      await manager.update(User, id, changes);
      if (changes.isCoach === false || changes.isActive === false) await endConfirmations(manager, { userId: id });
      if (action.endsSessions) await endSessions(manager, { userId: id });
      // An admin may be repairing an account that somebody has taken over.
      if (action.endsSessions || changes.email) await endLinks(manager, { userId: id });
      if (changes.passwordHash) await endFeedLinks(manager, { userId: id });
      await this.tell(manager, user, changes, me);
      const subject = { subject: 'user', subjectId: id } as const;
      await this.audit.record(manager, me, action.name, subject, auditDetails(user, changes));
      return this.userOf(changed);
    });
  }

  /** Mails those whom the change of an account concerns: its user, at the address before, and the admins of a new one. */
  private async tell(manager: EntityManager, user: User, changes: Partial<User>, me: User): Promise<void> {
    if (changes.email) await this.changeMail.send(manager, [user], 'email-by-admin');
    if (changes.passwordHash) {
      await this.changeMail.send(manager, [user], user.id === me.id ? 'password' : 'password-by-admin');
    }
    if (changes.isAdmin) await this.tellAdmins(manager, user.id);
  }

  /** Also the admin who did it, because somebody else may be using the session. */
  private async tellAdmins(manager: EntityManager, newId: number): Promise<void> {
    const admins = await manager.findBy(User, { isAdmin: true, isActive: true, id: Not(newId) });
    await this.changeMail.send(manager, admins, 'new-admin');
  }

  private userOf = (user: User): UserDto => ({
    ...accountOf(user),
    hasSignedIn: user.signedInAt !== null,
    isActive: user.isActive,
    isSearchClosed: user.childMisses >= this.settings.limitChildTriesAccount,
  });
}

/**
 * Whether a change can let somebody into an account, everywhere, or to the names of all children. Then it takes the password of the admin,
 * whose session may be stolen.
 */
const letsIn = ({ email, passwordHash, isAdmin, isWelfareOfficer }: Partial<User>): boolean =>
  [email, passwordHash, isAdmin, isWelfareOfficer].some((change) => change !== undefined);

const changedFields = (user: User, changes: Partial<User>): Partial<User> =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => value !== undefined && value !== user[name as keyof User]),
  );

/** Old and new role flags; for other fields only the name, because the audit log outlives personal data. */
const auditDetails = (user: User, changes: Partial<User>) => ({
  changed: Object.keys(changes),
  ...Object.fromEntries(
    Object.entries(changes).flatMap(([name, to]) =>
      typeof to === 'boolean' ? [[name, { from: user[name as keyof User], to }]] : [],
    ),
  ),
});
