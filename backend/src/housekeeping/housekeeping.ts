import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, limits } from '@touchline/domain';
import { deleteOldAbsences } from '../absences/absence.queries.ts';
import { deleteNotes } from '../availability/note.queries.ts';
import { ClubClock } from '../club/club-clock.ts';
import { deleteOldMails } from '../outbox/claim.queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Deletes every hour what has been kept long enough. Every server does, whether or not the club sends mail, because what is deleted
 * tells of families: requests, invitations, links, plans, notes and absences.
 */
@Injectable()
export class Housekeeping implements OnModuleDestroy {
  private readonly logger = new Logger('housekeeping');
  private failure = '';
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  /** Cleans now and then every hour. */
  start(): void {
    const clean = () => void (this.running = this.running.then(() => this.clean()));
    clean();
    this.timer = setInterval(clean, hour).unref();
  }

  /** Waits for the cleaning in progress, because the database closes next. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Never throws: what cannot be deleted does not keep the rest. Logs only the first failure in a row, because an outage can last. */
  async clean(): Promise<void> {
    const before = addDays(this.clock.today(), -limits.familyData.days);
    const kinds = [
      () => deleteOldMails(this.database),
      () => deleteNotes(this.database, { before }),
      () => deleteOldAbsences(this.database, { before }),
    ];
    const failures = new Set<string>();
    for (const deleteOld of kinds) await deleteOld().catch(({ message }: Error) => failures.add(message));
    const failure = [...failures].join('; ');
    if (failure && failure !== this.failure) this.logger.warn(`Old data is not deleted: ${failure}`);
    this.failure = failure;
  }
}
