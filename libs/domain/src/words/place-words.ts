import { type TimeAndPlace } from '../events/event-changes.ts';

/** The address at which a map shows a place. */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** `Riverside Park, Pitch 2`; empty if the place is not known. */
export const placeWords = ({ location, locationDetail }: Pick<TimeAndPlace, 'location' | 'locationDetail'>): string =>
  [location, locationDetail].filter(Boolean).join(', ');
