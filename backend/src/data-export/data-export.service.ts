import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor, exportedFixture, exportFileName, type ExportType } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { type ExportedRows } from './export-csv.ts';
import { findFixtures } from './fixtures.queries.ts';
import { findCoaches, findGuardians, findPlayers } from './people.queries.ts';
import { findLeagues, findRosters, findTeams } from './teams.queries.ts';

/** Reads the lists that admins take along. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  /** The rows of a list. The export is recorded in the same transaction, because a file leaves the club. */
  async read(manager: EntityManager, type: ExportType, me: Actor): Promise<ExportedRows> {
    const rows = await this.rowsOf(manager, type);
    const subject = { subject: 'export', subjectId: null } as const;
    await this.audit.record(manager, me, 'data.export', subject, { type, rows: rows.length });
    return rows;
  }

  /** `touchline-rosters-2026-11-20.csv` */
  fileName(type: ExportType): string {
    return exportFileName(type, this.clock.today());
  }

  private async rowsOf(manager: EntityManager, type: ExportType): Promise<ExportedRows> {
    switch (type) {
      case 'leagues':
        return findLeagues(manager);
      case 'teams':
        return findTeams(manager);
      case 'players':
        return findPlayers(manager, this.clock.lastCutoff());
      case 'guardians':
        return findGuardians(manager);
      case 'rosters':
        return findRosters(manager);
      case 'coaches':
        return findCoaches(manager);
      case 'fixtures':
        return (await findFixtures(manager)).map(exportedFixture);
    }
  }
}
