import { skipToken } from '@reduxjs/toolkit/query/react';
import { type EventDto, isApiError, useGetEventQuery } from '@touchline/api-client';
import { Alert, Skeleton, Text } from '@touchline/ui';
import { EventCounts } from '../events/event-counts.tsx';

/** The availability counts of an event, for staff. The calendar lists events without counts, so they are loaded on opening. */
export function ClubCounts({ event }: { event: EventDto }) {
  const { currentData, isError, error, refetch } = useGetEventQuery(event.counts ? skipToken : event.id);
  const counted = event.counts ? event : currentData;

  if (isApiError(error) && error.status === 404) return <Text muted>This event no longer exists.</Text>;
  if (counted) return <EventCounts event={counted} />;
  if (isError) {
    return (
      <Alert action="Try again" onAction={() => void refetch()}>
        Error loading answers. Please try again.
      </Alert>
    );
  }
  return <Skeleton count={1} />;
}
