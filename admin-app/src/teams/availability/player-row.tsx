import { serverMessage, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { Badge, media, Row, SegmentedControl, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { answerWords } from '../../events/answers.ts';
import { type PlayerAnswer } from './team-answers.ts';

const choices = (['available', 'unavailable'] as const).map((value) => ({ value, ...answerWords[value] }));

/** One player's answer, and staff's way to give it on the player's behalf. */
export function PlayerRow({ eventId, player }: { eventId: number; player: PlayerAnswer }) {
  const { club } = useShell();
  const [answer, { isLoading, error }] = useAnswerAvailabilityMutation();
  const { childId, name, isAvailable, respondedAt } = player;
  const state = availabilityStatus(isAvailable);
  const { label, icon, tone } = answerWords[state];

  const mark = (next: Exclude<AvailabilityStatus, 'pending'>) => {
    if (next !== state) void answer({ eventId, childId, isAvailable: next === 'available' });
  };

  return (
    <Line>
      <Stack gap="xxs">
        <Text size="name">{name}</Text>
        <Row>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
          {respondedAt && (
            <Text size="secondary" as="span" muted>
              Confirmed on {instantDate(respondedAt, club.timeZone)}
            </Text>
          )}
        </Row>
        {error !== undefined && (
          <Text size="secondary" tone="danger">
            {serverMessage(error, 'Something went wrong')}
          </Text>
        )}
      </Stack>
      <SegmentedControl
        label={`Availability of ${name}`}
        options={choices}
        value={state === 'pending' ? null : state}
        onChange={mark}
        busy={isLoading}
      />
    </Line>
  );
}

const Line = styled.li`
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
