import { availabilityDisplay } from '@touchline/app-core';
import { type AvailabilityStatus, numberWords } from '@touchline/domain';
import { Button, Icon, media, Text, theme } from '@touchline/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { PlayerRow } from './player-row.tsx';
import { type Player } from './players.ts';

interface SheetGroupProps {
  status: AvailabilityStatus;
  players: readonly Player[];
  /** Why a response failed, by child. */
  failures: Partial<Record<number, string>>;
  /** The address at which the player's own sheet is open. */
  pathTo: (player: Player) => string;
  /** The child whose response is being changed. */
  changing: number | null;
  onChange: (childId: number | null) => void;
  onRespond: (player: Player, status: AvailabilityStatus) => void;
  /** Beside the title of a group with players. */
  children?: ReactNode;
}

const titles: Record<AvailabilityStatus, string> = {
  available: 'Coming',
  unavailable: 'Not coming',
  pending: 'No answer',
};
const nobody: Record<AvailabilityStatus, string> = {
  available: 'Nobody yet',
  unavailable: 'Nobody',
  pending: 'Everybody has answered',
};

const pageSize = 50;

/** The players with the same availability. */
export function SheetGroup(props: SheetGroupProps) {
  const { status, players, failures, pathTo, changing, onChange, onRespond, children } = props;
  const [shown, setShown] = useState(pageSize);
  const id = useId();
  const rest = players.length - shown;
  const { icon, tone } = availabilityDisplay[status];

  return (
    <Section aria-labelledby={id}>
      <Head>
        <Text size="name" as="h2" id={id} numeric tone={tone}>
          <Title>
            <Icon of={icon} size="small" />
            {titles[status]} {numberWords(players.length)}
          </Title>
        </Text>
        {players.length > 0 && children}
      </Head>
      {players.length === 0 && <Text muted>{nobody[status]}</Text>}
      <Rows role="list" aria-labelledby={id}>
        {players.slice(0, shown).map((player) => (
          <PlayerRow
            key={player.childId}
            player={player}
            to={pathTo(player)}
            failure={failures[player.childId]}
            isChanging={changing === player.childId}
            onChange={onChange}
            onRespond={onRespond}
          />
        ))}
      </Rows>
      {rest > 0 && (
        <Button variant="secondary" full onClick={() => setShown(shown + pageSize)}>
          Show {Math.min(rest, pageSize)} more
        </Button>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s};

  /* As high as that with a button, because the groups are side by side. */
  ${media.desktop} {
    min-height: ${theme.size.touch};
  }
`;

const Title = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
`;

const Rows = styled.ul`
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;

  &:empty {
    display: none;
  }
`;
