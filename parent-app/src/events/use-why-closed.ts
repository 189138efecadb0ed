import { type EventDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can, wallTimeIn, whyClosed } from '@touchline/domain';
import { useNow } from './use-now.ts';

/** Why the user cannot RSVP for an event, or null. */
export function useWhyClosed(event: EventDto): string | null {
  const { session, club } = useShell();
  const now = useNow();
  if (event.status !== 'cancelled' && can(session, 'availability.answer-late')) return null;
  return whyClosed(event, wallTimeIn(club.timeZone, now));
}
