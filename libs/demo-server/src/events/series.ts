import { type SeriesChangeDto, type SeriesDto } from '@touchline/api-client';
import {
  changeAlike,
  changeOf,
  choiceRule,
  dayListRule,
  eventDateRule,
  eventsInScope,
  flagRule,
  hasMoved,
  idListRule,
  idRule,
  limits,
  messages,
  onDay,
  seriesDates,
  seriesProblem,
  seriesScopes,
  type StayReason,
} from '@touchline/domain';
import { noteChange } from '../notifications/event-changes.ts';
import { add, type EventRow } from '../server/club-data.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { booleanRule, check, omittable, optional } from '../server/validation.ts';
import { concernedChildren, findAvailability } from './concerned.ts';
import { assertDeadline, readChanges } from './event-form.ts';
import { deleteEvents, inOrder, isOther, notThere } from './events.ts';
import { movedFrom } from './unconfirmed.ts';

export function createSeries(context: RequestContext): SeriesDto {
  const { body, clock, data } = context;
  const { until, except } = check(body, {
    until: eventDateRule(),
    except: optional(dayListRule(limits.series.events, messages.notInSeries)),
  });
  const first = eventAsked(context);
  if (first.seriesId !== undefined) throw new HttpError(409, messages.seriesAlready);
  if (first.status === 'cancelled') throw new HttpError(409, messages.eventCancelled);
  const planned = { date: first.date, until, except: except ?? [] };
  const problem = seriesProblem(planned, clock.today());
  if (problem) throw fieldProblem(problem.field, problem.message);
  first.seriesId = first.id;
  for (const date of seriesDates(planned, clock.today())) {
    add(data.events, { ...onDay(first, date), isException: false, version: 1, createdAt: clock.now() });
  }
  return {
    id: first.id,
    events: inOrder(data.events.filter(({ seriesId }) => seriesId === first.id)).map(linkOf),
  };
}

export function previewSeries(context: RequestContext): SeriesChangeDto {
  context.response.status = 200;
  return planOf(context).summary;
}

export function updateSeries(context: RequestContext): SeriesChangeDto {
  const { changes, summary } = planOf(context);
  for (const { event, after } of changes) {
    const before = { ...event };
    Object.assign(event, after, { version: event.version + 1 });
    if (changeOf(before, event)) noteChange(context, before, event);
  }
  return summary;
}

export function deleteSeries(context: RequestContext): void {
  const choice = check(context.query, { scope: scopeRule, includesExceptions: optional(flagRule()) });
  const chosen = choose(context, choice.scope, choice.includesExceptions ?? false);
  deleteEvents(
    context,
    chosen.filter(({ stays }) => !stays).map(({ event }) => event),
  );
  context.response.status = 204;
}

const scopeRule = choiceRule(seriesScopes, messages.seriesScopeInvalid);

interface PlannedChange {
  event: EventRow;
  after: EventRow;
}

function planOf(context: RequestContext): { changes: PlannedChange[]; summary: SeriesChangeDto } {
  const { body, ids } = context;
  const changed = readChanges(context);
  const given = check(body, {
    id: optional(idRule()),
    version: optional(idRule(messages.versionInvalid)),
    scope: scopeRule,
    includesExceptions: omittable(booleanRule(messages.notYesOrNo)),
    eventIds: optional(idListRule(limits.series.events, messages.valueInvalid)),
  });
  if ((given.id ?? ids.id) !== ids.id) throw fieldProblem('id', messages.otherId);
  const chosen = choose(context, given.scope, given.includesExceptions ?? false);
  const before = { ...eventAsked(context) };
  if ((given.version ?? before.version) !== before.version) throw new HttpError(409, messages.eventStale);
  const after = { ...before, ...changed(before) };
  const planned = chosen
    .filter(({ event }) => given.eventIds?.includes(event.id) ?? true)
    .map(({ event, stays }) => ({ event, stays, after: stays ? null : changedAlike(event, { before, after }) }));
  const changes = planned.flatMap((one) => (one.after ? [{ event: one.event, after: one.after }] : []));
  return {
    changes,
    summary: {
      events: planned.map((one) => ({
        id: one.event.id,
        ...stateOf(one.event),
        stays: one.stays,
        after: one.after && stateOf(one.after),
      })),
      unconfirmed: changes.reduce((sum, change) => sum + confirmedOf(context, change), 0),
    },
  };
}

function choose(context: RequestContext, scope: (typeof seriesScopes)[number], includesExceptions: boolean): Chosen[] {
  const { id, seriesId } = eventAsked(context);
  if (seriesId === undefined) throw new HttpError(409, messages.seriesNone);
  const events = context.data.events.filter((event) => event.seriesId === seriesId);
  const named = events.map((event) => ({ ...event, isException: event.isException ?? false }));
  const hasBegun = (event: EventRow) => context.clock.hasStarted(event);
  return eventsInScope(named, { id, scope, includesExceptions, hasBegun }).map(({ event, stays }) => ({
    event: events.find((row) => row.id === event.id)!,
    stays,
  }));
}

interface Chosen {
  event: EventRow;
  stays: StayReason | null;
}

/** Null if nothing changes. */
function changedAlike(event: EventRow, reference: { before: EventRow; after: EventRow }): EventRow | null {
  const after = event.id === reference.before.id ? reference.after : changeAlike(event, reference);
  assertDeadline(after);
  return isOther(event, after) ? after : null;
}

/** How many responses become unconfirmed. */
function confirmedOf(context: RequestContext, { event, after }: PlannedChange): number {
  if (!hasMoved(event, after)) return 0;
  const rows = concernedChildren(context, event).map((child) => findAvailability(context, event, child));
  return rows.filter((row) => row && row.isAvailable !== null && !movedFrom(event, row).movedFrom).length;
}

const eventAsked = ({ data, ids }: RequestContext): EventRow =>
  data.events.find(({ id }) => id === ids.id) ?? notThere();

const stateOf = ({ title, date, startTime, status }: EventRow) => ({ title, date, startTime, status });

const linkOf = (event: EventRow) => ({ id: event.id, type: event.type, ...stateOf(event) });
