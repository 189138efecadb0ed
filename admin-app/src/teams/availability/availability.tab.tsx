import { type EventDto, type TeamDto, useListTeamEventsQuery } from '@touchline/api-client';
import { paths, QueryList, useSearchParam, useShell } from '@touchline/app-core';
import { hasStarted } from '@touchline/domain';
import { EmptyState, media, SelectField, Skeleton, Stack } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { styled } from 'styled-components';
import { TeamEventCard } from './team-event-card.tsx';

const filters = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All Events' },
] as const;
type Filter = (typeof filters)[number];

export function AvailabilityTab({ team }: { team: TeamDto }) {
  const { club } = useShell();
  const events = useListTeamEventsQuery({ id: team.id });
  const [filterParam, setFilter] = useSearchParam('events', team.archivedOn ? 'past' : 'upcoming');
  const [openEventId, setOpenEventId] = useSearchParam('event');

  const filter = filters.find(({ value }) => value === filterParam) ?? filters[0];
  const filtered = events.data && filterEvents(events.data, filter, club.timeZone);

  return (
    <Stack>
      <FilterSelect>
        <SelectField
          label="Which events"
          hideLabel
          options={filters}
          value={filter.value}
          onChange={({ target }) => setFilter(target.value)}
        />
      </FilterSelect>
      <QueryList
        query={{ ...events, data: filtered }}
        loading={<Skeleton count={3} label="Loading events..." />}
        error="Error loading events. Please try again."
        empty={
          events.data?.length === 0 ? (
            <NoEvents />
          ) : (
            <NoFilteredEvents filter={filter} onShowAll={() => setFilter('all')} />
          )
        }
      >
        {(rows) => (
          <Stack as="ul" gap="s" label={filter.label}>
            {rows.map((event) => {
              const id = String(event.id);
              const isOpen = openEventId === id;
              const toggle = () => setOpenEventId(isOpen ? '' : id);
              return <TeamEventCard key={id} team={team} event={event} isOpen={isOpen} onToggle={toggle} />;
            })}
          </Stack>
        )}
      </QueryList>
    </Stack>
  );
}

/** Upcoming events in ascending order, past ones in descending order. */
function filterEvents(events: readonly EventDto[], { value }: Filter, zone: string): readonly EventDto[] {
  if (value === 'all') return events;
  if (value === 'past') return events.filter((event) => hasStarted(event, zone)).reverse();
  return events.filter((event) => !hasStarted(event, zone));
}

const NoEvents = () => (
  <EmptyState
    icon={CalendarDays}
    title="No Events Found"
    text="This team’s matches and training sessions appear here, with who is coming."
    action="Go to Manage Fixtures"
    to={paths.manageFixtures}
  />
);

const NoFilteredEvents = ({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) => (
  <EmptyState icon={CalendarDays} title={`No ${filter.label} Events`} action="View All Events" onAction={onShowAll} />
);

const FilterSelect = styled.div`
  ${media.tablet} {
    max-width: 240px;
  }
`;
