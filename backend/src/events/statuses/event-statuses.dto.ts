import { ArrayMinSize, IsIn } from 'class-validator';
import { type EventStatus, eventStatuses, limits, messages } from '@touchline/domain';
import { IsId, IsListOf } from '../../http/rules.ts';

export class EventStatusDto {
  @IsId(messages.eventRequired)
  id: number;

  @IsIn(eventStatuses, { message: messages.valueInvalid })
  status: EventStatus;
}

export class EventStatusesDto {
  /**
   * At most 200.
   * @example [{ "id": 1, "status": "cancelled" }]
   */
  @IsListOf(() => EventStatusDto, limits.chosenRows.max, messages.tooManyRows)
  @ArrayMinSize(1, { message: messages.rowsRequired })
  events: EventStatusDto[];
}

/** What became of the events. */
export class ChangedStatusesDto {
  /** How many events have another status. */
  changed: number;
  /** How many had the status before. */
  same: number;
  /** How many families are told of it. */
  families: number;
  /** The statuses that take it back. */
  undo: EventStatusDto[];
}
