import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Action, type Actor, idOf } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

/** Actions whose refusal is recorded, so that attempts to raise one's own rights are found. */
const recorded: Action[] = ['user.manage'];

@Injectable()
export class RefusedActs {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /** Records who was refused, which operation, and on which user. */
  async note(me: Actor, action: Action, operation: string, id: unknown): Promise<void> {
    if (!recorded.includes(action) || !(await this.limits.tryConsume('refusedAct', String(me.id)))) return;
    await this.audit.record(
      this.database.manager,
      me,
      `${action}.refused`,
      { subject: 'user', subjectId: idOf(id) },
      { operation },
    );
  }
}
