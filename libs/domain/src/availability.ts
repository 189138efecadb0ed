import { type TimeAndPlace } from './events/event-changes.ts';

export type AvailabilityStatus = 'available' | 'unavailable' | 'pending';

/** Null: the family has not responded yet. */
export function availabilityStatus(isAvailable: boolean | null): AvailabilityStatus {
  if (isAvailable === null) return 'pending';
  return isAvailable ? 'available' : 'unavailable';
}

/** A child whom an event concerns. */
export interface AskedChild {
  id: number;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** When and where the event was at the time of the response, if it has moved since, so that the response is unconfirmed. */
  movedFrom?: TimeAndPlace | null;
}

/** Whether the family has neither responded for a child, for the event as it is now, nor said that it is away. */
export const isAsked = ({ isAvailable, isAway, movedFrom }: Omit<AskedChild, 'id'>): boolean =>
  isAvailable === null ? !isAway : Boolean(movedFrom);
