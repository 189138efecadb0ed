import { BadRequestException, ConflictException, HttpException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type Actor,
  type Choices,
  FileRefusal,
  type FileRow,
  type ImportType,
  importTypes,
  type KnownEvent,
  limits,
  messages,
  noChoices,
  pick,
  readChoices,
  summaryOf,
} from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ChildMails } from '../children/mails/child-mails.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { type FileUpload } from '../http/file-upload.ts';
import { inRehearsal, inTransaction } from '../database/transaction.ts';
import { EventNotices } from '../telling/event-notices/event-notices.ts';
import { InvitationsService } from '../users/invitations.service.ts';
import { importChildren } from './children.import.ts';
import { importCoaches } from './coaches.import.ts';
import { readCsvFile } from './csv-file.ts';
import { importFixtures } from './fixtures.import.ts';
import { type ImportAnswerDto, type ImportFormDto, type ImportOptionsDto } from './import.dto.ts';
import { ImportPlans } from './import-plans.ts';
import { tryLockImport } from './import.queries.ts';
import { ImportLedger } from './undo/import-ledger.ts';
import { ImportedParents } from './imported-parents.ts';
import { type ImportAct, type Imported, type Importer } from './importer.ts';
import { importLeagues } from './leagues.import.ts';
import { importRosters } from './rosters.import.ts';
import { importTeamMembers } from './team-members.import.ts';
import { importTeams } from './teams.import.ts';
import { importTrainings } from './trainings.import.ts';

const importers: Record<ImportType, Importer> = {
  leagues: importLeagues,
  teams: importTeams,
  children: importChildren,
  'team-members': importTeamMembers,
  fixtures: importFixtures,
  rosters: importRosters,
  trainings: importTrainings,
  coaches: importCoaches,
};

/** A file to import. */
interface ImportRequest extends ImportOptionsDto, ImportFormDto {
  type: ImportType;
  file: FileUpload | undefined;
}

type RunOptions = Omit<ImportRequest, 'file' | 'choices'> & { file: FileUpload; choices: Choices; me: Actor };

@Injectable()
export class ImportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly parents: ImportedParents,
    private readonly plans: ImportPlans,
    private readonly ledger: ImportLedger,
    private readonly userInvitations: InvitationsService,
    private readonly mails: ChildMails,
    private readonly notices: EventNotices,
  ) {}

  async importFile({ file, choices, ...options }: ImportRequest, me: Actor): Promise<ImportAnswerDto> {
    if (!file) throw new BadRequestException(messages.noFile);
    const { invite, type, preview } = options;
    if (invite !== undefined && preview) throw new BadRequestException(messages.previewInvites);
    if (invite !== undefined && !this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
    const chosen = choices ? readChoices(choices) : noChoices;
    if (chosen === null) throw new BadRequestException(messages.choicesUnreadable);
    const { rows, ignoredColumns } = await readCsvFile(type, file.buffer, this.settings.importMaxRows).catch(asProblem);
    const run = preview ? inRehearsal : inTransaction;
    const { results, ...rest } = await run(this.database, (manager) =>
      this.importRows(manager, rows, { ...options, file, choices: chosen, me }),
    );
    return { summary: summaryOf(results), results, ignoredColumns, ...rest };
  }

  private async importRows(
    manager: EntityManager,
    rows: FileRow[],
    { type, file, invite, preview, expect, keepsHome, choices, me }: RunOptions,
  ): Promise<Omit<ImportAnswerDto, 'summary' | 'ignoredColumns'>> {
    const isFree = await tryLockImport(manager, { typeIndex: importTypes.indexOf(type) });
    if (!isFree) throw new ConflictException(`An import of ${type} is running. Try again when it has finished.`);
    const act: ImportAct = {
      by: me.id,
      at: this.clock.wallTime(),
      choices,
      keepsHome,
      beforeEventsChange: (within, eventIds) => this.notices.beforeChange(within, eventIds),
    };
    const imported = await importers[type](manager, rows, this.clock.today(), act);
    const { results, details, invitees, newUsers, teamChangeIds } = imported;
    if (preview || expect !== undefined) {
      const invited = newUsers && this.settings.sendsMail ? { invited: newUsers.length } : {};
      const plan = { ...(await this.plans.planOf(manager, imported)), ...invited };
      if (preview) return { results, plan, ...fixturesOf(imported) };
      if (plan.hash !== expect) throw new ConflictException({ message: messages.planChanged, plan });
    }
    // Players who were corrected or removed since would come back.
    if (invite !== undefined && summaryOf(results).success > 0)
      throw new ConflictException(messages.inviteImportedOnly);
    const invitations = newUsers
      ? { open: 0, sent: await this.inviteUsers(manager, newUsers) }
      : await this.parents.invite(manager, invitees ?? [], { confirmed: invite, me });
    await this.mails.teamsChanged(manager, teamChangeIds ?? []);
    const fileName = file.originalname;
    const importId = await this.ledger.record(manager, { type, fileName, by: me.id, imported });
    const invited = invitations.sent > 0 ? { invited: invitations.sent } : {};
    const subject = { subject: 'import', subjectId: null } as const;
    await this.audit.record(manager, me, 'data.import', subject, {
      type,
      ...summaryOf(results),
      ...details,
      ...invited,
    });
    return {
      results,
      ...fixturesOf(imported),
      ...((invitees ?? newUsers) && { invitations }),
      ...(importId && { importId }),
    };
  }

  private async inviteUsers(manager: EntityManager, users: { id: number; email: string }[]): Promise<number> {
    return this.settings.sendsMail ? this.userInvitations.queue(manager, users) : 0;
  }
}

/** What a list of fixtures tells besides its rows. */
const fixturesOf = ({
  missing = [],
  unknownTeams = [],
}: Imported): Pick<ImportAnswerDto, 'missing' | 'unknownTeams'> => ({
  ...(missing.length > 0 && { missing: missing.slice(0, limits.chosenRows.max).map(missingEvent) }),
  ...(unknownTeams.length > 0 && { unknownTeams }),
});

const missingEvent = (event: KnownEvent) => pick(event, ['id', 'title', 'date', 'startTime', 'isTimeToBeConfirmed']);

/** Rejects the whole file. */
function asProblem(error: unknown): never {
  throw error instanceof FileRefusal ? new HttpException(error.message, error.status) : error;
}
