import { type EventDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can, hasStarted } from '@touchline/domain';
import { useNow } from './use-now.ts';

/** Why an event cannot be answered (any more), or null. */
export function useWhyClosed(event: EventDto): string | null {
  const { session, club } = useShell();
  const now = useNow();
  if (event.status === 'cancelled') return 'This event was cancelled';
  if (!hasStarted(event, club.timeZone, now) || can(session, 'availability.answer-late')) return null;
  return 'This event has started. Please ask a coach to change the answer.';
}
