import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { addDays } from 'date-fns';
import { DataSource } from 'typeorm';
import {
  type Actor,
  pick,
  retained,
  retentionDays,
  type RetentionPeriods,
  todayIn,
  usualPeriods,
} from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { Settings } from '../../config/settings.ts';
import { type Queryable } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import { definedOnly } from '../../http/validation.ts';
import { isPaused } from '../../telling/outbox/delivery.queries.ts';
import { agesAt } from './ages-at.ts';
import { countOldRows } from './old-rows.queries.ts';
import { type RetentionDto, type TriedPeriodsDto } from './retention.dto.ts';
import { beginRetention, findRetention, lockRetention, saveRetention } from './retention.queries.ts';
import { countWarned } from './warnings.queries.ts';

/** How long the club keeps what. */
@Injectable()
export class RetentionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  async get(tried: TriedPeriodsDto = {}): Promise<RetentionDto> {
    const { startsAt, ...periods } = (await findRetention(this.database)) ?? this.beginning();
    const ages = agesAt(this.clock.instant(), { ...periods, ...definedOnly(tried) }, this.settings);
    return {
      periods,
      old: await countOldRows(this.database, ages),
      warned: await countWarned(this.database),
      startsOn: todayIn(this.clock.zone, startsAt),
      waitsFor: (await isPaused(this.database)) ? 'delivery' : this.settings.sendsMail ? null : 'mail',
    };
  }

  /** How long the club keeps what, for whoever reads about it. */
  async periods(database: Queryable = this.database): Promise<RetentionPeriods> {
    return pick((await findRetention(database)) ?? usualPeriods, retained);
  }

  async set(periods: RetentionPeriods, me: Actor): Promise<RetentionDto> {
    await this.begin();
    await inTransaction(this.database, async (manager) => {
      const { startsAt, ...before } = await lockRetention(manager);
      const changed = retained.filter((kind) => periods[kind] !== before[kind]);
      if (changed.length === 0) return;
      const isShorter = changed.some((kind) => periods[kind] < before[kind]);
      const earliest = addDays(this.clock.instant(), retentionDays.change);
      const start = isShorter && startsAt < earliest ? earliest : startsAt;
      await saveRetention(manager, { ...pick(periods, retained), startsAt: start });
      const details = Object.fromEntries(changed.map((kind) => [kind, { from: before[kind], to: periods[kind] }]));
      await this.audit.record(manager, me, 'club.set-retention', { subject: 'club', subjectId: null }, details);
    });
    return this.get();
  }

  /** The first server of this version begins, and gives the club time to choose. */
  begin(): Promise<void> {
    return beginRetention(this.database, this.beginning());
  }

  private beginning = () => ({ startsAt: addDays(this.clock.instant(), retentionDays.start), ...usualPeriods });
}
