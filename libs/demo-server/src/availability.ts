import { type AnsweredDto, type EventAnswerDto } from '@touchline/api-client';
import { can, isStaff, messages } from '@touchline/domain';
import { type Call } from './call.ts';
import { add, type AvailabilityRow, type EventRow } from './club-data.ts';
import { concernedChildren, concernedOwn } from './concerned.ts';
import { eventOf, findAnswer } from './event-view.ts';
import { visibleEvent } from './events.ts';
import { ownedChild } from './families.ts';
import { Refusal } from './refusal.ts';
import { check, id, rule } from './rules.ts';

const yesNoOrNull = rule<boolean | null>(
  (given) => given === null || typeof given === 'boolean',
  '$member must be true, false or null',
);

/** Answers for a child, or changes the answer: parents for own children until the event starts, staff at any time. */
export function answerAvailability(call: Call): AnsweredDto {
  const { data, body, me, clock, reply } = call;
  const { eventId, childId, isAvailable } = check(body, {
    eventId: id('Please select an event'),
    childId: id(messages.childRequired),
    isAvailable: yesNoOrNull,
  });
  const event = data.events.find((known) => known.id === eventId);
  const child = event && concernedChildren(call, event).find((concerned) => concerned.id === childId);
  if (!child || !can(me, 'availability.answer', ownedChild(data, childId))) {
    throw new Refusal(404, 'This event or player does not exist');
  }
  if (!can(me, 'availability.answer-late')) assertOpen(call, event);

  const fields = { eventId, childId, isAvailable, respondedAt: clock.now(), respondedBy: me.id };
  const before = findAnswer(call, event, child);
  if (before) reply.status = 200;
  const saved = before ? Object.assign(before, fields) : add(data.availabilities, fields);
  return { event: eventOf(call, event)!, availability: availabilityOf(saved) };
}

/** The answers for an event, unanswered ones included: everybody's for staff, own children's for parents. */
export function listEventAvailabilities(call: Call): EventAnswerDto[] {
  const event = visibleEvent(call, call.ids.id);
  const children = isStaff(call.me) ? concernedChildren(call, event) : concernedOwn(call, event);
  return children.map((child) => {
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

function assertOpen({ clock }: Call, event: EventRow): void {
  if (event.status === 'cancelled') throw new Refusal(409, 'This event was cancelled');
  if (clock.hasStarted(event)) {
    throw new Refusal(409, 'This event has started. Please ask a coach to change the answer.');
  }
}

const availabilityOf = ({ respondedBy: _, ...answer }: AvailabilityRow): AnsweredDto['availability'] => answer;
