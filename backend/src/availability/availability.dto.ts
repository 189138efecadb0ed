import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { messages } from '@touchline/domain';
import { IsId } from '../http/rules.ts';
import { EventDto } from '../events/event.dto.ts';

export class AnswerAvailabilityDto {
  @IsId(messages.eventRequired)
  eventId: number;

  @IsId(messages.childRequired)
  childId: number;

  /** Null takes the answer back: pending again. */
  @ValidateIf((_, value) => value !== null)
  @IsBoolean({ message: messages.notYesNoOrNull })
  isAvailable: boolean | null;
}

/** Only `isAvailable` changes; the others may be sent as they are. */
export class ChangeAvailabilityDto {
  /** Null takes the answer back: pending again. */
  @ValidateIf((_, value) => value !== null)
  @IsBoolean({ message: messages.notYesNoOrNull })
  isAvailable: boolean | null;

  @IsOptional()
  @IsId(messages.eventRequired)
  eventId?: number;

  @IsOptional()
  @IsId(messages.childRequired)
  childId?: number;
}

export class AvailabilityDto {
  id: number;
  eventId: number;
  childId: number;
  isAvailable: boolean | null;
  respondedAt: string;
}

export class AnsweredDto {
  event: EventDto;
  availability: AvailabilityDto;
}

export class AvailabilityChildDto {
  id: number;
  name: string;
}

/** What was said for a child whom the event concerns; without an id nobody has answered yet. */
export class EventAnswerDto {
  id: number | null;
  eventId: number;
  childId: number;
  isAvailable: boolean | null;
  respondedAt: string | null;
  child: AvailabilityChildDto;
}
