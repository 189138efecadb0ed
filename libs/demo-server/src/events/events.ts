import { type EventDto } from '@touchline/api-client';
import { idRule, messages, optional } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type AvailabilityRow, type EventRow, sortBy } from '../server/club-data.ts';
import { isCoached } from './concerned.ts';
import { filterRules, isOfLeague, isOfTeam, isOfTypes, isWithin } from './event-filter.ts';
import { readChanges, readEvent } from './event-form.ts';
import { eventOf, staffEvent } from './event-view.ts';
import { keepConfirmed } from './unconfirmed.ts';
import { pageOf } from '../server/page.ts';
import { HttpError, fieldProblem } from '../server/http-error.ts';
import { check } from '../server/validation.ts';
import { noteChange, noteDeletion } from './event-changes.ts';

export function listEvents(context: RequestContext): EventDto[] {
  const { data } = context;
  const filter = check(context.query, filterRules);
  const { teamId, leagueId, coached, order, counts } = filter;
  const matching = inOrder(data.events).filter(
    (event) =>
      isWithin(context, event, filter) &&
      isOfTypes(event, filter) &&
      (!teamId || isOfTeam(event, teamId)) &&
      (!leagueId || isOfLeague(data, event, leagueId)) &&
      (!coached || isCoached(context, event)),
  );
  const ordered = order === 'desc' ? matching.toReversed() : matching;
  return pageOf(context, ordered).map((event) => {
    const { counts: all, ...bare } = staffEvent(context, event);
    return counts === 'none' ? bare : { ...bare, counts: all };
  });
}

/** One event: staff see response counts, parents their own concerned children's availabilities. */
export function getEvent(context: RequestContext): EventDto {
  const event = context.data.events.find((known) => known.id === context.ids.id);
  return (event && eventOf(context, event)) ?? notThere();
}

export const createEvent = (context: RequestContext): EventDto =>
  eventOf(context, add<EventRow>(context.data.events, { ...readEvent(context), createdAt: context.clock.now() })) ??
  notThere();

/** Of two users who edit the same version, the first wins and the other gets 409. */
export function updateEvent(context: RequestContext): EventDto {
  const { body, ids, data } = context;
  const changed = readChanges(context);
  const named = check(body, { id: optional(idRule()), version: optional(idRule(messages.versionInvalid)) });
  if ((named.id ?? ids.id) !== ids.id) throw fieldProblem('id', messages.otherId);
  const event = data.events.find((known) => known.id === ids.id) ?? notThere();
  if ((named.version ?? event.version) !== event.version) throw new HttpError(409, messages.eventStale);
  saveEvent(context, event, changed(event));
  return eventOf(context, event) ?? notThere();
}

export function saveEvent(context: RequestContext, event: EventRow, after: Omit<EventRow, 'id'>): void {
  const before = { ...event };
  // Cancelling one week and taking it back leaves it as it was.
  const isException =
    event.isException || (event.seriesId !== undefined && isOther(before, { ...after, status: before.status }));
  Object.assign(event, after, { isException, version: event.version + 1 });
  noteChange(context, before, event);
  if (context.clock.hasStarted(before) && context.clock.hasStarted(event)) keepConfirmed(context.data, before, event);
}

/** Whether a field differs. What an older club lacks is null. */
export const isOther = (before: object, after: object): boolean => {
  const valueIn = (row: object, name: string) => JSON.stringify((row as Record<string, unknown>)[name] ?? null);
  return Object.keys(after).some((name) => valueIn(before, name) !== valueIn(after, name));
};

export function deleteEvent(context: RequestContext): void {
  const { data, ids, response } = context;
  const event = data.events.find((known) => known.id === ids.id) ?? notThere();
  deleteEvents(context, [event]);
  response.status = 204;
}

/** Deletes events with their responses. */
export function deleteEvents(context: RequestContext, gone: EventRow[]): void {
  const { data } = context;
  for (const event of gone) noteDeletion(context, event);
  data.events = data.events.filter((event) => !gone.includes(event));
  const stays = (row: AvailabilityRow) => !gone.some((event) => event.id === row.eventId);
  data.availabilities = data.availabilities.filter(stays);
  data.responseHistory = data.responseHistory.filter(stays);
  for (const { seriesId } of gone) endSeriesOfOne(data, seriesId);
}

/** The last event of a series leaves it, so that it can be repeated again. */
function endSeriesOfOne({ events }: RequestContext['data'], seriesId: number | undefined): void {
  const [left, ...others] = events.filter((event) => seriesId !== undefined && event.seriesId === seriesId);
  if (!left || others.length > 0) return;
  delete left.seriesId;
  left.isException = false;
}

/** The event, if the actor may see it: staff see all, parents those for an own child. */
export function visibleEvent(context: RequestContext, id: number | undefined): EventRow {
  const event = context.data.events.find((known) => known.id === id);
  return event && eventOf(context, event) ? event : notThere();
}

export function notThere(): never {
  throw new HttpError(404, messages.eventUnknown);
}

export const inOrder = (events: EventRow[]) => sortBy(events, ({ date, startTime, id }) => [date, startTime, id]);
