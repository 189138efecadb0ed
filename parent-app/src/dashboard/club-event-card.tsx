import { type EventDto } from '@touchline/api-client';
import { EventCounts } from '../events/event-counts.tsx';
import { EventCard } from './event-card.tsx';

/** An event as staff see it: who comes, in numbers. */
export function ClubEventCard({ event }: { event: EventDto }) {
  return (
    <EventCard event={event}>
      <EventCounts event={event} />
    </EventCard>
  );
}
