import { ApiProperty } from '@nestjs/swagger';

/** What became of a row. */
export class ImportResultDto {
  /** The line of the file on which the row begins. */
  line: number;
  /** What the row is about, safe to put into a spreadsheet. */
  name: string;
  /** Why it was skipped or is wrong; what else there is to know. */
  message: string;
  /** `skipped`: the club has it already, or an earlier row of the file says the same. */
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
  /** One for every row that is not empty, in the order of the file. */
  results: ImportResultDto[];
  /** Columns of the file that mean nothing here. */
  ignoredColumns: string[];
}
