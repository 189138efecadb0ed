import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type LockedNameDto } from './locked-name.dto.ts';
import { triesSql } from '../children/child-tries.ts';

type LockedName = Omit<LockedNameDto, 'lockedAt'> & { lockedAt: Date };

/** What admins see and do about names that were tried too often. */
@Injectable()
export class LockedNamesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
  ) {}

  /** The names that are locked now, the latest 200 first. */
  async list(): Promise<LockedNameDto[]> {
    const rows = await this.database.query<LockedName[]>(
      `SELECT l.id, l.name, l.locked_at AS "lockedAt", counted.tries
       FROM locked_names l CROSS JOIN LATERAL (${triesSql('l.folded_name')}) counted
       WHERE counted.tries >= $1 ORDER BY l.locked_at DESC, l.id DESC LIMIT 200`,
      [this.settings.limitChildTriesName],
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
