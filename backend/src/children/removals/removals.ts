import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { inRehearsal, inTransaction } from '../../database/transaction.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { type PreviewDto } from '../../http/preview.dto.ts';
import { RegistrationsService } from '../registrations.service.ts';
import { type RemovedPlayersDto, type UndoneRemovalDto } from './removals.dto.ts';
import {
  countGuardiansOf,
  deleteOldGuardians,
  findRegistered,
  lockRemoved,
  protectTeamsOfAll,
  reopenMemberships,
  restoreGuardians,
} from './removals.queries.ts';

/** Many players who leave the club at once, and come back if that was a mistake. */
@Injectable()
export class Removals {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly registrations: RegistrationsService,
    housekeeping: Housekeeping,
  ) {
    housekeeping.keep('removed_guardianships', deleteOldGuardians);
  }

  remove(childIds: number[], { preview }: PreviewDto, me: Actor): Promise<RemovedPlayersDto> {
    const run = preview ? inRehearsal : inTransaction;
    return run(this.database, async (manager) => {
      // Those of all children first, in one order, because two removals would otherwise deadlock.
      await protectTeamsOfAll(manager, { childIds });
      const registered = await findRegistered(manager, { childIds });
      const guardians = await countGuardiansOf(manager, { childIds: registered });
      for (const childId of registered) await this.registrations.unregister(manager, childId, me);
      const [removed, same] = [registered.length, childIds.length - registered.length];
      return { removed, same, guardians, childIds: registered };
    });
  }

  undo(childIds: number[], { preview }: PreviewDto, me: Actor): Promise<UndoneRemovalDto> {
    const run = preview ? inRehearsal : inTransaction;
    return run(this.database, async (manager) => {
      await protectTeamsOfAll(manager, { childIds });
      const removed = await lockRemoved(manager, { childIds });
      for (const child of removed) {
        await this.registrations.restoreWithin(manager, child.id, me, () => restoreGuardians(manager, child));
        await reopenMemberships(manager, { ...child, by: me.id });
      }
      return { restored: removed.length, same: childIds.length - removed.length };
    });
  }
}
