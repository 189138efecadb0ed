import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { limits } from '@touchline/domain';
import { IsCountOfQuery } from '../http/rules.ts';

/** The result of a row. */
export class ImportResultDto {
  /** The line of the file where the row begins. */
  line: number;
  /** The name of the player, team or league, or the title of the fixture; safe to open in a spreadsheet. */
  name: string;
  /** The reason for an error and how to correct it, the reason for a skipped row, or a note. */
  message: string;
  /** `skipped` rows already exist in the club or repeat an earlier row of the file. */
  @ApiProperty({ enum: ['success', 'skipped', 'error'] })
  status: 'success' | 'skipped' | 'error';
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
}

/** The parents whom an import could not link. */
export class ImportInvitationsDto {
  /** How many people could be invited now: everybody counts once, and only if some child has no invitation to the address yet. */
  open: number;
  /** How many people this import has invited. */
  sent: number;
}

export class ImportAnswerDto {
  summary: ImportSummaryDto;
  /** One result per non-empty row, in the order of the file. */
  results: ImportResultDto[];
  /** Columns of the file that were ignored. */
  ignoredColumns: string[];
  /** Of an import of players. */
  invitations?: ImportInvitationsDto;
}
