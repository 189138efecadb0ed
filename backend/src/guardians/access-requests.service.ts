import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, canForAll, dayWords, isStaff, limits, messages, todayIn } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { type AccessRequestDto, type SentAccessRequestDto } from './access-request.dto.ts';
import {
  countPending,
  decideRequest,
  deleteRequest,
  findPending,
  findRequest,
  findSent,
  insertRequest,
  type RequestRow,
  type SentRow,
} from './access-requests.queries.ts';
import { FamilyMails } from './family-mails.ts';
import { hasFound } from './found-children.queries.ts';
import { assertCanHaveMore } from './guardians.service.ts';
import { addGuardian, findGuardianIds, isActiveParent, isGuardian, lockWithGuardian } from './guardianship.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Users ask for access to a child; guardians and admins decide. */
@Injectable()
export class AccessRequestsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    private readonly audit: AuditService,
    private readonly mails: FamilyMails,
    private readonly limits: RateLimits,
  ) {}

  async listOfChild(childId: number, me: Actor): Promise<AccessRequestDto[]> {
    const child = await findGuardianIds(this.database, { childId });
    if (!child || !can(me, 'access-request.view', child)) throw new NotFoundException(messages.childUnknown);
    const filter = isStaff(me) ? { childId } : { childId, guardianId: me.id };
    return (await findPending(this.database, filter)).map((row) => accessRequestOf(row, me));
  }

  async listToDecide(me: Actor, page: PageDto): Promise<PageOf<AccessRequestDto>> {
    const decidesAll = canForAll(me, 'access-request.decide');
    const filter = decidesAll ? {} : { guardianId: me.id };
    const rows = (await findPending(this.database, { ...page, ...filter })).map((row) => accessRequestOf(row, me));
    return pageOf(rows, page, () => countPending(this.database, filter));
  }

  async listSent(me: Actor): Promise<SentAccessRequestDto[]> {
    return (await findSent(this.database, { userId: me.id })).map(sentOf);
  }

  /** Throws 429 after many requests of the user or about the child, because each is a mail with the user's name. */
  async request(
    childId: number,
    me: Actor,
    sessionId: string,
    response: Response,
  ): Promise<SentAccessRequestDto & { isNew: boolean }> {
    await this.limits.check('accessRequest', String(me.id), response);
    const key = { childId, userId: me.id };
    if (await isGuardian(this.database, key)) throw new ConflictException(messages.childAlreadyOwn);
    if (!(await hasFound(this.database, { sessionId, ...key }))) throw withoutProof();
    await this.limits.check('accessRequestChild', String(childId), response);
    const sent = await inTransaction(this.database, (manager) => this.add(manager, childId, me));
    if (sent.isNew) {
      await this.limits.tryConsume('accessRequest', String(me.id));
      await this.limits.tryConsume('accessRequestChild', String(childId));
    }
    return sent;
  }

  /** The caller has checked that the user has found the child. */
  async add(manager: EntityManager, childId: number, me: Actor): Promise<SentAccessRequestDto & { isNew: boolean }> {
    const key = { childId, userId: me.id };
    const [before] = (await findSent(manager, key)).map(sentOf);
    if (before?.canAskAgainAt) {
      const day = await this.dayOf(manager, before.canAskAgainAt);
      throw new ConflictException(messages.requestDeclined(day));
    }
    if (before) return { ...before, isNew: false };
    if (!isStaff(me)) await assertCanHaveMore(manager, me, this.settings.limitChildren);
    if (!(await lockWithGuardian(manager, { childId }))) throw new NotFoundException(messages.childUnknown);
    const added = await insertRequest(manager, key);
    if (added) {
      await this.audit.record(manager, me, 'child.request-access', { subject: 'child', subjectId: childId });
      await this.mails.accessRequested(manager, { requestId: added.id, childId, requesterId: me.id });
    }
    const [sent] = await findSent(manager, key);
    // The user has been restricted meanwhile.
    if (!sent) throw withoutProof();
    return { ...sentOf(sent), isNew: added !== undefined };
  }

  decide(id: number, state: 'approved' | 'declined', me: Actor): Promise<AccessRequestDto> {
    return inTransaction(this.database, async (manager) => {
      const asked = await this.decidable(manager, id, me);
      await lockWithGuardian(manager, asked);
      // Read again, because the guardian may have left while this waited.
      const request = await this.decidable(manager, id, me);
      if (request.state === state) return accessRequestOf(request, me);
      if (!(await decideRequest(manager, { id, state, decidedBy: me.id }))) {
        throw new ConflictException(messages.requestDecided);
      }
      const key = { childId: request.childId, userId: request.userId };
      if (state === 'approved') {
        if (!(await isActiveParent(manager, key))) throw new ConflictException(messages.requesterGone);
        const isAdded = await addGuardian(manager, { ...key, grantedBy: me.id });
        if (!isAdded && !(await isGuardian(manager, key))) throw new ConflictException(messages.requesterGone);
        await this.mails.guardianAdded(manager, key);
      }
      await this.mails.accessDecided(manager, { requestId: id, userId: request.userId });
      const action = state === 'approved' ? 'child.approve-access' : 'child.decline-access';
      const details = { userId: request.userId };
      await this.audit.record(manager, me, action, { subject: 'child', subjectId: request.childId }, details);
      return accessRequestOf({ ...request, state }, me);
    });
  }

  private async decidable(manager: EntityManager, id: number, me: Actor) {
    const request = await findRequest(manager, { id });
    if (!request || !can(me, 'access-request.decide', request)) throw new NotFoundException(messages.requestUnknown);
    return request;
  }

  async withdraw(id: number, me: Actor): Promise<void> {
    if (!(await deleteRequest(this.database, { id, userId: me.id }))) {
      throw new NotFoundException(messages.requestUnknown);
    }
  }

  private async dayOf(manager: EntityManager, instant: string): Promise<string> {
    return dayWords(todayIn(this.settings.clubTimeZone, new Date(instant)), await this.club.formats(manager));
  }
}

/** The same response for every id, so that it does not reveal which children exist. */
const withoutProof = () => new ForbiddenException(messages.claimWithoutSearch);

/** Only admins learn of restrictions. */
const accessRequestOf = (
  { id, childId, childName, requesterName, state, requestedAt, hasRestriction }: RequestRow,
  { isAdmin }: Actor,
): AccessRequestDto => ({
  id,
  childId,
  childName,
  requesterName,
  state,
  requestedAt: requestedAt.toISOString(),
  ...(isAdmin && { hasRestriction }),
});

const sentOf = ({ child: _, decidedAt, requestedAt, ...row }: SentRow): SentAccessRequestDto => ({
  ...row,
  requestedAt: requestedAt.toISOString(),
  canAskAgainAt: decidedAt && new Date(decidedAt.getTime() + limits.accessRequests.waitDays * day).toISOString(),
});
