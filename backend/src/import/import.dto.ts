import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type RowChange, limits, rowChanges } from '@touchline/domain';
import { ImportPlanDto } from '../http/problems/import-plan.dto.ts';
import { IsCountOfQuery, IsFlagOfQuery, IsText } from '../http/rules.ts';

/** A value that an import changes. */
export class ImportedValueDto {
  /**
   * The member of the player, coach or event.
   * @example "startTime"
   */
  field: string;
  before: string | null;
  after: string | null;
}

/** A registered player whom a row could mean. */
export class ImportCandidateDto {
  id: number;
  name: string;
  /** @example "2015-02-28" */
  dateOfBirth: string;
}

/** The result of a row. */
export class ImportResultDto {
  /** The line of the file where the row begins. */
  line: number;
  /** The name of the player, coach, team or league, or the title of the fixture; safe to open in a spreadsheet. */
  name: string;
  /** The reason for an error and how to correct it, the reason for a skipped row, or a note. */
  message: string;
  /** `skipped` rows already exist in the club or repeat an earlier row of the file. */
  @ApiProperty({ enum: ['success', 'skipped', 'error'] })
  status: 'success' | 'skipped' | 'error';
  /**
   * What the import does about the row, in more detail than `status`: `changed` rows change what is there, and `maybe` rows could mean a
   * registered player. Without a choice, a `maybe` row is an error.
   */
  @ApiProperty({ enum: rowChanges, selfRequired: false })
  change?: RowChange;
  /** Of a row with the change `changed`. */
  values?: ImportedValueDto[];
  /** Of a row with the change `maybe`. */
  candidates?: ImportCandidateDto[];
  /**
   * Of an error: the column of the wrong cell; missing if the whole row is wrong.
   * @example "dateOfBirth"
   */
  column?: string;
  /** Of an error: the filled cells by column, as they are in the file, to be corrected and sent again. */
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { name: 'Nia Brook', dateOfBirth: '31/02/2015' },
  })
  cells?: Record<string, string>;
}

export class ImportSummaryDto {
  total: number;
  success: number;
  error: number;
  skipped: number;
}

export class ImportOptionsDto {
  /**
   * The number of people to invite, as `invitations.open` said and an admin has confirmed. Without it, nobody is invited.
   * @example 4
   */
  @IsOptional()
  @IsCountOfQuery(1, limits.id.max)
  invite?: number;

  /** Do not import; return what the import would do. */
  @IsOptional()
  @IsFlagOfQuery()
  preview?: boolean;

  /**
   * Import only if that does what a preview has shown: its `plan.hash`.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  @IsOptional()
  @IsText({ max: 100 })
  expect?: string;

  /** Of fixtures: leave the time and the place of home matches that the club has, because a league does not know its pitches. */
  @IsOptional()
  @IsFlagOfQuery()
  keepsHome?: boolean;
}

/** The text fields of the form. */
export class ImportFormDto {
  /**
   * What rows mean that could mean a registered player, by line: `"new"`, `"skip"`, or the id of the player.
   * @example "{\"12\":\"new\",\"15\":\"skip\",\"17\":4711}"
   */
  @IsOptional()
  @IsText({ max: limits.importFile.maxChoicesBytes })
  choices?: string;
}

/** The parents whom an import could not link, or the new accounts of coaches. */
export class ImportInvitationsDto {
  /** How many parents could be invited now: everybody counts once, and only if some child has no invitation to the address yet. */
  open: number;
  /** How many people this import has invited. */
  sent: number;
}

/** A match to come that a list of fixtures should have and does not. */
export class MissingEventDto {
  id: number;
  title: string;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
}

/** A name in a list of fixtures that could be what a league calls a team of the club. */
export class UnknownTeamDto {
  /** @example "Harbour Lions Under 12" */
  name: string;
  /** How many matches name it. */
  matches: number;
}

export class ImportAnswerDto {
  summary: ImportSummaryDto;
  /** One result per non-empty row, in the order of the file. */
  results: ImportResultDto[];
  /** Columns of the file that were ignored. */
  ignoredColumns: string[];
  /** Of an import of players or coaches. Coaches are invited at once, if the club sends mail. */
  invitations?: ImportInvitationsDto;
  /**
   * Of an import of fixtures: matches to come of the file's teams and competitions, from its first day to its last, that the file does not
   * have. At most 200, and none if a row is wrong. They stay as they are.
   */
  missing?: MissingEventDto[];
  /**
   * Of an import of fixtures: names in matches that name no team of the club, the most frequent first, at most 20. Give a team one of them
   * as one of its `leagueNames`, and import the file again.
   */
  unknownTeams?: UnknownTeamDto[];
  /** Of a preview. */
  plan?: ImportPlanDto;
  /** For `undoImport`; missing if there is nothing to undo. */
  importId?: number;
}
