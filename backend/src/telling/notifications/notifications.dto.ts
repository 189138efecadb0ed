import { type EventChange } from '@touchline/domain';
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

/** What is new since you last read your notifications. */
export class NotificationsDto {
  /** Announcements by others, the newest first; at most 20. */
  announcements: AnnouncementDto[];
  /** Changes of events that have not begun, the newest first. */
  changes: EventChangeDto[];
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
