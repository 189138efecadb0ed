import { ApiProperty } from '@nestjs/swagger';

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

export class ImportAnswerDto {
  summary: ImportSummaryDto;
  /** One result per non-empty row, in the order of the file. */
  results: ImportResultDto[];
  /** Columns of the file that were ignored. */
  ignoredColumns: string[];
}
