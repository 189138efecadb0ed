import { type EventDto } from '@touchline/api-client';
import { type Call } from './call.ts';
import { add, type EventRow, sortBy } from './club-data.ts';
import { filterRules, isOfLeague, isOfTeam, isWithin, rangeRules } from './event-filter.ts';
import { readEvent } from './event-form.ts';
import { eventOf, ownEvent, staffEvent } from './event-view.ts';
import { Refusal } from './refusal.ts';
import { check } from './rules.ts';

/** The club's events with counts of the answers; `x-total-count` says how many match. */
export function listEvents(call: Call): EventDto[] {
  const { data, reply } = call;
  const { from, to, type, teamId, leagueId, order, offset, limit } = check(call.query, filterRules);
  const matching = inOrder(data.events).filter(
    (event) =>
      isWithin(event, from, to) &&
      (!type || event.type === type) &&
      (!teamId || isOfTeam(event, teamId)) &&
      (!leagueId || isOfLeague(data, event, leagueId)),
  );
  reply.headers['x-total-count'] = String(matching.length);
  const start = offset ?? 0;
  const ordered = order === 'desc' ? matching.toReversed() : matching;
  return ordered.slice(start, limit ? start + limit : undefined).map((event) => staffEvent(call, event));
}

/** The season's events that concern an own child, with all own children's answers. */
export function listDashboardEvents(call: Call): EventDto[] {
  const { from, to, limit } = check(call.query, rangeRules);
  return inOrder(call.data.events)
    .filter((event) => isWithin(event, from, to))
    .flatMap((event) => ownEvent(call, event) ?? [])
    .slice(0, limit ?? undefined);
}

export const createEvent = (call: Call): EventDto =>
  eventOf(call, add<EventRow>(call.data.events, readEvent(call))) ?? notThere();

/** The row of an event that the caller may see: staff any, parents what concerns an own child. */
export function visibleEvent(call: Call, id: number | undefined): EventRow {
  const event = call.data.events.find((known) => known.id === id);
  return event && eventOf(call, event) ? event : notThere();
}

function notThere(): never {
  throw new Refusal(404, 'This event does not exist');
}

const inOrder = (events: EventRow[]) => sortBy(events, ({ date, startTime, id }) => [date, startTime, id]);
