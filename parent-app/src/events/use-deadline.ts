import { type EventDto } from '@touchline/api-client';
import { deadlineWords, useShell } from '@touchline/app-core';
import { can, deadlineOf, isPastDeadline, type WallTime, wallTimeIn, whyClosed } from '@touchline/domain';
import { readResponses } from './responses.ts';
import { useNow } from './use-now.ts';

export interface Deadline {
  at: WallTime | null;
  /** Nobody is asked to respond any longer. */
  isPast: boolean;
  /** The user can only decline for children who are not available already. */
  isClosed: boolean;
  /** What the user reads beside the buttons; null if there is nothing to know. */
  words: string | null;
}

/** An event's deadline, which passes while the page is open. */
export function useDeadline(event: EventDto): Deadline {
  const { session, club } = useShell();
  const now = useNow();
  const at = deadlineOf(event);
  if (at === null) return { at, isPast: false, isClosed: false, words: null };
  const isPast = isPastDeadline(event, wallTimeIn(club.timeZone, now));
  const isBound = !can(session, 'availability.answer-late');
  return { at, isPast, isClosed: isPast && isBound, words: isBound ? deadlineWords(at, isPast) : null };
}

/** What an event still asks the family for, or null. */
export function useAsking(): (event: EventDto) => 'RSVP Needed' | 'Please Confirm' | null {
  const { club } = useShell();
  const clock = wallTimeIn(club.timeZone, useNow());
  return (event) =>
    whyClosed(event, clock) !== null || isPastDeadline(event, clock) ? null : readResponses(event).wanted;
}
