import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { ClubClock } from '../../club/club-clock.ts';
import { inRehearsal, inTransaction } from '../../database/transaction.ts';
import { countToldFamilies } from '../../guardians/told-families.queries.ts';
import { type PreviewDto } from '../../http/preview.dto.ts';
import { EventsService } from '../events.service.ts';
import { type ChangedStatusesDto, type EventStatusDto } from './event-statuses.dto.ts';

/** Cancels many events at once, or takes that back. */
@Injectable()
export class EventStatuses {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly events: EventsService,
  ) {}

  set(statuses: EventStatusDto[], { preview }: PreviewDto, me: Actor): Promise<ChangedStatusesDto> {
    const run = preview ? inRehearsal : inTransaction;
    return run(this.database, (manager) => this.setWithin(manager, statuses, me));
  }

  private async setWithin(manager: EntityManager, statuses: EventStatusDto[], me: Actor): Promise<ChangedStatusesDto> {
    const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
    const undo: EventStatusDto[] = [];
    const told: number[] = [];
    // In the order of ids, because two requests would otherwise deadlock.
    for (const id of [...statusOf.keys()].toSorted((one, other) => one - other)) {
      const before = await this.events.setStatus(manager, id, statusOf.get(id)!, me);
      if (before.status === statusOf.get(id)) continue;
      undo.push({ id, status: before.status });
      if (!this.clock.hasStarted(before)) told.push(id);
    }
    const families = await countToldFamilies(manager, { eventIds: told, cutoff: this.clock.lastCutoff() });
    return { changed: undo.length, same: statusOf.size - undo.length, families, undo };
  }
}
