import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListDashboardEventsQuery, useListEventsQuery } from '@touchline/api-client';
import { paths, QueryList, useToday } from '@touchline/app-core';
import { EmptyState, Skeleton, Stack, TextLink } from '@touchline/ui';
import { Panel } from '../panel.tsx';
import { ClubEventCard, OwnEventCard } from './event-card.tsx';

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

/** With the children's RSVPs for parents and counts for staff; a placeholder while `scope` is unknown. */
export function UpcomingEventsPanel({ scope }: { scope: EventScope | null }) {
  const events = useUpcomingEvents(scope);
  const EventCard = cards[scope ?? 'own'];

  return (
    <Panel title="Upcoming Events" aside={viewAll}>
      <QueryList
        query={events}
        loading={<Skeleton shape="tall" count={3} />}
        error="Error loading events. Please try again."
        empty={<EmptyState level={3} title="No upcoming events" text={empty[scope ?? 'own']} />}
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

const maxShown = 5;

type EventScope = 'own' | 'club';

/** The next events as of the last response, so that an event stays on the page when it starts; nothing for `null`. */
function useUpcomingEvents(scope: EventScope | null) {
  const args = { from: useToday(), when: 'upcoming', limit: maxShown } as const;
  const own = useListDashboardEventsQuery(scope === 'own' ? args : skipToken);
  const club = useListEventsQuery(scope === 'club' ? args : skipToken);
  return scope === 'club' ? club : own;
}
