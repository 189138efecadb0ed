import { ConflictException, Inject, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, addDays, dayWords, hasClubRole, messages, todayIn } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { type Queryable } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { GuardiansService } from '../guardians/guardians.service.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { type User } from '../users/user.entity.ts';
import { type DeletionDto, type DeletionRequestDto, type UserDeletionDto } from './deletion-request.dto.ts';
import {
  countDeletionRequests,
  deleteDeletionRequest,
  deleteUser,
  findDeletion,
  findDeletionRequests,
  findEndOfUndo,
  findLeaver,
  insertDeletionRequest,
  lockChildrenOf,
  lockLeaver,
} from './deletion-requests.queries.ts';
import { DeletionMails } from './deletion-mails.ts';

/** Users ask to be deleted; admins delete them (docs/adr/0034). */
@Injectable()
export class DeletionRequestsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    private readonly guardians: GuardiansService,
    private readonly audit: AuditService,
    private readonly mails: DeletionMails,
  ) {}

  async get(me: Actor): Promise<DeletionDto> {
    const deletion = await findDeletion(this.database, { userId: me.id });
    if (!deletion) throw new UnauthorizedException(messages.signInRequired);
    const { requestedAt, children } = deletion;
    return {
      requestedAt,
      refusal: hasClubRole(me) ? messages.deletionByStaff : null,
      children,
    };
  }

  assertMayAsk(me: Actor): void {
    if (hasClubRole(me)) throw new ConflictException(messages.deletionByStaff);
  }

  /** Asking again changes nothing. */
  async request(manager: EntityManager, me: User): Promise<void> {
    if (!(await insertDeletionRequest(manager, { userId: me.id }))) return;
    await this.mails.tell(manager, { userId: me.id });
    await this.audit.record(manager, me, 'account.request-deletion', { subject: 'user', subjectId: me.id });
  }

  withdraw(me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      // Locked in the order of `complete`, because the two would end each other otherwise.
      await lockLeaver(manager, { userId: me.id });
      if (!(await deleteDeletionRequest(manager, { userId: me.id }))) throw unknown();
      await this.audit.record(manager, me, 'account.withdraw-deletion', { subject: 'user', subjectId: me.id });
    });
  }

  async list(page: PageDto): Promise<PageOf<DeletionRequestDto>> {
    const rows = await findDeletionRequests(this.database, page);
    return pageOf(rows, page, () => countDeletionRequests(this.database));
  }

  /** Of several admins who delete the user, and the user who withdraws, exactly one succeeds. */
  complete(userId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const user = await lockLeaver(manager, { userId });
      if (!user || !(await deleteDeletionRequest(manager, { userId }))) throw unknown();
      await this.erase(manager, { userId, ...user }, me);
    });
  }

  async preview(userId: number, me: Actor): Promise<UserDeletionDto> {
    const user = await findLeaver(this.database, { userId });
    if (!user) throw new NotFoundException(messages.userUnknown);
    const { hasRole, children } = user;
    return { refusal: await this.refusalOf(this.database, { userId, hasRole }, me), children };
  }

  /** Without a request. */
  delete(userId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const user = await lockLeaver(manager, { userId });
      if (!user) throw new NotFoundException(messages.userUnknown);
      await this.erase(manager, { userId, ...user }, me);
    });
  }

  private async erase(
    manager: EntityManager,
    { email, ...user }: Leaver & { email: string },
    me: Actor,
  ): Promise<void> {
    const { userId } = user;
    const refusal = await this.refusalOf(manager, user, me);
    if (refusal !== null) throw new ConflictException(refusal);
    const children = await lockChildrenOf(manager, { userId });
    await deleteUser(manager, { userId, email, mayBeNamed: true });
    let withoutGuardian = 0;
    for (const { id } of children) {
      if (await this.guardians.tellIfNobodyIsLeft(manager, id)) withoutGuardian++;
    }
    // The log outlives the account, so it holds no more than the number.
    const subject = { subject: 'user', subjectId: userId } as const;
    await this.audit.record(manager, me, 'user.delete', subject, { childrenWithoutGuardian: withoutGuardian });
  }

  private async refusalOf(database: Queryable, { userId, hasRole }: Leaver, me: Actor): Promise<string | null> {
    if (userId === me.id) return messages.ownDeletion;
    if (hasRole) return messages.deletionOfStaff;
    // A thief with the password may have asked.
    const undoable = await findEndOfUndo(database, { userId });
    if (!undoable) return null;
    const day = addDays(todayIn(this.settings.clubTimeZone, undoable), 1);
    return messages.deletionTooEarly(dayWords(day, await this.club.formats(database)));
  }
}

interface Leaver {
  userId: number;
  hasRole: boolean;
}

const unknown = () => new NotFoundException(messages.deletionRequestUnknown);
