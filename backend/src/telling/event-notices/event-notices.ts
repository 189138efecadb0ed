import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ClubClock } from '../../club/club-clock.ts';
import { Settings } from '../../config/settings.ts';
import { type Sql } from '../../database/sql.ts';
import { noteEvents } from './event-notices.queries.ts';

/** Remembers which events families have to be told about, in the transaction that changes them. */
@Injectable()
export class EventNotices {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
  ) {}

  /** Call it before the change. */
  beforeChange(manager: EntityManager, events: number[]): Promise<void> {
    return this.note(manager, events, false);
  }

  /** Call it before the deletion. */
  beforeDeletion(manager: EntityManager, events: number[] | Sql): Promise<void> {
    return this.note(manager, events, true);
  }

  private async note(manager: EntityManager, events: number[] | Sql, isDeletion: boolean): Promise<void> {
    const byMail = this.settings.sendsMail;
    await noteEvents(manager, { events, isDeletion, cutoff: this.clock.lastCutoff(), now: this.clock.now(), byMail });
  }
}
