import { BadRequestException, ConflictException, HttpException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type Actor,
  FileRefusal,
  type FileRow,
  type ImportType,
  importTypes,
  messages,
  summaryOf,
} from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ChildMails } from '../children/mails/child-mails.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { EventNotices } from '../telling/event-notices/event-notices.ts';
import { importChildren } from './children.import.ts';
import { readCsvFile } from './csv-file.ts';
import { importFixtures } from './fixtures.import.ts';
import { type ImportAnswerDto, type ImportOptionsDto } from './import.dto.ts';
import { tryLockImport } from './import.queries.ts';
import { ImportedParents } from './imported-parents.ts';
import { type ImportAct, type Importer } from './importer.ts';
import { importLeagues } from './leagues.import.ts';
import { importRosters } from './rosters.import.ts';
import { importTeamMembers } from './team-members.import.ts';
import { importTeams } from './teams.import.ts';

const importers: Record<ImportType, Importer> = {
  leagues: importLeagues,
  teams: importTeams,
  children: importChildren,
  'team-members': importTeamMembers,
  fixtures: importFixtures,
  rosters: importRosters,
};

@Injectable()
export class ImportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly parents: ImportedParents,
    private readonly mails: ChildMails,
    private readonly notices: EventNotices,
  ) {}

  async importFile(
    type: ImportType,
    content: Buffer | undefined,
    { invite }: ImportOptionsDto,
    me: Actor,
  ): Promise<ImportAnswerDto> {
    if (!content) throw new BadRequestException(messages.noFile);
    if (invite !== undefined && !this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
    const { rows, ignoredColumns } = await readCsvFile(type, content, this.settings.importMaxRows).catch(asProblem);
    const { results, ...rest } = await inTransaction(this.database, (manager) =>
      this.importRows(manager, type, rows, { invite, me }),
    );
    return { summary: summaryOf(results), results, ignoredColumns, ...rest };
  }

  private async importRows(
    manager: EntityManager,
    type: ImportType,
    rows: FileRow[],
    { invite, me }: ImportOptionsDto & { me: Actor },
  ): Promise<Pick<ImportAnswerDto, 'results' | 'invitations'>> {
    const isFree = await tryLockImport(manager, { typeIndex: importTypes.indexOf(type) });
    if (!isFree) throw new ConflictException(`An import of ${type} is running. Try again when it has finished.`);
    const act: ImportAct = {
      by: me.id,
      at: this.clock.wallTime(),
      beforeEventsChange: (within, eventIds) => this.notices.beforeChange(within, eventIds),
    };
    const { results, details, invitees, teamChangeIds } = await importers[type](manager, rows, this.clock.today(), act);
    // Players who were corrected or removed since would come back.
    if (invite !== undefined && summaryOf(results).success > 0)
      throw new ConflictException(messages.inviteImportedOnly);
    const invitations = await this.parents.invite(manager, invitees ?? [], { confirmed: invite, me });
    await this.mails.teamsChanged(manager, teamChangeIds ?? []);
    const invited = invitations.sent > 0 ? { invited: invitations.sent } : {};
    const subject = { subject: 'import', subjectId: null } as const;
    await this.audit.record(manager, me, 'data.import', subject, {
      type,
      ...summaryOf(results),
      ...details,
      ...invited,
    });
    return { results, ...(invitees && { invitations }) };
  }
}

/** Rejects the whole file. */
function asProblem(error: unknown): never {
  throw error instanceof FileRefusal ? new HttpException(error.message, error.status) : error;
}
