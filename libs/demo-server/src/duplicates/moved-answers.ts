import { type AvailabilityRow, type ChildRow, type EventRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { type Records } from './merges.ts';

/** Whether a response is one of a child that says yes or no. */
export const isAnswerOf =
  ({ id }: ChildRow) =>
  ({ childId, isAvailable }: AvailabilityRow): boolean =>
    childId === id && isAvailable !== null;

/** Moves the responses for some events. Of two for an event the newer one holds, and yes or no before none; the history has both. */
export function moveAnswers(
  { data }: RequestContext,
  { kept, ended }: Records,
  isMoved: (event: EventRow) => boolean,
): void {
  const moved = new Set(data.events.filter(isMoved).map(({ id }) => id));
  const isTheirs = ({ eventId, childId }: AvailabilityRow) => childId === ended.id && moved.has(eventId);
  for (const row of data.responseHistory.filter(isTheirs)) row.childId = kept.id;
  for (const row of data.availabilities.filter(isTheirs)) {
    const own = data.availabilities.find(({ eventId, childId }) => eventId === row.eventId && childId === kept.id);
    const dropped = own && rankOf(row) > rankOf(own) ? own : own && row;
    row.childId = kept.id;
    data.availabilities = data.availabilities.filter((other) => other !== dropped);
  }
}

/** Later for newer responses, and latest for those that say yes or no. */
const rankOf = ({ isAvailable, respondedAt }: AvailabilityRow): string =>
  `${isAvailable === null ? 0 : 1} ${respondedAt ?? ''}`;
