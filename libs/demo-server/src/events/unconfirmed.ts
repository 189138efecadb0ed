import { hasMoved, type TimeAndPlace } from '@touchline/domain';
import { type AvailabilityRow, type EventRow } from '../server/club-data.ts';

/** When and where the event was at the time of a response that is unconfirmed; nothing for any other. */
export function movedFrom(event: EventRow, row: AvailabilityRow | undefined): { movedFrom?: TimeAndPlace } {
  if (!row?.timeAndPlace || row.isAvailable === null || !hasMoved(row.timeAndPlace, event)) return {};
  return { movedFrom: row.timeAndPlace };
}
