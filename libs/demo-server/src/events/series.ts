import { type SeriesChangeDto, type SeriesDto } from '@touchline/api-client';
import {
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
  omittable,
  onDay,
  optional,
  pick,
  planSeriesChange,
  type SeriesChoice,
  seriesDates,
  seriesProblem,
  type SeriesScope,
  seriesScopes,
} from '@touchline/domain';
import { add, type EventRow } from '../server/club-data.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { booleanRule, check } from '../server/validation.ts';
import { concernedChildren, findAvailability } from './concerned.ts';
import { assertAudience, assertTimes, readChanges } from './event-form.ts';
import { deleteEvents, inOrder, isOther, notThere } from './events.ts';
import { movedFrom } from './unconfirmed.ts';
import { noteChange } from './event-changes.ts';

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
  const { data } = context;
  for (const { before, after } of changes) {
    const row = data.events.find(({ id }) => id === before.id)!;
    Object.assign(row, after, { version: before.version + 1 });
    noteChange(context, before, row);
  }
  return summary;
}

export function deleteSeries(context: RequestContext): void {
  const choice = check(context.query, { scope: scopeRule, includesExceptions: optional(flagRule()) });
  const series = seriesOf(context, seriesEventAsked(context));
  const ids = eventsInScope(series, choiceOf(context, choice)).flatMap(({ event, stays }) => (stays ? [] : event.id));
  deleteEvents(
    context,
    context.data.events.filter(({ id }) => ids.includes(id)),
  );
  context.response.status = 204;
}

const scopeRule = choiceRule(seriesScopes, messages.seriesScopeInvalid);

interface PlannedChange {
  before: EventRow;
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
  const before = { ...seriesEventAsked(context) };
  if ((given.version ?? before.version) !== before.version) throw new HttpError(409, messages.eventStale);
  const after = { ...before, ...changed(before) };
  const planned = planSeriesChange(seriesOf(context, before), choiceOf(context, given), { before, after })
    .filter(({ event }) => given.eventIds?.includes(event.id) ?? true)
    .map((one) => ({ ...one, after: one.after && validChange(one.event, one.after) }));
  const changes = planned.flatMap((one) => (one.after ? [{ before: one.event, after: one.after }] : []));
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

type SeriesRow = EventRow & { isException: boolean };

/** Copies of the events of a series. */
const seriesOf = ({ data }: RequestContext, { seriesId }: EventRow): SeriesRow[] =>
  data.events
    .filter((event) => event.seriesId === seriesId)
    .map((event) => ({ ...event, isException: event.isException ?? false }));

const choiceOf = (
  { clock, ids }: RequestContext,
  { scope, includesExceptions }: { scope: SeriesScope; includesExceptions?: boolean | null },
): SeriesChoice<SeriesRow> => ({
  id: ids.id!,
  scope,
  includesExceptions: includesExceptions ?? false,
  hasBegun: (event) => clock.hasStarted(event),
});

/** Null if nothing changes. */
function validChange(event: EventRow, after: EventRow): EventRow | null {
  assertAudience(after);
  assertTimes(after);
  return isOther(event, after) ? after : null;
}

/** How many responses become unconfirmed. */
function confirmedOf(context: RequestContext, { before, after }: PlannedChange): number {
  if (!hasMoved(before, after)) return 0;
  const rows = concernedChildren(context, before).map((child) => findAvailability(context, before, child));
  return rows.filter((row) => row && row.isAvailable !== null && !movedFrom(before, row).movedFrom).length;
}

const eventAsked = ({ data, ids }: RequestContext): EventRow =>
  data.events.find(({ id }) => id === ids.id) ?? notThere();

function seriesEventAsked(context: RequestContext): SeriesRow {
  const event = eventAsked(context);
  if (event.seriesId === undefined) throw new HttpError(409, messages.seriesNone);
  return { ...event, isException: event.isException ?? false };
}

const stateOf = (event: EventRow) => pick(event, ['title', 'date', 'startTime', 'isTimeToBeConfirmed', 'status']);

const linkOf = (event: EventRow) => ({ id: event.id, type: event.type, ...stateOf(event) });
