import { type RosterMemberDto } from '@touchline/api-client';
import { Text, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';

/** The roster on a phone: the number first, as on the shirt. */
export function RosterList({ members }: { members: readonly RosterMemberDto[] }) {
  return (
    <Players aria-label="Team Roster">
      {members.map(({ id, name, age, jerseyNumber, position }) => (
        <Player key={id ?? name}>
          <Shirt>
            <VisuallyHidden>Jersey # </VisuallyHidden>
            {jerseyNumber ?? '–'}
          </Shirt>
          <div>
            <Text size="name" as="div">
              {name}
            </Text>
            <Text size="secondary" muted numeric>
              Age {age}
              {position && ` · ${position}`}
            </Text>
          </div>
        </Player>
      ))}
    </Players>
  );
}

const Players = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;
`;

const Player = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Shirt = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 40px;
  height: 40px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  font: ${theme.font.name};
  font-variant-numeric: tabular-nums;
`;
