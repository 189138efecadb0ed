import { type EventDto, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { ShortStart, dateParts } from '@touchline/app-core';
import { IconButton, Text, TextLink, theme, VisuallyHidden } from '@touchline/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { styled } from 'styled-components';
import { type TeamMember } from '../team-member.ts';
import { MatrixCell } from './matrix-cell.tsx';

interface AvailabilityMatrixProps {
  teamId: number;
  events: readonly EventDto[];
  members: readonly TeamMember[];
}

/** A row per player, a column per event. */
export function AvailabilityMatrix({ teamId, events, members }: AvailabilityMatrixProps) {
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
              <EventHeader key={event.id} teamId={teamId} event={event} />
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">{member.name}</th>
              {events.map((event) => (
                <MatrixCell key={event.id} teamId={teamId} event={event} member={member} />
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

function EventHeader({ teamId, event }: { teamId: number; event: EventDto }) {
  const { isError, refetch } = useListEventAvailabilitiesQuery({ id: event.id, teamId });
  const { weekday, day, month } = dateParts(event.date);
  return (
    <th scope="col">
      <Text size="secondary" as="div" muted numeric>
        {weekday} {day} {month}
        <br />
        <ShortStart {...event} />
      </Text>
      <Text size="secondary" as="div">
        <TextLink to={`?tab=availability&event=${event.id}`}>{event.title}</TextLink>
      </Text>
      {isError && <IconButton icon={RotateCw} label={`Try again: ${event.title}`} onClick={() => void refetch()} />}
    </th>
  );
}

/** Scrolls sideways while the column of names stays visible. Positioned, because hidden text for screen readers would widen the page. */
const Scroller = styled.div`
  position: relative;
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
    min-width: 128px;
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
