import { QueryList, paths } from '@touchline/app-core';
import { EmptyState, Skeleton, Stack, TextLink } from '@touchline/ui';
import { ClubEventCard } from './club-event-card.tsx';
import { OwnEventCard } from './own-event-card.tsx';
import { Panel } from '../panel.tsx';
import { type EventsOf, useUpcomingEvents } from './use-upcoming-events.ts';

const viewAll = (
  <TextLink to={paths.calendar} alone label="View All events in the calendar">
    View All
  </TextLink>
);
const cards = { own: OwnEventCard, club: ClubEventCard };
const empty = {
  own: 'Matches and training for your children are shown here as soon as they are planned.',
  club: 'Matches and training of the club are shown here as soon as they are planned.',
};

/** What comes next: for families with their answers, for staff with the counts; while nobody knows which, what is coming. */
export function UpcomingEventsPanel({ of }: { of: EventsOf | null }) {
  const events = useUpcomingEvents(of);
  const EventCard = cards[of ?? 'own'];

  return (
    <Panel title="Upcoming Events" aside={viewAll}>
      <QueryList
        query={events}
        loading={<Skeleton shape="tall" count={3} />}
        error="Error loading events. Please try again."
        empty={<EmptyState level={3} title="No upcoming events" text={empty[of ?? 'own']} />}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label="Upcoming Events">
            {rows.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </Stack>
        )}
      </QueryList>
    </Panel>
  );
}
