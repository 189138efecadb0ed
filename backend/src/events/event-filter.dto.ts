import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type EventType, eventTypes, limits } from '@touchline/domain';
import { IsDay, IsId } from '../http/rules.ts';

const fromText = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
);

/** From which day to which, and how many. */
export class EventRangeDto {
  /** The first day. */
  @IsOptional()
  @IsDay({ message: 'from must be a day as YYYY-MM-DD', min: '0001-01-01' })
  from?: string;

  /** The last day; all of it counts. */
  @IsOptional()
  @IsDay({ message: 'to must be a day as YYYY-MM-DD', min: '0001-01-01' })
  to?: string;

  /** At most so many; all when missing. */
  @IsOptional()
  @fromText
  @IsInt({ message: 'limit must be a number' })
  @Min(1)
  @Max(limits.page.max)
  limit?: number;
}

/** Which of the club's events. */
export class EventFilterDto extends EventRangeDto {
  /** A team's own events and those involving it. */
  @IsOptional()
  @fromText
  @IsId()
  teamId?: number;

  /** A league's events and those of its teams. */
  @IsOptional()
  @fromText
  @IsId()
  leagueId?: number;

  @IsOptional()
  @IsIn(eventTypes)
  type?: EventType;

  /** By date, start time and id; asc when missing. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';

  /** Leave out so many first. */
  @IsOptional()
  @fromText
  @IsInt({ message: 'offset must be a number' })
  @Min(0)
  @Max(limits.id.max)
  offset?: number;
}
