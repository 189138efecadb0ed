import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, foldName, isStaff, messages, spellingTolerance } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChildSearchDto, type DoneDto, type SearchChildDto } from './child.dto.ts';
import { triesSql } from './child-tries.ts';
import { hasFound, rememberFound } from './found-children.ts';
import { assertRoom } from './guardians.service.ts';

/**
 * $1 folded name · $2 date of birth · $3 how many letters may differ · $4 how many tries hide a child, null when none do. The
 * date leaves few candidates, by its index. Hidden ones are left out here, or two possible matches would still tell of them.
 */
const searchSql = `
  SELECT c.id, c.name, c.folded_name = $1 AS "isExact"
  FROM children c
  WHERE c.date_of_birth = $2 AND c.is_registered
    AND NOT EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id)
    AND is_meant(c.folded_name, $1, $3)
    AND ($4::int IS NULL OR (SELECT tries FROM (${triesSql('c.folded_name')}) counted) <= $4)
  ORDER BY "isExact" DESC
  LIMIT 2`;

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
    const [first, second] = await this.database.query<{ id: number; name: string; isExact: boolean }[]>(searchSql, [
      foldName(name),
      dateOfBirth,
      spellingTolerance(name),
      isLimited ? this.settings.limitChildTriesName : null,
    ]);
    if (!first || (second && !first.isExact)) return { child: null, message: messages.childNotFound };
    await rememberFound(this.database, sessionId, first.id);
    return {
      child: { id: first.id, name: first.name },
      action: 'claim-existing',
      ...(!first.isExact && { message: messages.possibleMatch }),
    };
  }

  /** Makes a child the caller's own that this session has found; of any number at once exactly one succeeds. */
  claim(childId: number, me: Actor, sessionId: string): Promise<DoneDto> {
    const done = { message: messages.childClaimed };
    return inTransaction(this.database, async (manager) => {
      if (await isOwn(manager, childId, me)) return done;
      // The same answer for every id, so that nobody learns from it which children there are.
      if (!(await hasFound(manager, sessionId, childId))) throw new ForbiddenException(messages.claimWithoutSearch);
      if (!isStaff(me)) await assertRoom(manager, me, this.settings.limitChildren);
      // Held, so that nobody unregisters the child in between.
      const children = await manager.query<unknown[]>(
        'SELECT FROM children WHERE id = $1 AND is_registered FOR SHARE',
        [childId],
      );
      if (children.length === 0) throw new NotFoundException(messages.childUnknown);
      const links = await manager.query<unknown[]>(
        'INSERT INTO guardianships (child_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
        [childId, me.id],
      );
      // It may have been the caller's other click.
      if (links.length === 0 && (await isOwn(manager, childId, me))) return done;
      if (links.length === 0) throw new ConflictException(messages.childTaken);
      await this.audit.record(manager, me, 'child.claim', { subject: 'child', subjectId: childId });
      return done;
    });
  }
}

async function isOwn(manager: EntityManager, childId: number, me: Actor): Promise<boolean> {
  const links = await manager.query<unknown[]>('SELECT FROM guardianships WHERE child_id = $1 AND user_id = $2', [
    childId,
    me.id,
  ]);
  return links.length > 0;
}
