import { type EventDto } from '@touchline/api-client';
import { ClashHint, EventRow } from '@touchline/app-core';
import { Stack } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { AnswerMarks } from '../events/answer-marks.tsx';
import { FamilyAnswers } from '../events/family-answers.tsx';
import { readResponses } from '../events/responses.ts';
import { useAsking } from '../events/use-deadline.ts';
import { focusFirst } from '../events/use-kept-focus.ts';

/** What a family is asked soon: with the choices. */
export const AskedEvent = ({ event }: { event: EventDto }) => (
  <EventRow event={event} look="card" asks={useAsking()(event)} struck={readResponses(event).isNobodyAvailable}>
    <Answers event={event} />
  </EventRow>
);

/** Any other event, with marks of the children's answers; a press on them opens the choices. */
export function QuietEvent({ event }: { event: EventDto }) {
  const [isOpen, setOpen] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) focusFirst(answers.current);
  }, [isOpen]);
  return (
    <EventRow
      event={event}
      look="quiet"
      asks={useAsking()(event)}
      struck={readResponses(event).isNobodyAvailable}
      marks={!isOpen && <AnswerMarks event={event} onOpen={() => setOpen(true)} />}
    >
      {isOpen ? (
        <div ref={answers}>
          <Answers event={event} isChanging />
        </div>
      ) : (
        <ClashHint event={event} isShort />
      )}
    </EventRow>
  );
}

/** The hint comes last, so that the choices stay where they are when an answer removes it. */
const Answers = ({ event, isChanging }: { event: EventDto; isChanging?: boolean }) => (
  <Stack gap="xxs">
    <FamilyAnswers event={event} place="list" isChanging={isChanging} />
    {event.status !== 'cancelled' && <ClashHint event={event} isShort />}
  </Stack>
);
