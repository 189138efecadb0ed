import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { limits } from '@touchline/domain';

/** Digits of a query as a number; anything else stays as it is, for a rule to refuse. */
export const FromDigits = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );

/** A part of a list. */
export class PageDto {
  /** At most so many; all when missing. */
  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'limit must be a number' })
  @Min(1)
  @Max(limits.page.max)
  limit?: number;

  /** Leave out so many first. */
  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'offset must be a number' })
  @Min(0)
  @Max(limits.id.max)
  offset?: number;
}

/** A part of a list, and how many there are in all. */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
}
