import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { type LockedNameDto } from './locked-name.dto.ts';

type LockedName = Omit<LockedNameDto, 'lockedAt'> & { lockedAt: Date };

/** What admins see and do about names that were tried too often. */
@Injectable()
export class LockedNamesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** The names that tries of the last day have locked, the latest 200 first. */
  async list(): Promise<LockedNameDto[]> {
    const rows = await this.database.query<LockedName[]>(
      `SELECT id, name, tries, locked_at AS "lockedAt" FROM locked_names
       WHERE locked_at > now() - interval '24 hours' ORDER BY locked_at DESC, id DESC LIMIT 200`,
    );
    return rows.map((row) => ({ ...row, lockedAt: row.lockedAt.toISOString() }));
  }

  /** Forgets the tries for a name; nothing happens when it is no longer locked. */
  unlock(id: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const [[locked]] = await manager.query<[{ foldedName: string }[], number]>(
        'DELETE FROM locked_names WHERE id = $1 RETURNING folded_name AS "foldedName"',
        [id],
      );
      if (!locked) return;
      await manager.query('DELETE FROM child_tries WHERE is_meant($1, folded_name, tolerance)', [locked.foldedName]);
      await this.audit.record(manager, me, 'locked-name.unlock', { subject: 'locked-name', subjectId: id });
    });
  }
}
