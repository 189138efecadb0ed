import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, areNear, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { findGuardianIds } from '../guardians/guardianship.queries.ts';
import { type PageDto, type PageOf } from '../http/page.dto.ts';
import { ChildrenService } from '../children/children.service.ts';
import { type DistinguishChildDto, type DuplicateDto } from './duplicate.dto.ts';
import { deleteDistinct, findPairs, insertDistinct, type Pair } from './duplicate.queries.ts';

/** Players who may be in the club twice, because somebody wrote the name in another way or mistyped the date of birth. */
@Injectable()
export class DuplicatesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly children: ChildrenService,
  ) {}

  async list(me: Actor, { limit, offset = 0 }: PageDto): Promise<PageOf<DuplicateDto>> {
    const pairs = (await findPairs(this.database)).filter(isPossible);
    const page = pairs.slice(offset, limit === undefined ? undefined : offset + limit);
    const children = await this.children.listByIds(
      me,
      page.flatMap(({ id, otherId }) => [id, otherId]),
    );
    const rows = page.flatMap(({ id, otherId, differsIn }) => {
      const [child, other] = [children.get(id), children.get(otherId)];
      return child && other ? { differsIn, children: [child, other] } : [];
    });
    return { rows, total: pairs.length };
  }

  distinguish(id: number, { otherId, areDifferent }: DistinguishChildDto, me: Actor): Promise<void> {
    if (id === otherId) throw new BadRequestException(messages.mergedWithItself);
    return inTransaction(this.database, async (manager) => {
      for (const childId of [id, otherId])
        if (!(await findGuardianIds(manager, { childId }))) throw new NotFoundException(messages.childUnknown);
      if (areDifferent) await insertDistinct(manager, { id, otherId, by: me.id });
      else await deleteDistinct(manager, { id, otherId });
      const details = { otherId, areDifferent };
      await this.audit.record(manager, me, 'child.distinguish', { subject: 'child', subjectId: id }, details);
    });
  }
}

const isPossible = ({ differsIn, name, otherName }: Pair) => differsIn === 'birth' || areNear(name, otherName);
