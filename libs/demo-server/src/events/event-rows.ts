import { type ClubData, type EventRow } from '../server/club-data.ts';

/** Takes events out of the club, with their answers. */
export function deleteEvents(data: ClubData, gone: EventRow[]): void {
  data.events = data.events.filter((event) => !gone.includes(event));
  data.availabilities = data.availabilities.filter((answer) => !gone.some((event) => event.id === answer.eventId));
}
