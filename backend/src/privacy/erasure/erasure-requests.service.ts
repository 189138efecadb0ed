import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, messages } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type PageDto, pageOf, type PageOf } from '../../http/page.dto.ts';
import { type ChildErasureRequestDto } from '../../children/child.dto.ts';
import { type ErasureRequestDto } from './erasure.dto.ts';
import { ErasureMails } from './erasure-mails.ts';
import {
  countErasureRequests,
  deleteErasureRequest,
  deleteErasureRequests,
  findErasureRequests,
  findOwnRequest,
  insertErasureRequest,
  lockOwnChild,
} from './erasure-requests.queries.ts';

/** Guardians ask to delete a child for good; an admin decides, and sees which other guardian has not asked. */
@Injectable()
export class ErasureRequestsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly mails: ErasureMails,
  ) {}

  async list(page: PageDto): Promise<PageOf<ErasureRequestDto>> {
    const rows = await findErasureRequests(this.database, page);
    return pageOf(rows, page, () => countErasureRequests(this.database));
  }

  /** After a request, unless an admin has just declined it. */
  async get(childId: number, me: Actor): Promise<ChildErasureRequestDto> {
    const request = await findOwnRequest(this.database, { childId, userId: me.id });
    if (!request) throw new NotFoundException(messages.erasureRequestUnknown);
    return request;
  }

  /** Asking again changes nothing. */
  async request(manager: EntityManager, childId: number, me: Actor): Promise<void> {
    await assertOwn(manager, childId, me);
    const key = { childId, userId: me.id };
    if (!(await insertErasureRequest(manager, key))) return;
    await this.mails.requested(manager, key);
    await this.record(manager, me, 'child.request-erasure', childId);
  }

  withdraw(childId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      await assertOwn(manager, childId, me);
      if (!(await deleteErasureRequest(manager, { childId, userId: me.id })))
        throw new NotFoundException(messages.erasureRequestUnknown);
      await this.record(manager, me, 'child.withdraw-erasure', childId);
    });
  }

  /** An admin keeps the child. Whoever has asked is told. */
  decline(childId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      await this.mails.tellDeclined(manager, { childId });
      if ((await deleteErasureRequests(manager, { childId })) === 0)
        throw new NotFoundException(messages.erasureRequestUnknown);
      await this.record(manager, me, 'child.decline-erasure', childId);
    });
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'child', subjectId });
  }
}

/** Another family's child is as unknown as one that does not exist. */
async function assertOwn(manager: EntityManager, childId: number, me: Actor): Promise<void> {
  const child = await lockOwnChild(manager, { childId });
  if (!child || !can(me, 'child.ask-erasure', child)) throw new NotFoundException(messages.childUnknown);
}
