import { skipToken } from '@reduxjs/toolkit/query/react';
import { type EventDto, useListEventsQuery } from '@touchline/api-client';
import { Alert, Skeleton, Text } from '@touchline/ui';
import { EventCounts } from '../events/event-counts.tsx';

/** Who comes to an event, for staff. The calendar's events come without it: it is asked for when somebody looks at one. */
export function ClubCounts({ event }: { event: EventDto }) {
  const { id, date } = event;
  const { data, isError, refetch } = useListEventsQuery(event.counts ? skipToken : { from: date, to: date });
  const counted = event.counts ? event : data?.find((other) => other.id === id);

  if (counted) return <EventCounts event={counted} />;
  if (isError) {
    return (
      <Alert action="Try again" onAction={() => void refetch()}>
        Error loading answers. Please try again.
      </Alert>
    );
  }
  if (!data) return <Skeleton count={1} />;
  return <Text muted>This event is no longer there, or has moved to another day.</Text>;
}
