import { IconButton, Text, theme } from '@touchline/ui';
import UserMinus from 'lucide-react/icons/user-minus';
import { styled } from 'styled-components';
import { JerseyField, PositionField } from './roster-fields.tsx';
import { type Player } from './roster.ts';

interface RosterListProps {
  teamId: number;
  players: readonly Player[];
  onRemove: (player: Player) => void;
}

/** The roster on a phone: the number first, as on the shirt. */
export function RosterList({ teamId, players, onRemove }: RosterListProps) {
  return (
    <Players aria-label="Team Roster">
      {players.map((player) => (
        <Line key={player.id}>
          <JerseyField teamId={teamId} member={player} />
          <div>
            <Text size="name" as="div">
              {player.name}
            </Text>
            <Text size="secondary" muted numeric>
              Age {player.age}
            </Text>
          </div>
          <IconButton icon={UserMinus} label={`Remove ${player.name}`} tone="danger" onClick={() => onRemove(player)} />
          <Below>
            <PositionField teamId={teamId} member={player} />
          </Below>
        </Line>
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

const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  padding: ${theme.space.s};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
`;
