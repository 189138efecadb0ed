import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, limits } from '@touchline/domain';
import { deleteOldAbsences } from '../absences/absence.queries.ts';
import { ClubClock } from '../club/club-clock.ts';
import { deleteNotes } from './note.queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Deletes notes some time after the event, because they tell of illness, and absences some time after their last day. Does not depend
 * on mail, which many clubs do not set up.
 */
@Injectable()
export class OldFamilyData implements OnModuleDestroy {
  private readonly logger = new Logger('old-family-data');
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  start(): void {
    const attempt = () =>
      void this.delete().catch((error: Error) =>
        this.logger.warn(`Old notes and absences are not deleted: ${error.message}`),
      );
    attempt();
    this.timer = setInterval(attempt, hour).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async delete(): Promise<void> {
    const before = addDays(this.clock.today(), -limits.familyData.days);
    await deleteNotes(this.database, { before });
    await deleteOldAbsences(this.database, { before });
  }
}
