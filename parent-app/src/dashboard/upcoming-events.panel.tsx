import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListDashboardEventsQuery, useListEventsQuery } from '@touchline/api-client';
import { paths, QueryList, useCoachesTeams, useToday } from '@touchline/app-core';
import { EmptyState, Skeleton, Stack, TextLink } from '@touchline/ui';
import { useTeamWait } from '../children/use-team-wait.ts';
import { Panel } from '../panel.tsx';
import { ClubEventCard, OwnEventCard } from './event-card.tsx';

const cards = { own: OwnEventCard, club: ClubEventCard };
const planned = {
  own: 'Matches and training for your children are shown here as soon as they are planned.',
  club: 'Matches and training of the club are shown here as soon as they are planned.',
};

interface UpcomingEventsPanelProps {
  /** Whose events; null while that is unknown. */
  scope: EventScope | null;
  title?: string;
}

/** With the children's RSVPs for parents and counts for staff. */
export function UpcomingEventsPanel({ scope, title = 'Upcoming Events' }: UpcomingEventsPanelProps) {
  const events = useUpcomingEvents(scope);
  const EventCard = cards[scope ?? 'own'];

  return (
    <Panel title={title} aside={<ViewAll title={title} />}>
      <QueryList
        query={events}
        loading={<Skeleton shape="tall" count={3} />}
        error="Error loading events. Please try again."
        empty={<NoEvents scope={scope ?? 'own'} />}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label={title}>
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

function NoEvents({ scope }: { scope: EventScope }) {
  const wait = useTeamWait();
  return <EmptyState level={3} title="No upcoming events" text={(scope === 'own' && wait) || planned[scope]} />;
}

/** The calendar of coaches would otherwise begin with their own teams. */
function ViewAll({ title }: { title: string }) {
  const to = useCoachesTeams() ? `${paths.calendar}?teams=all` : paths.calendar;
  return (
    <TextLink to={to} alone label={`View All ${title} in the calendar`}>
      View All
    </TextLink>
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
