import { type TimeAndPlace } from '../events/event-changes.ts';

/** `Riverside Park, Pitch 2`; empty if the place is not known. */
export const placeWords = ({ location, locationDetail }: Pick<TimeAndPlace, 'location' | 'locationDetail'>): string =>
  [location, locationDetail].filter(Boolean).join(', ');
