import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, bestMatch, foldName, isStaff, messages, spellingTolerance } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChildSearchDto, type DoneDto, type SearchChildDto } from './child.dto.ts';
import { lockRegistered } from './child.queries.ts';
import { findUnclaimed, hasFound, rememberFound } from './child-claims.queries.ts';
import { assertRoom } from './guardians.service.ts';
import { claimGuardianship, isGuardian } from './guardianship.queries.ts';

/** How parents find children that the club knows already, and make them their own. */
@Injectable()
export class ChildClaimsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
  ) {}

  /** At most one unclaimed child: of this very name, or the only one whose name is nearly this. */
  async search({ name, dateOfBirth }: SearchChildDto, sessionId: string, isLimited: boolean): Promise<ChildSearchDto> {
    const candidates = await findUnclaimed(this.database, {
      foldedName: foldName(name),
      dateOfBirth,
      tolerance: spellingTolerance(name),
      mostTries: isLimited ? this.settings.limitChildTriesName : null,
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

  /** Makes a child the caller's own that this session has found; of any number at once exactly one succeeds. */
  claim(childId: number, me: Actor, sessionId: string): Promise<DoneDto> {
    const done = { message: messages.childClaimed };
    return inTransaction(this.database, async (manager) => {
      const key = { childId, userId: me.id };
      if (await isGuardian(manager, key)) return done;
      // The same answer for every id, so that nobody learns from it which children there are.
      if (!(await hasFound(manager, { sessionId, childId }))) throw new ForbiddenException(messages.claimWithoutSearch);
      if (!isStaff(me)) await assertRoom(manager, me, this.settings.limitChildren);
      if (!(await lockRegistered(manager, { id: childId }))) throw new NotFoundException(messages.childUnknown);
      if (!(await claimGuardianship(manager, key))) {
        // It may have been the caller's other click.
        if (await isGuardian(manager, key)) return done;
        throw new ConflictException(messages.childTaken);
      }
      await this.audit.record(manager, me, 'child.claim', { subject: 'child', subjectId: childId });
      return done;
    });
  }
}
