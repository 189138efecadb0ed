import { isConcerned } from '../events/concerned.ts';
import { type AvailabilityRow, type ChildRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { type Records } from './merges.ts';

/** Whether a response is one of a child that says yes or no. */
export const isAnswerOf =
  ({ id }: ChildRow) =>
  ({ childId, isAvailable }: AvailabilityRow): boolean =>
    childId === id && isAvailable !== null;

/**
 * Moves the responses of a record that ends, once its memberships have moved. Of two for an event to come the newer one holds, and both
 * are in the history. Those for events that have begun stay where the event still has the record, or the other one has its own.
 */
export function moveAnswers(context: RequestContext, { kept, ended }: Records): void {
  const { data, clock } = context;
  for (const row of data.availabilities.filter(({ childId }) => childId === ended.id)) {
    const event = data.events.find(({ id }) => id === row.eventId)!;
    const own = data.availabilities.find(({ eventId, childId }) => eventId === event.id && childId === kept.id);
    if (clock.hasStarted(event) && (own || isConcerned(context, event, ended))) continue;
    for (const past of data.responseHistory) {
      if (past.eventId === event.id && past.childId === ended.id) past.childId = kept.id;
    }
    const isReplacing = own && rankOf(row) > rankOf(own);
    if (isReplacing) Object.assign(own, { note: null, ...row, id: own.id, childId: kept.id });
    if (own) data.availabilities = data.availabilities.filter((other) => other !== row);
    else row.childId = kept.id;
  }
  for (const change of data.eventChanges) {
    if (change.childIds?.includes(ended.id)) change.childIds = [...new Set([...change.childIds, kept.id])];
  }
}

/** Later for newer responses, and latest for those that say yes or no. */
const rankOf = ({ isAvailable, respondedAt }: AvailabilityRow): string =>
  `${isAvailable === null ? 0 : 1} ${respondedAt ?? ''}`;
