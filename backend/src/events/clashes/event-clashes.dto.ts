import { type ClashKind, type EventType } from '@touchline/domain';

/** Another event for your children at that time, perhaps across midnight: a family cannot be at both. */
export class ClashDto {
  /** overlap: both take place at the same time; travel: there are less than 30 minutes between two places. */
  kind: ClashKind;
  eventId: number;
  title: string;
  type: EventType;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  location: string | null;
  /** The given names of your children in the other event's audience, without those who are unavailable. */
  childNames: string[];
}
