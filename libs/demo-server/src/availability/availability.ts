import { type AnsweredDto, type EventAnswerDto } from '@touchline/api-client';
import { can, idRule, isStaff, messages } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { add, type AvailabilityRow, type ChildRow, type EventRow } from '../server/club-data.ts';
import { concernedChildren, concernedOwn } from '../events/concerned.ts';
import { eventOf, findAnswer } from '../events/event-view.ts';
import { visibleEvent } from '../events/events.ts';
import { ownedChild } from '../children/families.ts';
import { pageOf } from '../server/page.ts';
import { Refusal } from '../server/refusal.ts';
import { booleanRule, check, nullable, optional } from '../server/validation.ts';

const yesNoOrNull = nullable(booleanRule(messages.notYesNoOrNull));

/** Answers for a child, or changes the answer: parents for own children until the event starts, staff at any time. */
export function answerAvailability(call: Call): AnsweredDto {
  const fields = check(call.body, {
    eventId: idRule(messages.eventRequired),
    childId: idRule(messages.childRequired),
    isAvailable: yesNoOrNull,
  });
  const concern = findConcern(call, fields);
  if (!concern) throw new Refusal(404, messages.eventOrChildUnknown);
  return save(call, concern, fields.isAvailable);
}

/** Changes an answer that is there. Another family's is answered like an unknown one. */
export function changeAvailability(call: Call): AnsweredDto {
  const { isAvailable, eventId, childId } = check(call.body, {
    isAvailable: yesNoOrNull,
    eventId: optional(idRule(messages.eventRequired)),
    childId: optional(idRule(messages.childRequired)),
  });
  const answer = call.data.availabilities.find((known) => known.id === call.ids.id);
  const concern = answer && findConcern(call, answer);
  if (!concern) throw new Refusal(404, messages.answerUnknown);
  if ((eventId ?? answer.eventId) !== answer.eventId || (childId ?? answer.childId) !== answer.childId) {
    throw new Refusal(400, messages.answerMoved);
  }
  return save(call, concern, isAvailable);
}

/** The answers for an event, unanswered ones included: everybody's for staff, own children's for parents. */
export function listEventAvailabilities(call: Call): EventAnswerDto[] {
  const event = visibleEvent(call, call.ids.id);
  const children = isStaff(call.me) ? concernedChildren(call, event) : concernedOwn(call, event);
  return pageOf(call, children).map((child) => {
    const answer = findAnswer(call, event, child);
    const isAvailable = answer?.isAvailable ?? null;
    return {
      id: answer?.id ?? null,
      eventId: event.id,
      childId: child.id,
      isAvailable,
      respondedAt: isAvailable === null ? null : (answer?.respondedAt ?? null),
      child: { id: child.id, name: child.name },
    };
  });
}

/** An event and a child whom it concerns and for whom the caller may answer. */
interface Concern {
  event: EventRow;
  child: ChildRow;
}

function findConcern(call: Call, { eventId, childId }: { eventId: number; childId: number }): Concern | null {
  const event = call.data.events.find((known) => known.id === eventId);
  const child = event && concernedChildren(call, event).find((concerned) => concerned.id === childId);
  return child && can(call.me, 'availability.answer', ownedChild(call.data, childId)) ? { event, child } : null;
}

function save(call: Call, { event, child }: Concern, isAvailable: boolean | null): AnsweredDto {
  const { data, me, clock, reply } = call;
  if (!can(me, 'availability.answer-late')) assertOpen(call, event);
  const fields = { eventId: event.id, childId: child.id, isAvailable, respondedAt: clock.now(), respondedBy: me.id };
  const before = findAnswer(call, event, child);
  if (before) reply.status = 200;
  const saved = before ? Object.assign(before, fields) : add(data.availabilities, fields);
  return { event: eventOf(call, event)!, availability: availabilityOf(saved) };
}

function assertOpen({ clock }: Call, event: EventRow): void {
  if (event.status === 'cancelled') throw new Refusal(409, messages.eventCancelled);
  if (clock.hasStarted(event)) throw new Refusal(409, messages.eventStarted);
}

const availabilityOf = ({ respondedBy: _, ...answer }: AvailabilityRow): AnsweredDto['availability'] => answer;
