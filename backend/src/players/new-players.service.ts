import { randomBytes } from 'node:crypto';
import { ConflictException, ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { can, messages, type NamedAccount, parentsOf } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ChildrenService } from '../children/children.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { GuardianInvitationsService } from '../guardians/guardian-invitations.service.ts';
import { addGuardian } from '../guardians/guardianship.queries.ts';
import { fieldProblem } from '../http/validation.ts';
import { findAccounts } from '../import/import.queries.ts';
import { TeamMembersService } from '../teams/team-members.service.ts';
import { InvitationsService } from '../users/invitations.service.ts';
import { NewPasswords } from '../users/new-passwords.ts';
import { hashPassword } from '../users/passwords.ts';
import { User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import { type AddPlayerDto, type NewPlayerDto } from './new-player.dto.ts';

interface NewParent {
  fullName: string;
  email: string;
  passwordHash: string;
  /** Whether the admin has chosen a password; otherwise the parent is invited. */
  hasPassword: boolean;
}

/** Adds a player with a team and a parent at once: all or nothing. */
@Injectable()
export class NewPlayersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly children: ChildrenService,
    private readonly members: TeamMembersService,
    private readonly users: UsersService,
    private readonly newPasswords: NewPasswords,
    private readonly accountInvitations: InvitationsService,
    private readonly guardianInvitations: GuardianInvitationsService,
    private readonly audit: AuditService,
  ) {}

  async add(fields: AddPlayerDto, me: User): Promise<NewPlayerDto> {
    const { teamId, parentEmail } = fields;
    if (parentEmail && !can(me, 'child.add-for-others')) throw new ForbiddenException(messages.onlyAdminsAddForOthers);
    this.children.assertBorn(fields.dateOfBirth, false);
    const newParent = parentEmail ? await this.newParent(fields, parentEmail) : null;
    const { childId, parent } = await inTransaction(this.database, async (manager) => {
      const childId = await this.children.insert(manager, fields, null, me);
      if (childId === null) throw new ConflictException(messages.childExists);
      // Before the team, so that the parent hears of it.
      const parent = parentEmail ? await this.link(manager, { childId, email: parentEmail, newParent }, me) : 'none';
      if (teamId) await this.members.join(manager, { teamId, childId }, me);
      return { childId, parent };
    });
    return { child: await this.children.get(childId), parent };
  }

  /** The account to make, if there is none; its password is hashed before the transaction, because that is expensive. */
  private async newParent({ parentName, parentPassword }: AddPlayerDto, email: string): Promise<NewParent | null> {
    if ((await findAccounts(this.database, { emails: [email] })).length > 0) return null;
    if (!parentName) throw fieldProblem('parentName', messages.fullNameRequired);
    const hasPassword = Boolean(parentPassword);
    if (!hasPassword && !this.settings.sendsMail) throw fieldProblem('parentPassword', messages.passwordRequired);
    const owner = { fullName: parentName, username: email, email };
    if (parentPassword) await this.newPasswords.assertAllowed(parentPassword, owner, 'parentPassword');
    const passwordHash = await hashPassword(parentPassword ?? randomBytes(32).toString('base64'));
    return { fullName: parentName, email, passwordHash, hasPassword };
  }

  /** Links an account as an import does: never one whose address nobody has confirmed. */
  private async link(
    manager: EntityManager,
    { childId, email, newParent }: { childId: number; email: string; newParent: NewParent | null },
    me: User,
  ): Promise<NewPlayerDto['parent']> {
    const [account] = await findAccounts(manager, { emails: [email] });
    if (!account) {
      if (!newParent) throw fieldProblem('parentName', messages.fullNameRequired);
      const userId = await this.createParent(manager, newParent, me);
      await addGuardian(manager, { childId, userId, grantedBy: null });
      return 'created';
    }
    const known = new Map<string, NamedAccount>([[email, account]]);
    const { parentIds, invitees, notes } = parentsOf({ parentEmails: [email] }, known);
    if (parentIds.length > 0) {
      await addGuardian(manager, { childId, userId: account.id, grantedBy: null });
      return 'linked';
    }
    if (invitees.length === 0) throw fieldProblem('parentEmail', notes.join('. '));
    if (!this.settings.sendsMail) return 'unconfirmed';
    await this.guardianInvitations.inviteAll(manager, [{ childId, email }], me);
    return 'invited';
  }

  private async createParent(manager: EntityManager, { hasPassword, ...parent }: NewParent, me: User): Promise<number> {
    const roles = { isParent: true, isCoach: false, isAdmin: false };
    const user = await this.users.create({ ...parent, ...roles, username: parent.email }, manager.getRepository(User));
    if (!hasPassword) await this.accountInvitations.queue(manager, [user]);
    await this.audit.record(manager, me, 'user.create', { subject: 'user', subjectId: user.id }, roles);
    return user.id;
  }
}
