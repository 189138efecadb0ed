import { ApiProperty } from '@nestjs/swagger';

/** The result of a row. */
export class ImportResultDto {
  /** The line of the file where the row begins. */
  line: number;
  /** The name of the player, team or league, or the title of the fixture; safe to open in a spreadsheet. */
  name: string;
  /** The reason for an error or a skipped row, or a note. */
  message: string;
  /** `skipped` rows already exist in the club or repeat an earlier row of the file. */
  @ApiProperty({ enum: ['success', 'skipped', 'error'] })
  status: 'success' | 'skipped' | 'error';
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
