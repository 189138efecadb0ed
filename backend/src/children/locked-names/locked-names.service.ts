import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type LockedNameDto } from './locked-name.dto.ts';
import { deleteAttempts, deleteLockedName, findLockedNames } from './locked-name.queries.ts';

@Injectable()
export class LockedNamesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  list(): Promise<LockedNameDto[]> {
    return findLockedNames(this.database);
  }

  unlock(id: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const locked = await deleteLockedName(manager, { id });
      if (!locked) return;
      await deleteAttempts(manager, locked);
      await this.audit.record(manager, me, 'locked-name.unlock', { subject: 'locked-name', subjectId: id });
    });
  }
}
