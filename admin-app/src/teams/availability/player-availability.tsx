import { type EventDto, type TeamDto, useListTeamEventsQuery } from '@touchline/api-client';
import { QueryList, paths, useShell, useToday } from '@touchline/app-core';
import { hasStarted } from '@touchline/domain';
import { EmptyState, Skeleton, Text, theme, VisuallyHidden } from '@touchline/ui';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { styled } from 'styled-components';
import { MatrixCell } from './matrix-cell.tsx';
import { MatrixHead } from './matrix-head.tsx';
import { type Player } from '../roster/roster.ts';

/** As many as one looks ahead. */
const shownEvents = 6;

/** Players and the team's next events: who comes to what, marked where it stands. */
export function PlayerAvailability({ team, players }: { team: TeamDto; players: readonly Player[] }) {
  const { club } = useShell();
  // Some of today's may have begun.
  const next = useListTeamEventsQuery({ id: team.id, from: useToday(), limit: shownEvents + 4 });
  const events = next.data?.filter((event) => !hasStarted(event, club.timeZone)).slice(0, shownEvents);
  return (
    <QueryList
      query={{ ...next, data: events }}
      loading={<Skeleton shape="row" count={4} label="Loading availability..." />}
      error="Error loading events. Please try again."
      empty={
        <EmptyState
          icon={CalendarDays}
          title="No Upcoming Events"
          text="The team’s next matches and trainings stand here, with who comes."
          action="Go to Manage Fixtures"
          to={paths.manageFixtures}
        />
      }
    >
      {(rows) => <Matrix events={rows} players={players} />}
    </QueryList>
  );
}

function Matrix({ events, players }: { events: readonly EventDto[]; players: readonly Player[] }) {
  return (
    <Scroller role="region" aria-label="Player Availability" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Text size="secondary" as="span" strong>
                Player
              </Text>
            </th>
            {events.map((event) => (
              <MatrixHead key={event.id} event={event} />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <th scope="row">{player.name}</th>
              {events.map((event) => (
                <MatrixCell key={event.id} event={event} player={player} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Available</th>
            {events.map(({ id, counts }) => (
              <td key={id}>
                {counts ? `${counts.available} of ${counts.available + counts.unavailable + counts.pending}` : '–'}
                <VisuallyHidden> players</VisuallyHidden>
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}

/** Scrolls by itself; the names stay in sight. */
const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Table = styled.table`
  width: 100%;
  border-spacing: 0;

  & th,
  & td {
    min-width: 96px;
    padding: ${theme.space.xs};
    text-align: center;
    vertical-align: middle;
    font-variant-numeric: tabular-nums;
  }
  & tbody :is(th, td),
  & tfoot :is(th, td) {
    border-top: 1px solid ${theme.color.line};
  }
  & tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 112px;
    max-width: 200px;
    padding-left: ${theme.space.m};
    background: ${theme.color.surface};
    font: ${theme.font.name};
    text-align: left;
    overflow-wrap: anywhere;
  }
  & thead th {
    vertical-align: bottom;
  }
`;
