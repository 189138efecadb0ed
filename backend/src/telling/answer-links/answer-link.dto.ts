import { PickType } from '@nestjs/swagger';
import { ArrayMinSize, ArrayUnique } from 'class-validator';
import { eventFacts, limits, messages } from '@touchline/domain';
import { AnswerDto } from '../../availability/availability.dto.ts';
import { ClashDto } from '../../events/clashes/event-clashes.dto.ts';
import { EventDto } from '../../events/event.dto.ts';
import { EventFactsDto } from '../../events/event-facts.dto.ts';
import { IsListOf } from '../../http/rules.ts';

export class SendAnswersDto {
  /**
   * At most one per child and event.
   * @example [{ "eventId": 1, "childId": 1, "isAvailable": true }]
   */
  @ArrayUnique(({ eventId, childId }: AnswerDto) => `${eventId} ${childId}`, { message: messages.answeredTwice })
  @ArrayMinSize(1, { message: messages.answersRequired })
  @IsListOf(() => AnswerDto, limits.answerLinks.maxAnswers, messages.answersRequired)
  answers: AnswerDto[];
}

/** A child of the guardian to whom the link was sent. */
export class AnswerLinkChildDto {
  id: number;
  /** The given name. */
  name: string;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /**
   * When and where the event was at the time of the response. Missing unless it has moved since: then the response is unconfirmed
   * until somebody repeats or changes it.
   */
  movedFrom?: EventFactsDto;
}

export class AnswerLinkEventDto extends PickType(EventDto, ['id', ...eventFacts, 'type', 'endTime']) {
  /** Until when the family can accept, as `YYYY-MM-DD HH:MM` in the club's time zone; null if the event has no deadline. */
  deadline: string | null;
  /** Whether the deadline has passed, so that the family can only decline. */
  isPastDeadline: boolean;
  /** Those whom the event concerns, the oldest first. */
  children: AnswerLinkChildDto[];
  /** Other events at which the family cannot be as well, by start time; missing if there is none. */
  clashes?: ClashDto[];
}

/** What can be answered with a link now, by start. */
export class AnswerLinkDto {
  events: AnswerLinkEventDto[];
}
