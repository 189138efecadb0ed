import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type ImportType, importTypes, type KeptReason, keptReasons } from '@touchline/domain';
import { IsFlagOfQuery } from '../../http/rules.ts';

/** An import that has added or changed something. */
export class RecentImportDto {
  id: number;
  @ApiProperty({ enum: importTypes })
  type: ImportType;
  /** The name of the file on the device it came from. */
  fileName: string | null;
  /** Rows that added something. */
  added: number;
  /** Rows that changed what was there. */
  changed: number;
  /** @example "2026-11-20T09:05:00.000Z" */
  importedAt: string;
  /** The admin's full name; null if the account is deleted. */
  importedBy: string | null;
  /** Null if the import is not undone. */
  undoneAt: string | null;
}

export class UndoOptionsDto {
  /** Do not undo; return what would be undone. */
  @IsOptional()
  @IsFlagOfQuery()
  preview?: boolean;
}

/** A row of an import that stays. */
export class KeptRowDto {
  /** The line of the file. */
  line: number;
  /** The present name of the player, team or league, or the title of the event; null if it is no longer there. */
  name: string | null;
  @ApiProperty({ enum: keptReasons })
  reason: KeptReason;
}

/** What an undo does about the rows that added or changed something. */
export class UndoAnswerDto {
  /** How many rows are undone. */
  undone: number;
  /** The rows that stay, by line. */
  kept: KeptRowDto[];
}
