import { IsOptional } from 'class-validator';
import { IsFlagOfQuery } from './rules.ts';

export class PreviewDto {
  /** Change nothing; return what would be changed. */
  @IsOptional()
  @IsFlagOfQuery()
  preview?: boolean;
}
