import { type ChangedStatusesDto } from '@touchline/api-client';
import { choiceRule, eventStatuses, idRule, messages } from '@touchline/domain';
import { countToldFamilies } from '../guardians/told-families.ts';
import { readRows, rehearsed } from '../server/chosen-rows.ts';
import { type RequestContext } from '../server/request-context.ts';
import { concernedChildren } from './concerned.ts';
import { notThere, saveEvent } from './events.ts';

const rules = {
  id: idRule(messages.eventRequired),
  status: choiceRule(eventStatuses, messages.valueInvalid),
};

/** Cancels many events at once, or takes that back. Of two rows for one event the last one counts. */
export function setEventStatuses(given: RequestContext): ChangedStatusesDto {
  const statusOf = new Map(readRows(given, 'events', rules).map(({ id, status }) => [id, status]));
  const context = rehearsed(given);
  const { data, clock, response } = context;
  const events = data.events.filter(({ id }) => statusOf.has(id));
  if (events.length < statusOf.size) notThere();
  const changing = events.filter(({ id, status }) => status !== statusOf.get(id));
  const undo = changing.map(({ id, status }) => ({ id, status }));
  const coming = changing.filter((event) => !clock.hasStarted(event));
  for (const event of changing) saveEvent(context, event, { ...event, status: statusOf.get(event.id)! });
  const told = coming.flatMap((event) => concernedChildren(context, event)).map(({ id }) => id);
  response.status = 200;
  return {
    changed: undo.length,
    same: statusOf.size - undo.length,
    families: countToldFamilies(data, told),
    undo,
  };
}
