import { type EventDto } from '@touchline/api-client';
import { idRule, messages } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { add, type ClubData, type EventRow, sortBy } from '../server/club-data.ts';
import { filterRules, isOfLeague, isOfTeam, isWithin } from './event-filter.ts';
import { readChanges, readEvent } from './event-form.ts';
import { eventOf, staffEvent } from './event-view.ts';
import { pageOf } from '../server/page.ts';
import { Refusal, unacceptable } from '../server/refusal.ts';
import { check, optional } from '../server/validation.ts';

/** The club's events with counts of the answers; `x-total-count` says how many match. */
export function listEvents(call: Call): EventDto[] {
  const { data } = call;
  const { from, to, type, teamId, leagueId, order, counts } = check(call.query, filterRules);
  const matching = inOrder(data.events).filter(
    (event) =>
      isWithin(event, from, to) &&
      (!type || event.type === type) &&
      (!teamId || isOfTeam(event, teamId)) &&
      (!leagueId || isOfLeague(data, event, leagueId)),
  );
  const ordered = order === 'desc' ? matching.toReversed() : matching;
  return pageOf(call, ordered).map((event) => {
    const { counts: all, ...bare } = staffEvent(call, event);
    return counts === 'none' ? bare : { ...bare, counts: all };
  });
}

/** One event: staff see response counts, parents their own concerned children's availabilities. */
export function getEvent(call: Call): EventDto {
  const event = call.data.events.find((known) => known.id === call.ids.id);
  return (event && eventOf(call, event)) ?? notThere();
}

export const createEvent = (call: Call): EventDto =>
  eventOf(call, add<EventRow>(call.data.events, readEvent(call))) ?? notThere();

/** Changes what is sent. Of two who edited the same version, the first wins and the other is told. */
export function updateEvent(call: Call): EventDto {
  const { body, ids, data } = call;
  const changed = readChanges(call);
  const named = check(body, { id: optional(idRule()), version: optional(idRule(messages.versionInvalid)) });
  if ((named.id ?? ids.id) !== ids.id) throw unacceptable('id', messages.otherId);
  const event = data.events.find((known) => known.id === ids.id) ?? notThere();
  if ((named.version ?? event.version) !== event.version) throw new Refusal(409, messages.eventStale);
  Object.assign(event, changed(event), { version: event.version + 1 });
  return eventOf(call, event) ?? notThere();
}

/** Deletes the event with its answers. */
export function deleteEvent({ data, ids, reply }: Call): void {
  const event = data.events.find((known) => known.id === ids.id) ?? notThere();
  deleteEvents(data, [event]);
  reply.status = 204;
}

/** Deletes events with their answers. */
export function deleteEvents(data: ClubData, gone: EventRow[]): void {
  data.events = data.events.filter((event) => !gone.includes(event));
  data.availabilities = data.availabilities.filter((answer) => !gone.some((event) => event.id === answer.eventId));
}

/** The row of an event that the caller may see: staff any, parents what concerns an own child. */
export function visibleEvent(call: Call, id: number | undefined): EventRow {
  const event = call.data.events.find((known) => known.id === id);
  return event && eventOf(call, event) ? event : notThere();
}

export function notThere(): never {
  throw new Refusal(404, messages.eventUnknown);
}

export const inOrder = (events: EventRow[]) => sortBy(events, ({ date, startTime, id }) => [date, startTime, id]);
