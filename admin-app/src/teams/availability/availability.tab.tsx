import { type EventDto, type TeamDto, useListTeamEventsQuery } from '@touchline/api-client';
import { QueryList, paths, useSearchParam, useShell } from '@touchline/app-core';
import { hasStarted } from '@touchline/domain';
import { EmptyState, SelectField, media, Skeleton, Stack } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { styled } from 'styled-components';
import { TeamEvent } from './team-event.tsx';

const filters = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All Events' },
] as const;
type Filter = (typeof filters)[number];

/** Who comes: the team's events, each with its players' answers. */
export function AvailabilityTab({ team }: { team: TeamDto }) {
  const { club } = useShell();
  const events = useListTeamEventsQuery({ id: team.id });
  const [chosen, choose] = useSearchParam('events', 'upcoming');
  const [opened, open] = useSearchParam('event');

  const filter = filters.find(({ value }) => value === chosen) ?? filters[0];
  const shown = events.data && narrow(events.data, filter, club.timeZone);

  return (
    <Stack>
      <Filter>
        <SelectField
          label="Which events"
          hideLabel
          options={filters}
          value={filter.value}
          onChange={({ target }) => choose(target.value)}
        />
      </Filter>
      <QueryList
        query={{ ...events, data: shown }}
        loading={<Skeleton count={3} label="Loading events..." />}
        error="Error loading events. Please try again."
        empty={events.data?.length === 0 ? <NoEvents /> : <NoneOf filter={filter} onAll={() => choose('all')} />}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label={filter.label}>
            {rows.map((event) => {
              const id = String(event.id);
              const toggle = () => open(opened === id ? '' : id);
              return <TeamEvent key={id} team={team} event={event} isOpen={opened === id} onToggle={toggle} />;
            })}
          </Stack>
        )}
      </QueryList>
    </Stack>
  );
}

/** What is next comes first: upcoming events in their order, past ones from the latest back. */
function narrow(events: readonly EventDto[], { value }: Filter, zone: string): readonly EventDto[] {
  if (value === 'all') return events;
  if (value === 'past') return events.filter((event) => hasStarted(event, zone)).reverse();
  return events.filter((event) => !hasStarted(event, zone));
}

const NoEvents = () => (
  <EmptyState
    icon={CalendarDays}
    title="No Events Found"
    text="Matches and trainings of this team stand here, with who comes."
    action="Go to Manage Fixtures"
    to={paths.manageFixtures}
  />
);

const NoneOf = ({ filter, onAll }: { filter: Filter; onAll: () => void }) => (
  <EmptyState icon={CalendarDays} title={`No ${filter.label} Events`} action="View All Events" onAction={onAll} />
);

const Filter = styled.div`
  ${media.tablet} {
    max-width: 240px;
  }
`;
