import { IsOptional } from 'class-validator';
import { type EventType, eventTypes, limits } from '@touchline/domain';
import { IsChoiceListOfQuery, IsCountOfQuery, IsDay, IsFlagOfQuery, IsIdOfQuery } from '../http/rules.ts';
import { EventDto } from './event.dto.ts';

export class CalendarQueryDto {
  /** First day, inclusive; today by default. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** Last day, inclusive; 41 days after the first one by default, which is also the most. */
  @IsOptional()
  @IsDay()
  to?: string;

  /** Maximum number of events listed per day; 3 by default. */
  @IsOptional()
  @IsCountOfQuery(1, limits.page.max)
  perDay?: number;

  /** Only events of this league or of its teams. */
  @IsOptional()
  @IsIdOfQuery()
  leagueId?: number;

  /** true counts only events that concern the members of teams that you coach, or that these teams take part in. */
  @IsOptional()
  @IsFlagOfQuery()
  coached?: boolean;

  /** Only events of these types, separated by commas. */
  @IsOptional()
  @IsChoiceListOfQuery(eventTypes)
  types?: EventType[];
}

export class CalendarDayDto {
  /** YYYY-MM-DD */
  date: string;
  /** The number of events on this day. */
  total: number;
  /** The first events of the day by start time and id, without response counts. */
  events: EventDto[];
}
