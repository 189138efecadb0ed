import { type TeamDto, useListTeamEventsQuery } from '@touchline/api-client';
import { paths, QueryList, useToday } from '@touchline/app-core';
import { EmptyState, Skeleton, Stack } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { SearchableMembers } from '../searchable-members.tsx';
import { type TeamMember } from '../team-member.ts';
import { AvailabilityMatrix } from './availability-matrix.tsx';
import { MatrixLegend } from './matrix-legend.tsx';

const eventCount = 6;

/** The players' availability for the team's next events. */
export function PlayerAvailability({ team, members }: { team: TeamDto; members: readonly TeamMember[] }) {
  const events = useListTeamEventsQuery({ id: team.id, from: useToday(), when: 'upcoming', limit: eventCount });
  return (
    <QueryList
      query={events}
      loading={<Skeleton shape="row" count={4} label="Loading availability..." />}
      error="Error loading events. Please try again."
      empty={
        <EmptyState
          icon={CalendarDays}
          title="No Upcoming Events"
          text="The team’s next matches and training sessions appear here, with who is coming."
          action="Go to Manage Fixtures"
          to={paths.manageFixtures}
        />
      }
    >
      {(rows) => (
        <SearchableMembers members={members}>
          {(shown) => (
            <Stack gap="s">
              <AvailabilityMatrix teamId={team.id} events={rows} members={shown} />
              <MatrixLegend />
            </Stack>
          )}
        </SearchableMembers>
      )}
    </QueryList>
  );
}
