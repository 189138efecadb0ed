import { ApiProperty } from '@nestjs/swagger';
import { correctedFields, type CorrectedField, type EventChange } from '@touchline/domain';
import { AnnouncementDto } from '../../announcements/announcement.dto.ts';
import { EventFactsDto } from '../../events/event-facts.dto.ts';
import { IsInstant } from '../../http/rules.ts';

/** A change of an event that concerns your children, compared with what you have seen. */
export class EventChangeDto {
  /** The id of the event, which may have been deleted. */
  eventId: number;
  isDeleted: boolean;
  title: string;
  /** A deleted event counts as cancelled. */
  change: EventChange;
  before: EventFactsDto;
  /** Null for a deleted event. */
  now: EventFactsDto | null;
  /** The full names of your children whom it concerns. */
  childNames: string[];
  /** What these children are called. */
  givenNames: string[];
  /** UTC, ISO 8601. */
  changedAt: string;
}

/** What others did with the record of one of your children. */
export class ChildNoticeDto {
  /** The child joined or left a team, was corrected, or its record was merged with another one. */
  kind: 'joined' | 'left' | 'corrected' | 'merged';
  childId: number;
  /** What the child is called. */
  givenName: string;
  /** The team that was joined or left, as it was called then; null for the others. */
  teamName: string | null;
  /** What was corrected; empty for the others. */
  @ApiProperty({ enum: correctedFields, isArray: true })
  fields: CorrectedField[];
  by: 'admin' | 'coach' | 'guardian';
  /** The name of the coach; null for the others. */
  coachName: string | null;
  /** UTC, ISO 8601. */
  at: string;
}

/** What is new since you last read your notifications. */
export class NotificationsDto {
  /** Announcements by others, the newest first; at most 20. */
  announcements: AnnouncementDto[];
  /** Changes of events that have not begun, the newest first. */
  changes: EventChangeDto[];
  /** What others did with the records of your children, the newest first; at most 20. */
  children: ChildNoticeDto[];
  /** When you last read them; null if never, which shows those of the last week. UTC, ISO 8601. */
  readAt: string | null;
}

export class ReadNotificationsDto {
  /**
   * When the newest notification that you have read was made. UTC, ISO 8601.
   * @example "2026-11-20T09:05:00.000Z"
   */
  @IsInstant()
  until: string;
}
