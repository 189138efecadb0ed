import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { type EventType, messages } from '@touchline/domain';
import { PageDto } from '../http/page.dto.ts';
import { IsId, IsIdOfQuery, IsPart, Omittable } from '../http/rules.ts';
import { PlayerTeamDto } from '../children/child.dto.ts';
import { EventDto } from '../events/event.dto.ts';
import { ResponseNoteDto, SaveNoteDto } from '../responses/response-note.dto.ts';
import { EventFactsDto } from '../events/event-facts.dto.ts';
import { ResponseOriginDto } from '../responses/response-origin.dto.ts';

/**
 * If it is missing, the present note stays, unless the response changes. Null or empty removes it. Not allowed with a response that is
 * null.
 */
const IsNote = () => IsPart(() => SaveNoteDto, messages.noteInvalid);

export class AnswerAvailabilityDto {
  @IsId(messages.eventRequired)
  eventId: number;

  @IsId(messages.childRequired)
  childId: number;

  /** Null resets the availability to pending. */
  @ValidateIf((_, value) => value !== null)
  @IsBoolean({ message: messages.notYesNoOrNull })
  isAvailable: boolean | null;

  @IsNote()
  note?: SaveNoteDto | null;

  /** True saves only the note, and nothing if the response is no longer `isAvailable` (409). False by default. */
  @Omittable()
  @IsBoolean({ message: messages.notYesOrNo })
  noteOnly?: boolean;
}

export class AnswerDto {
  /** @example 1 */
  @IsId(messages.eventRequired)
  eventId: number;

  /** @example 1 */
  @IsId(messages.childRequired)
  childId: number;

  @IsBoolean({ message: messages.answerInvalid })
  isAvailable: boolean;

  @IsNote()
  note?: SaveNoteDto | null;
}

/** Only `isAvailable` and `note` can change; the other members may be sent with their current values. */
export class ChangeAvailabilityDto {
  /** Null resets the availability to pending. */
  @ValidateIf((_, value) => value !== null)
  @IsBoolean({ message: messages.notYesNoOrNull })
  isAvailable: boolean | null;

  @IsOptional()
  @IsId(messages.eventRequired)
  eventId?: number;

  @IsOptional()
  @IsId(messages.childRequired)
  childId?: number;

  @IsNote()
  note?: SaveNoteDto | null;

  /** True saves only the note, and nothing if the response is no longer `isAvailable` (409). False by default. */
  @Omittable()
  @IsBoolean({ message: messages.notYesOrNo })
  noteOnly?: boolean;
}

export class EventAvailabilitiesDto extends PageDto {
  /** Only children in this team. */
  @IsOptional()
  @IsIdOfQuery()
  teamId?: number;
}

export class AvailabilityDto extends ResponseOriginDto {
  id: number;
  eventId: number;
  childId: number;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** UTC, ISO 8601. */
  respondedAt: string;
  /** Missing if there is none, or if you may not see it. */
  note?: ResponseNoteDto;
}

export class AnsweredDto {
  event: EventDto;
  availability: AvailabilityDto;
}

export class AvailabilityChildDto {
  id: number;
  name: string;
  /** The child's teams by name, those of the event first. */
  teams: PlayerTeamDto[];
}

/** An event of another team of a child on the same day. */
export class AlsoPlaysDto {
  eventId: number;
  type: EventType;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  teamName: string;
}

/** The availability of a child in the event's audience. `id` is null if nobody has responded. */
export class EventAnswerDto extends ResponseOriginDto {
  id: number | null;
  eventId: number;
  childId: number;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** UTC, ISO 8601; null if pending. */
  respondedAt: string | null;
  /**
   * When and where the event was at the time of the response. Missing unless it has moved since: then the response is unconfirmed
   * until somebody repeats or changes it.
   */
  movedFrom?: EventFactsDto;
  /** Missing if there is none, or if you may not see it. */
  note?: ResponseNoteDto;
  /** A guardian withdrew the child after the deadline. Only for staff, otherwise missing. */
  isLate?: boolean;
  /** What the child's other teams have on the same day, unless the child is unavailable. Only for staff, otherwise missing. */
  alsoPlays?: AlsoPlaysDto[];
  child: AvailabilityChildDto;
}

/** How many children of the event's audience are available, and those of them whom you may know. */
export class EventAttendanceDto {
  available: number;
  /** The size of the audience. */
  total: number;
  /**
   * Available children by name, as `Mia K.`: all for staff; for parents at most those who share a team with an own child, who is
   * not listed (the setting ROSTER_VISIBILITY).
   */
  names: string[];
}
