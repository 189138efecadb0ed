import { IsIn, IsOptional } from 'class-validator';
import { type EventType, eventTypes } from '@touchline/domain';
import { PageDto } from '../http/page.dto.ts';
import { IsDay, IsIdOfQuery } from '../http/rules.ts';

/** From which day to which, and which part of that. */
export class EventRangeDto extends PageDto {
  /** The first day. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** The last day; all of it counts. */
  @IsOptional()
  @IsDay()
  to?: string;
}

/** Which of the club's events. */
export class EventFilterDto extends EventRangeDto {
  /** A team's own events and those involving it. */
  @IsOptional()
  @IsIdOfQuery()
  teamId?: number;

  /** A league's events and those of its teams. */
  @IsOptional()
  @IsIdOfQuery()
  leagueId?: number;

  @IsOptional()
  @IsIn(eventTypes)
  type?: EventType;

  /** By date, start time and id; asc when missing. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';

  /** none leaves the counts out, which a calendar does not show: a month of the whole club comes several times as fast. */
  @IsOptional()
  @IsIn(['none'])
  counts?: 'none';
}
