import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Action, type Actor } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { strictId } from '../http/id-param.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** Acts whose refusal is worth a record: who tries to raise rights, the own ones above all, should be found. */
const recorded: Action[] = ['user.manage'];

/** The record of what people tried and may not do. */
@Injectable()
export class RefusedActs {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /** Notes that the person was refused: what, and to whom they would have done it. */
  async note(me: Actor, action: Action, operation: string, id: unknown): Promise<void> {
    if (!recorded.includes(action) || !(await this.limits.tryConsume('refusedAct', String(me.id)))) return;
    await this.audit.record(
      this.database.manager,
      me,
      `${action}.refused`,
      { subject: 'user', subjectId: strictId(id) },
      { operation },
    );
  }
}
