import { hasMoved, type TimeAndPlace, timeAndPlaceOf } from '@touchline/domain';
import { type AvailabilityRow, type ClubData, type EventRow } from '../server/club-data.ts';

/** When and where the event was at the time of a response that is unconfirmed; nothing for any other. */
export function movedFrom(event: EventRow, row: AvailabilityRow | undefined): { movedFrom?: TimeAndPlace } {
  if (!row?.timeAndPlace || row.isAvailable === null || !hasMoved(row.timeAndPlace, event)) return {};
  return { movedFrom: row.timeAndPlace };
}

/** Keeps confirmed what was confirmed before a change of an event that has taken place, because that is a correction. */
export function keepConfirmed({ availabilities }: ClubData, before: EventRow, after: EventRow): void {
  for (const row of availabilities) {
    const isConfirmed = row.eventId === before.id && row.timeAndPlace && !hasMoved(row.timeAndPlace, before);
    if (isConfirmed) row.timeAndPlace = timeAndPlaceOf(after);
  }
}
