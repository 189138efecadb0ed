import { type WallTime, wallTime } from './civil-time.ts';
import { type EventStatus } from './events/concerns.ts';
import { isPastDeadline, type TimedDeadline } from './events/deadlines.ts';
import * as messages from './messages.ts';

/** Why guardians can no longer respond for an event, or null. */
export function whyClosed(
  { status, date, startTime }: Pick<TimedDeadline, 'date' | 'startTime'> & { status: EventStatus },
  now: WallTime,
): string | null {
  if (status === 'cancelled') return messages.eventCancelled;
  return wallTime(date, startTime) <= now ? messages.eventStarted : null;
}

/**
 * How a response is saved. `repeat` and `note` need the same response to be there already, which is decided when it is saved;
 * `otherwise` says why it was not.
 */
export type ResponseDecision = { save: 'response' } | { save: 'repeat' | 'note'; otherwise: string };

/** After the deadline, guardians can only withdraw, or repeat that the child comes. A note alone leaves the response as it is. */
export function decideResponse(
  { isAvailable, noteOnly }: { isAvailable: boolean | null; noteOnly?: boolean },
  event: TimedDeadline,
  { now, mayAnswerLate }: { now: WallTime; mayAnswerLate: boolean },
): ResponseDecision {
  if (noteOnly) return { save: 'note', otherwise: messages.responseChanged };
  const isTooLate = isAvailable === true && !mayAnswerLate && isPastDeadline(event, now);
  return isTooLate ? { save: 'repeat', otherwise: messages.deadlinePassed } : { save: 'response' };
}
