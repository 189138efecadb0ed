import { type AnsweredDto, type EventAnswerDto } from '@touchline/api-client';
import {
  can,
  decideResponse,
  fromDigits,
  idRule,
  isPastDeadline,
  isStaff,
  messages,
  optional,
  type ResponseSource,
  timeAndPlaceOf,
  whyClosed,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type AvailabilityRow, type ChildRow, type EventRow, type TeamRow } from '../server/club-data.ts';
import { concernedChildren, concernedOwn, findAvailability, isForTeam } from '../events/concerned.ts';
import { eventOf } from '../events/event-view.ts';
import { visibleEvent } from '../events/events.ts';
import { movedFrom } from '../events/unconfirmed.ts';
import { isAway } from '../absences/absences.ts';
import { pageOf } from '../server/page.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { booleanRule, check, nullable } from '../server/validation.ts';
import { isGuardian, ownedChild } from '../guardians/guardianships.ts';
import { isMemberOn, membershipsOn, playerTeamsOf } from '../children/memberships.ts';
import { checkWithNote, noteAfter, noteSeenIn } from '../events/response-note.ts';
import { originOf } from '../guardians/response-origin.ts';
import { alsoPlays } from './also-plays.ts';

const yesNoOrNull = nullable(booleanRule(messages.notYesNoOrNull));

/** Creates or changes a response: parents for their own children until the event starts, staff at any time. */
export function answerAvailability(context: RequestContext): AnsweredDto {
  const fields = checkWithNote(context.body, {
    eventId: idRule(messages.eventRequired),
    childId: idRule(messages.childRequired),
    isAvailable: yesNoOrNull,
  });
  const concern = findConcern(context, fields);
  if (!concern) throw new HttpError(404, messages.eventOrChildUnknown);
  return save(context, concern, fields);
}

/** 404 also for another family's response. */
export function changeAvailability(context: RequestContext): AnsweredDto {
  const { eventId, childId, ...response } = checkWithNote(context.body, {
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
  return save(context, concern, response);
}

/** The availability of all children in the audience for staff, of own children for parents; pending ones included. */
export function listEventAvailabilities(context: RequestContext): EventAnswerDto[] {
  const event = visibleEvent(context, context.ids.id);
  const { teamId } = check(context.query, { teamId: optional(fromDigits(idRule())) });
  const audience = isStaff(context.me) ? concernedChildren(context, event) : concernedOwn(context, event);
  const children = teamId
    ? audience.filter((child) => isMemberOn(context.data, child, event, { id: teamId }))
    : audience;
  const isForEvent = (team: TeamRow) => isForTeam(event, team);
  return pageOf(context, children).map((child) => {
    const row = findAvailability(context, event, child);
    const isAvailable = row?.isAvailable ?? null;
    return {
      id: row?.id ?? null,
      eventId: event.id,
      childId: child.id,
      isAvailable,
      isAway: isAway(context.data, child.id, { isAvailable, date: event.date }),
      respondedAt: isAvailable === null ? null : (row?.respondedAt ?? null),
      ...movedFrom(event, row),
      ...originOf(context, row),
      ...noteSeenIn(context, event, row),
      ...(isStaff(context.me) && row?.isLate && { isLate: true }),
      ...(isStaff(context.me) && alsoPlays(context, event, child)),
      child: {
        id: child.id,
        name: child.name,
        teams: playerTeamsOf(context.data, membershipsOn(context.data, child, event), isForEvent),
      },
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

type NewResponse = Pick<
  ReturnType<typeof checkWithNote<{ isAvailable: typeof yesNoOrNull }>>,
  'isAvailable' | 'note' | 'noteOnly'
>;

function save(context: RequestContext, { event, child }: Concern, given: NewResponse): AnsweredDto {
  const { isAvailable, note } = given;
  const { data, me, clock, response } = context;
  const before = findAvailability(context, event, child);
  const [now, mayAnswerLate] = [clock.wallTime(), can(me, 'availability.answer-late')];
  const closed = whyClosed(event, now);
  if (closed && !mayAnswerLate) throw new HttpError(409, closed);
  if (note && isAvailable === null) throw fieldProblem('note', messages.noteWithoutResponse);
  const decision = decideResponse(given, event, { now, mayAnswerLate });
  if (decision.save !== 'response' && before?.isAvailable !== isAvailable) throw new HttpError(409, decision.otherwise);
  const noteNow = noteAfter(context, event, before, given);
  if (before) response.status = 200;
  if (before && decision.save === 'note') return answered(context, event, Object.assign(before, { note: noteNow }));
  const source: ResponseSource = isGuardian(data, me.id, child.id) ? 'app' : 'staff';
  const isWithdrawnLate = before?.isLate === true || (isPastDeadline(event, now) && before?.isAvailable === true);
  const fields = {
    eventId: event.id,
    childId: child.id,
    isAvailable,
    respondedAt: clock.now(),
    respondedBy: me.id,
    source,
    isLate: source !== 'staff' && isAvailable !== true && isWithdrawnLate,
  };
  add(data.responseHistory, fields);
  const withNote = { ...fields, timeAndPlace: timeAndPlaceOf(event), note: noteNow };
  return answered(context, event, before ? Object.assign(before, withNote) : add(data.availabilities, withNote));
}

function answered(context: RequestContext, event: EventRow, row: AvailabilityRow): AnsweredDto {
  const { id, eventId, childId, isAvailable, respondedAt } = row;
  return {
    event: eventOf(context, event)!,
    availability: {
      id,
      eventId,
      childId,
      isAvailable,
      respondedAt,
      ...originOf(context, row),
      ...noteSeenIn(context, event, row),
    },
  };
}
