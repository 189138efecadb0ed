import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, bestMatch, can, foldName, isStaff, messages, spellingTolerance } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { AccessRequestsService } from '../guardians/access-requests.service.ts';
import { hasFound, rememberFound } from '../guardians/found-children.queries.ts';
import { assertCanHaveMore } from '../guardians/guardians.service.ts';
import { claimGuardianship, isGuardian, isNobodys, lockWithGuardian } from '../guardians/guardianship.queries.ts';
import { type ChildSearchDto, type DoneDto, type SearchChildDto } from './child.dto.ts';
import { nameLimits } from './child-attempts.ts';
import { findUnclaimed } from './child-claims.queries.ts';
import { ClaimMails } from './mails/claim-mails.ts';

@Injectable()
export class ChildClaimsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
    private readonly requests: AccessRequestsService,
    private readonly mails: ClaimMails,
  ) {}

  async search({ name, dateOfBirth }: SearchChildDto, sessionId: string, isLimited: boolean): Promise<ChildSearchDto> {
    const candidates = await findUnclaimed(this.database, {
      foldedName: foldName(name),
      dateOfBirth,
      tolerance: spellingTolerance(name),
      limits: isLimited ? nameLimits(this.settings) : null,
    });
    const found = bestMatch(candidates);
    if (!found) return { child: null, message: messages.childNotFound };
    await rememberFound(this.database, { sessionId, childId: found.id });
    return {
      child: { id: found.id, name: found.name },
      action: 'claim-existing',
      ...(!found.isExact && { message: messages.possibleMatch }),
    };
  }

  /** Of several simultaneous claims exactly one succeeds. */
  async claim(childId: number, me: Actor, sessionId: string): Promise<DoneDto> {
    const isClaimed = await inTransaction(this.database, async (manager) => {
      const key = { childId, userId: me.id };
      if (await isGuardian(manager, key)) return true;
      // The same response for every id, so that it does not reveal which children exist.
      if (!(await hasFound(manager, { sessionId, ...key }))) throw new ForbiddenException(messages.claimWithoutSearch);
      if (this.settings.claimApproval && !can(me, 'child.assign-parent')) {
        if (!(await isNobodys(manager, key))) throw new ConflictException(messages.childTaken);
        await this.requests.add(manager, childId, me);
        return false;
      }
      if (!isStaff(me)) await assertCanHaveMore(manager, me, this.settings.limitChildren);
      if (!(await lockWithGuardian(manager, { childId }))) throw new NotFoundException(messages.childUnknown);
      if (!(await claimGuardianship(manager, key))) {
        // The claim may have been a double click.
        if (await isGuardian(manager, key)) return true;
        throw new ConflictException(messages.childTaken);
      }
      await this.audit.record(manager, me, 'child.claim', { subject: 'child', subjectId: childId });
      await this.mails.childClaimed(manager, key);
      return true;
    });
    // After the transaction, which has stored the request.
    if (!isClaimed) throw new ConflictException(messages.claimNeedsApproval);
    return { message: messages.childClaimed };
  }
}
