import { type EventDto, type TeamDto, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { availabilityDisplay, availabilityStatuses, CountNotes, QueryList } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Icon, media, Progress, Row, Skeleton, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { PlayerRow } from './player-row.tsx';
import { countAvailability, type MemberAvailability, responseRate, teamAvailability } from './team-availability.ts';

/** The team's availability for an event: counts, response rate and a row per player; nothing of a cancelled one. */
export function EventAvailabilityPanel({ team, event }: { team: TeamDto; event: EventDto }) {
  const isCancelled = event.status === 'cancelled';
  const availabilities = useListEventAvailabilitiesQuery({ id: event.id, teamId: team.id }, { skip: isCancelled });
  if (isCancelled) {
    return (
      <Panel>
        <Text muted>{messages.eventCancelled}</Text>
      </Panel>
    );
  }
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

/** The only summary of an open event: the card's own counts are hidden. */
function Summary({ members }: { members: readonly MemberAvailability[] }) {
  const counts = countAvailability(members);
  const rate = responseRate(counts);
  return (
    <Stack gap="xs">
      <Counts>
        {availabilityStatuses.map((status) => {
          const { label, icon, tone } = availabilityDisplay[status];
          return (
            <Count key={status}>
              <Label>
                <Icon of={icon} size="small" />
                {label}
              </Label>
              <Text size="secondary" as="dd" strong numeric tone={tone}>
                {counts[status]} of {members.length}
              </Text>
            </Count>
          );
        })}
      </Counts>
      <CountNotes counts={counts} />
      <Row justify="between">
        <Text size="secondary">Response rate</Text>
        <Text size="secondary" strong numeric>
          {rate}%
        </Text>
      </Row>
      <Progress label="Response rate" value={rate} />
    </Stack>
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

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  font: ${theme.font.secondary};
`;

const Count = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
`;

const Label = styled.dt`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
`;
