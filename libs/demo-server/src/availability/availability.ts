import { type AnsweredDto, type EventAnswerDto } from '@touchline/api-client';
import { can, fromDigits, idRule, isStaff, messages, type ResponseSource } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type AvailabilityRow, type ChildRow, type EventRow, type TeamRow } from '../server/club-data.ts';
import { concernedChildren, concernedOwn, findAvailability, isForTeam } from '../events/concerned.ts';
import { eventOf } from '../events/event-view.ts';
import { visibleEvent } from '../events/events.ts';
import { isGuardian, ownedChild, playerTeamsOf } from '../children/families.ts';
import { originOf } from './response-origin.ts';
import { pageOf } from '../server/page.ts';
import { HttpError } from '../server/http-error.ts';
import { booleanRule, check, nullable, optional } from '../server/validation.ts';

const yesNoOrNull = nullable(booleanRule(messages.notYesNoOrNull));

/** Creates or changes a response: parents for their own children until the event starts, staff at any time. */
export function answerAvailability(context: RequestContext): AnsweredDto {
  const fields = check(context.body, {
    eventId: idRule(messages.eventRequired),
    childId: idRule(messages.childRequired),
    isAvailable: yesNoOrNull,
  });
  const concern = findConcern(context, fields);
  if (!concern) throw new HttpError(404, messages.eventOrChildUnknown);
  return save(context, concern, fields.isAvailable);
}

/** 404 also for another family's response. */
export function changeAvailability(context: RequestContext): AnsweredDto {
  const { isAvailable, eventId, childId } = check(context.body, {
    isAvailable: yesNoOrNull,
    eventId: optional(idRule(messages.eventRequired)),
    childId: optional(idRule(messages.childRequired)),
  });
  const row = context.data.availabilities.find((known) => known.id === context.ids.id);
  const concern = row && findConcern(context, row);
  if (!concern) throw new HttpError(404, messages.responseUnknown);
  if ((eventId ?? row.eventId) !== row.eventId || (childId ?? row.childId) !== row.childId) {
    throw new HttpError(400, messages.responseMoved);
  }
  return save(context, concern, isAvailable);
}

/** The availability of all children in the audience for staff, of own children for parents; pending ones included. */
export function listEventAvailabilities(context: RequestContext): EventAnswerDto[] {
  const event = visibleEvent(context, context.ids.id);
  const { teamId } = check(context.query, { teamId: optional(fromDigits(idRule())) });
  const audience = isStaff(context.me) ? concernedChildren(context, event) : concernedOwn(context, event);
  const { teamMembers } = context.data;
  const isAsked = ({ id }: ChildRow) => teamMembers.some((row) => row.teamId === teamId && row.childId === id);
  const children = teamId ? audience.filter(isAsked) : audience;
  const isForEvent = (team: TeamRow) => isForTeam(event, team);
  return pageOf(context, children).map((child) => {
    const row = findAvailability(context, event, child);
    const isAvailable = row?.isAvailable ?? null;
    return {
      id: row?.id ?? null,
      eventId: event.id,
      childId: child.id,
      isAvailable,
      respondedAt: isAvailable === null ? null : (row?.respondedAt ?? null),
      ...originOf(context, row),
      child: { id: child.id, name: child.name, teams: playerTeamsOf(context.data, child, isForEvent) },
    };
  });
}

/** An event and a child in its audience for whom the actor may respond. */
interface Concern {
  event: EventRow;
  child: ChildRow;
}

function findConcern(
  context: RequestContext,
  { eventId, childId }: { eventId: number; childId: number },
): Concern | null {
  const event = context.data.events.find((known) => known.id === eventId);
  const child = event && concernedChildren(context, event).find((concerned) => concerned.id === childId);
  return child && can(context.me, 'availability.answer', ownedChild(context.data, childId)) ? { event, child } : null;
}

function save(context: RequestContext, { event, child }: Concern, isAvailable: boolean | null): AnsweredDto {
  const { data, me, clock, response } = context;
  if (!can(me, 'availability.answer-late')) assertOpen(context, event);
  const source: ResponseSource = isGuardian(data, me.id, child.id) ? 'app' : 'staff';
  const fields = {
    eventId: event.id,
    childId: child.id,
    isAvailable,
    respondedAt: clock.now(),
    respondedBy: me.id,
    source,
  };
  const before = findAvailability(context, event, child);
  if (before) response.status = 200;
  const saved = before ? Object.assign(before, fields) : add(data.availabilities, fields);
  return { event: eventOf(context, event)!, availability: availabilityOf(context, saved) };
}

function assertOpen({ clock }: RequestContext, event: EventRow): void {
  if (event.status === 'cancelled') throw new HttpError(409, messages.eventCancelled);
  if (clock.hasStarted(event)) throw new HttpError(409, messages.eventStarted);
}

function availabilityOf(context: RequestContext, row: AvailabilityRow): AnsweredDto['availability'] {
  const { respondedBy: _, source: __, ...fields } = row;
  return { ...fields, ...originOf(context, row) };
}
