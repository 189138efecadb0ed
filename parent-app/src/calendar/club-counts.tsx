import { skipToken } from '@reduxjs/toolkit/query/react';
import { type EventDto, useListEventsQuery } from '@touchline/api-client';
import { Skeleton } from '@touchline/ui';
import { EventCounts } from '../events/event-counts.tsx';

/** Who comes to an event, for staff. The calendar's events come without it: it is asked for when somebody looks at one. */
export function ClubCounts({ event }: { event: EventDto }) {
  const { id, date } = event;
  const { found, isError } = useListEventsQuery(event.counts ? skipToken : { from: date, to: date }, {
    selectFromResult: ({ data, isError }) => ({ found: data?.find((other) => other.id === id), isError }),
  });
  const counted = event.counts ? event : found;
  if (isError) return null;
  return counted ? <EventCounts event={counted} /> : <Skeleton count={1} />;
}
