import { type EventDto } from '@touchline/api-client';
import { ClashHint, CountMarks, EventRow } from '@touchline/app-core';
import { Stack } from '@touchline/ui';
import { useState } from 'react';
import { QuietEvent } from '../../dashboard/own-event.tsx';
import { FamilyAnswers } from '../../events/family-answers.tsx';
import { readResponses } from '../../events/responses.ts';
import { useAsking } from '../../events/use-deadline.ts';

/** An event in the agenda: with the choices if the family is asked, otherwise with marks of the answers; with counts for staff. */
export function AgendaEvent({ event }: { event: EventDto }) {
  const asks = useAsking()(event);
  // The choices stay where they are when they have been used.
  const [wasAsked, setWasAsked] = useState(asks !== null);
  if (asks !== null && !wasAsked) setWasAsked(true);
  const { responses, isNobodyAvailable } = readResponses(event);
  if (!wasAsked && !event.counts) return <QuietEvent event={event} />;
  return (
    <EventRow
      event={event}
      look="quiet"
      asks={asks}
      struck={isNobodyAvailable}
      marks={event.counts && <CountMarks event={event} />}
    >
      {responses.length > 0 && (
        <Stack gap="xxs">
          <FamilyAnswers event={event} place="list" />
          {event.status !== 'cancelled' && <ClashHint event={event} isShort />}
        </Stack>
      )}
    </EventRow>
  );
}
