import { type Club, type EventDto } from '@touchline/api-client';
import { hasStarted } from '@touchline/domain';

/** The children of the family who have not answered, by their given names. */
export const unanswered = ({ availabilities = [] }: EventDto): string[] =>
  availabilities
    .filter(({ isAvailable }) => isAvailable === null)
    .map(({ childName }) => childName.split(' ')[0] ?? childName);

/** Is an answer still asked for, as of this instant? */
export const isAsked = (event: EventDto, { timeZone }: Club, at: Date): boolean =>
  event.status !== 'cancelled' && unanswered(event).length > 0 && !hasStarted(event, timeZone, at);
