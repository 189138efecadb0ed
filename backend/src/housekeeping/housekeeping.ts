import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, type CivilDate } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { type Queryable } from '../database/sql.ts';
import { daysKept } from '../privacy/registry/registry.ts';

const hour = 60 * 60 * 1000;

/** Deletes what is older than `days`; for what has a civil date, `before` is the first day that is kept. */
type DeleteOld = (database: Queryable, age: { days: number; before: CivilDate }) => Promise<unknown>;

/**
 * Deletes every hour what features have kept long enough. Every server does, whether or not the club sends mail, because what is
 * deleted tells of families.
 */
@Injectable()
export class Housekeeping implements OnModuleDestroy {
  private readonly logger = new Logger('housekeeping');
  private readonly tasks: { name: string; run: () => Promise<unknown> }[] = [];
  /** The tables that forget what they have kept long enough. */
  readonly tables: string[] = [];
  private failure = '';
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  /** Registers how a table forgets what it has kept as long as the registry says. */
  keep(table: string, deleteOld: DeleteOld): void {
    const days = daysKept(table);
    this.tables.push(table);
    this.add(table, () => deleteOld(this.database, { days, before: addDays(this.clock.today(), -days) }));
  }

  /** Registers anything else that is done every hour. */
  add(name: string, run: () => Promise<unknown>): void {
    this.tasks.push({ name, run });
  }

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
    const failures: string[] = [];
    for (const { name, run } of this.tasks) {
      try {
        await run();
      } catch (error) {
        failures.push(`${name}: ${(error as Error).message}`);
      }
    }
    const failure = failures.join('; ');
    if (failure && failure !== this.failure) this.logger.warn(`Old data is not deleted: ${failure}`);
    this.failure = failure;
  }
}
