import { serverMessage, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { AlsoPlays, AnswerControl, availabilityDisplay, awayDisplay, instantDate, useShell } from '@touchline/app-core';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { Badge, media, Row, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { type MemberAvailability } from './team-availability.ts';

/** A player's availability, which staff can set on the player's behalf. */
export function PlayerRow({ eventId, member }: { eventId: number; member: MemberAvailability }) {
  const { club } = useShell();
  const [respond, { isLoading, error }] = useAnswerAvailabilityMutation();
  const { childId, name, isAvailable, isAway, movedFrom, isLate, respondedAt, alsoPlays } = member;
  const status = availabilityStatus(isAvailable);
  const { label, icon, tone } = isAway ? awayDisplay : availabilityDisplay[status];

  const setStatus = (next: AvailabilityStatus) => {
    if (next !== status || movedFrom) void respond({ eventId, childId, isAvailable: next === 'available' });
  };

  return (
    <Item>
      <Stack gap="xxs">
        <Text size="name">{name}</Text>
        <Row>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
          {isLate && <Badge tone="warn">Withdrew late</Badge>}
          {movedFrom && <Badge tone="warn">Unconfirmed</Badge>}
          {respondedAt && (
            <Text size="secondary" as="span" muted>
              {movedFrom ? 'Answered' : 'Confirmed'} on {instantDate(respondedAt, club.timeZone)}
            </Text>
          )}
        </Row>
        <AlsoPlays events={alsoPlays} />
        {error !== undefined && (
          <Text size="secondary" tone="danger">
            {serverMessage(error, 'Something went wrong')}
          </Text>
        )}
      </Stack>
      <AnswerControl
        label={`Availability of ${name}`}
        value={status === 'pending' || movedFrom ? null : status}
        before={movedFrom ? isAvailable : null}
        onAnswer={setStatus}
        saving={isLoading ? status : null}
      />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space.xs};
  align-items: center;
  padding: ${theme.space.s} 0;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 352px);
  }
`;
