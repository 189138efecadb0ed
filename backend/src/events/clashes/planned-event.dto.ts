import { plannedFields } from '@touchline/domain';
import { PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsId } from '../../http/rules.ts';
import { SaveEventDto } from '../event.dto.ts';

/** When, where and for whom an event is planned. */
export class PlannedEventDto extends PickType(SaveEventDto, plannedFields) {
  /** The event that the plan would change: it does not clash with itself, and children who are unavailable for it do not count. */
  @IsOptional()
  @IsId()
  eventId?: number | null;
}

export class ClashCountDto {
  /** The number of families, each counted once. */
  families: number;
  /** The number of children in the planned audience. */
  audience: number;
  /** How many of them are away on that day. */
  awayCount: number;
}
