import { changeOf } from '@touchline/domain';
import { add, type EventChangeRow, type EventRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { concernedChildren } from './concerned.ts';

/** Keeps how an event was before a change that families have to know. */
export function noteChange({ data, clock }: RequestContext, before: EventRow, after: EventRow): void {
  if (!changeOf(before, after)) return;
  const { id: eventId } = before;
  add<EventChangeRow>(data.eventChanges, { eventId, before, childIds: null, changedAt: clock.now() });
}

/** A deleted event keeps the children whom it concerned. */
export function noteDeletion(context: RequestContext, before: EventRow): void {
  const childIds = concernedChildren(context, before).map(({ id }) => id);
  const { data, clock } = context;
  add<EventChangeRow>(data.eventChanges, { eventId: before.id, before, childIds, changedAt: clock.now() });
}
