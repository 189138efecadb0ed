import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, addDays, firstWordsOf, instantOf, limits, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { ClubService } from '../club/club.service.ts';
import { definedOnly, fieldProblem } from '../http/validation.ts';
import { auditCsvCut, auditCsvHead, auditCsvOf } from './audit-csv.ts';
import { type AuditEntriesDto, type AuditFilterDto, type AuditPageDto } from './audit-log.dto.ts';
import { type AuditQuery, type AuditRow, findAuditRows, rowsRead } from './audit-log.queries.ts';
import { tellEntries } from './audit-words.ts';

/** Reads the audit log. */
@Injectable()
export class AuditLogService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly audit: AuditService,
  ) {}

  async list({ before, limit = limits.auditLog.page, ...filter }: AuditPageDto): Promise<AuditEntriesDto> {
    const rows = await findAuditRows(this.database, { ...this.queryOf(filter), before }, 'page');
    const page = rows.slice(0, limit);
    const entries = await tellEntries(this.database, page, await this.club.formats());
    return { entries, before: rows.length > limit ? page.at(-1)!.id : null };
  }

  /** Downloading is recorded, unlike looking: a file leaves the club. */
  async recordDownload(manager: EntityManager, filter: AuditFilterDto, me: Actor): Promise<void> {
    this.queryOf(filter);
    const subject = { subject: 'audit', subjectId: null } as const;
    await this.audit.record(manager, me, 'audit.download', subject, { ...definedOnly(filter) });
  }

  /** The newest entries as a CSV file. */
  async csv(filter: AuditFilterDto): Promise<string> {
    const query = this.queryOf(filter);
    const format = await this.club.formats();
    let [text, count, before]: [string, number, number | undefined] = [auditCsvHead, 0, undefined];
    for (;;) {
      const rows: AuditRow[] = await findAuditRows(this.database, { ...query, before }, 'batch');
      const batch = rows.slice(0, rowsRead.batch - 1);
      text += auditCsvOf(await tellEntries(this.database, batch, format), this.clock.zone);
      count += batch.length;
      before = batch.at(-1)?.id;
      if (rows.length < rowsRead.batch) return text;
      if (count >= limits.auditLog.download) return text + auditCsvCut(limits.auditLog.download);
    }
  }

  /** `touchline-audit-2026-11-20.csv` */
  fileName(): string {
    return `touchline-audit-${this.clock.today()}.csv`;
  }

  private queryOf({ from, to, group, ...ids }: AuditFilterDto): AuditQuery {
    if (from && to && to < from) throw fieldProblem('to', messages.absenceReversed);
    return {
      ...definedOnly(ids),
      ...(group && { firstWords: firstWordsOf(group) }),
      ...(from && { from: instantOf(this.clock.zone, from, '00:00') }),
      ...(to && { until: instantOf(this.clock.zone, addDays(to, 1), '00:00') }),
    };
  }
}
