import { type EventDto, type TeamDto, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { media, Progress, Row, Skeleton, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { availabilityDisplay, availabilityStatuses } from '../../events/availability-display.ts';
import { PlayerRow } from './player-row.tsx';
import { countAvailability, type MemberAvailability, responseRate, teamAvailability } from './team-availability.ts';

/** The team's availability for an event: counts, response rate and a row per player. */
export function EventAvailabilityPanel({ team, event }: { team: TeamDto; event: EventDto }) {
  const availabilities = useListEventAvailabilitiesQuery({ id: event.id });
  return (
    <Panel>
      <QueryList
        query={{ ...availabilities, data: availabilities.data && teamAvailability(team, availabilities.data) }}
        loading={<Skeleton shape="row" count={3} label="Loading availability..." />}
        error="Error loading availability. Please try again."
        empty={<Text muted>No Players in Team</Text>}
      >
        {(members) => (
          <>
            <Summary members={members} />
            <Stack as="ul" gap="xxs" label={`Players for ${event.title}`}>
              {members.map((member) => (
                <PlayerRow key={member.childId} eventId={event.id} member={member} />
              ))}
            </Stack>
          </>
        )}
      </QueryList>
    </Panel>
  );
}

function Summary({ members }: { members: readonly MemberAvailability[] }) {
  const counts = countAvailability(members);
  const rate = responseRate(counts);
  return (
    <>
      <Tiles>
        {availabilityStatuses.map((status) => (
          <Tile key={status}>
            <Label>{availabilityDisplay[status].label}</Label>
            <Text size="name" as="dd" numeric tone={availabilityDisplay[status].tone}>
              {counts[status]} of {members.length}
            </Text>
          </Tile>
        ))}
      </Tiles>
      <Stack gap="xxs">
        <Row justify="between">
          <Text size="secondary">Response rate</Text>
          <Text size="secondary" strong numeric>
            {rate}%
          </Text>
        </Row>
        <Progress label="Response rate" value={rate} />
      </Stack>
    </>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};

  ${media.phone} {
    margin-inline: calc(-1 * ${theme.space.xs});
  }
`;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xs};
`;

const Tile = styled.div`
  padding: ${theme.space.xs} ${theme.space.xxs};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  text-align: center;
`;

const Label = styled.dt`
  color: ${theme.color.muted};
  font: ${theme.font.tiny};
`;
