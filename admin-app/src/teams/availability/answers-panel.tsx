import { type EventDto, type TeamDto, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { media, Progress, Row, Skeleton, Stack, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { answerStates, answerWords } from '../../events/answers.ts';
import { PlayerRow } from './player-row.tsx';
import { answersOfTeam, countAnswers, type PlayerAnswer, responseRate } from './team-answers.ts';

/** Who comes to an event: counts of the team, how many have answered, and a line for each player. */
export function AnswersPanel({ team, event }: { team: TeamDto; event: EventDto }) {
  const answers = useListEventAvailabilitiesQuery({ id: event.id });
  return (
    <Opened>
      <QueryList
        query={{ ...answers, data: answers.data && answersOfTeam(team, answers.data) }}
        loading={<Skeleton shape="row" count={3} label="Loading availability..." />}
        error="Error loading availability. Please try again."
        empty={<Text muted>No Players in Team</Text>}
      >
        {(players) => (
          <>
            <Summary players={players} />
            <Stack as="ul" gap="xxs" label={`Players for ${event.title}`}>
              {players.map((player) => (
                <PlayerRow key={player.childId} eventId={event.id} player={player} />
              ))}
            </Stack>
          </>
        )}
      </QueryList>
    </Opened>
  );
}

function Summary({ players }: { players: readonly PlayerAnswer[] }) {
  const counts = countAnswers(players);
  const rate = responseRate(counts);
  return (
    <>
      <Tiles>
        {answerStates.map((state) => (
          <Tile key={state}>
            <Label>{answerWords[state].label}</Label>
            <Text size="name" as="dd" numeric tone={answerWords[state].tone}>
              {counts[state]} of {players.length}
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

const Opened = styled.div`
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
