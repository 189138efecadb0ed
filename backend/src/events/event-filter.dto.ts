import { IsIn, IsOptional } from 'class-validator';
import { type EventType, eventTypes } from '@touchline/domain';
import { PageDto } from '../http/page.dto.ts';
import { IsChoiceListOfQuery, IsDay, IsFlagOfQuery, IsIdOfQuery } from '../http/rules.ts';

export class EventRangeDto extends PageDto {
  /** First day, inclusive. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** Last day, inclusive. */
  @IsOptional()
  @IsDay()
  to?: string;

  /** upcoming: only events that have not started; past: only those that have. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';

  /** Sort order by date, start time and id; asc by default. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';
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

  /** true lists only the events of the teams that you coach, with those for their leagues, their age groups or the whole club. */
  @IsOptional()
  @IsFlagOfQuery()
  coached?: boolean;

  @IsOptional()
  @IsIn(eventTypes)
  type?: EventType;

  /** Only events of these types, separated by commas. */
  @IsOptional()
  @IsChoiceListOfQuery(eventTypes)
  types?: EventType[];

  /** none omits the response counts, which makes a month of the whole club several times as fast. */
  @IsOptional()
  @IsIn(['none'])
  counts?: 'none';

  /** exact counts all events for `x-total-count`, however many there are. */
  @IsOptional()
  @IsIn(['exact'])
  total?: 'exact';
}
