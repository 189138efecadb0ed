import { IsIn, IsOptional } from 'class-validator';
import { type EventType, eventTypes } from '@touchline/domain';
import { PageDto } from '../http/page.dto.ts';
import { IsDay, IsIdOfQuery } from '../http/rules.ts';

export class EventRangeDto extends PageDto {
  /** First day, inclusive. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** Last day, inclusive. */
  @IsOptional()
  @IsDay()
  to?: string;
}

export class EventFilterDto extends EventRangeDto {
  /** Only events of this team or involving it. */
  @IsOptional()
  @IsIdOfQuery()
  teamId?: number;

  /** Only events of this league or of its teams. */
  @IsOptional()
  @IsIdOfQuery()
  leagueId?: number;

  @IsOptional()
  @IsIn(eventTypes)
  type?: EventType;

  /** Sort order by date, start time and id; asc by default. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';

  /** none omits the response counts, which makes a month of the whole club several times as fast. */
  @IsOptional()
  @IsIn(['none'])
  counts?: 'none';
}
