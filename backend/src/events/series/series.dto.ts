import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { type EventStatus, limits, messages, type SeriesScope, seriesScopes, type StayReason } from '@touchline/domain';
import { IsDayList, IsEventDate, IsFlagOfQuery, IsIdList, Omittable } from '../../http/rules.ts';
import { EventLinkDto, UpdateEventDto } from '../event.dto.ts';

export class CreateSeriesDto {
  /**
   * The last day on which an event can be; at least a week after the event, and at most a year.
   * @example 2099-06-02
   */
  @IsEventDate()
  until: string;

  /** Days of the series without an event. */
  @IsOptional()
  @IsDayList(limits.series.events, messages.notInSeries)
  except?: string[] | null;
}

export class SeriesDto {
  /** The `seriesId` of its events. */
  id: number;
  /** The event from which it was made, and those that were added, by date. */
  events: EventLinkDto[];
}

export class SeriesChoiceDto {
  /**
   * The event and those after it, or all. Events that have begun stay in any case.
   * @example following
   */
  @IsIn(seriesScopes, { message: messages.seriesScopeInvalid })
  scope: SeriesScope;

  /** Whether events that were changed separately are changed as well. False by default. */
  @IsOptional()
  @IsFlagOfQuery()
  includesExceptions?: boolean;
}

/** What changes about the event in the address, and which other events change alike. Omitted members stay unchanged; null clears. */
export class UpdateSeriesDto extends UpdateEventDto {
  /**
   * The event and those after it, or all. Events that have begun stay in any case.
   * @example following
   */
  @IsIn(seriesScopes, { message: messages.seriesScopeInvalid })
  scope: SeriesScope;

  /** Whether events that were changed separately are changed as well. False by default. */
  @Omittable()
  @IsBoolean({ message: messages.notYesOrNo })
  includesExceptions?: boolean;

  /** Only these of the events, to undo a change. All by default. */
  @IsOptional()
  @IsIdList(limits.series.events, messages.valueInvalid)
  eventIds?: number[] | null;
}

export class SeriesEventStateDto {
  title: string;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  status: EventStatus;
}

export class SeriesEventDto extends SeriesEventStateDto {
  id: number;
  /** Why the event stays as it is: it has begun, or is an exception, changed separately. Null if it may change. */
  stays: StayReason | null;
  /** How it is after the change; null if nothing changes. */
  after: SeriesEventStateDto | null;
}

export class SeriesChangeDto {
  /** The events that the change is for, as they were before it, by start. */
  events: SeriesEventDto[];
  /** How many responses become unconfirmed. */
  unconfirmed: number;
}
