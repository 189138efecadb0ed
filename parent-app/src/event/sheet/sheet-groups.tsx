import { type EventDto } from '@touchline/api-client';
import { type AvailabilityStatus } from '@touchline/domain';
import { media, Text, theme, useMediaQuery } from '@touchline/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Player } from './players.ts';
import { RemindFamilies } from './remind-families.tsx';
import { SheetGroup } from './sheet-group.tsx';
import { useFocusOnMove } from './use-focus-on-move.ts';
import { usePlayerResponses } from './use-player-responses.ts';

interface SheetGroupsProps {
  event: EventDto;
  players: readonly Player[];
  /** The address at which the sheet of a player is open. */
  pathTo: (player: Player) => string;
  /** What was searched for. */
  search: string;
}

/** Silent players come first, because they are the work; beside each other they are on the right. */
const order = {
  narrow: ['pending', 'available', 'unavailable'],
  wide: ['available', 'unavailable', 'pending'],
} satisfies Record<string, AvailabilityStatus[]>;

const doubleTapMs = 350;

export function SheetGroups({ event, players, pathTo, search }: SheetGroupsProps) {
  const isWide = useMediaQuery(media.desktop);
  const { respond, failures } = usePlayerResponses(event.id);
  const [changing, setChanging] = useState<number | null>(null);
  const focusOn = useFocusOnMove();
  const last = useRef({ childId: 0, at: -doubleTapMs });

  const isAskedAgain =
    players.some(({ isUnconfirmed }) => isUnconfirmed) && players.every(({ status }) => status !== 'pending');

  if (players.length === 0) {
    return (
      <Text muted>
        {search ? `No player matches “${search.trim()}”.` : 'None of this team’s players is in this event.'}
      </Text>
    );
  }
  const set = (player: Player, status: AvailabilityStatus) => {
    // The next row moves under the finger, and the second tap of a double one is not for that player.
    const isDoubleTap = performance.now() - last.current.at < doubleTapMs && player.childId !== last.current.childId;
    if (isDoubleTap) return;
    last.current = { childId: player.childId, at: performance.now() };
    setChanging(null);
    // Someone who goes through the silent players finds the next one; a changed player is where the row has moved.
    const next = player.status === 'pending' ? nextSilent(players, player) : { ...player, status };
    focusOn(next && { childId: next.childId, group: next.status, choice: status });
    if (status !== player.status || player.isUnconfirmed) respond(player.childId, status);
  };

  return (
    <>
      {/* The group without an answer, which has this button otherwise, is empty. */}
      {isAskedAgain && <RemindFamilies event={event} />}
      <Groups>
        {(isWide ? order.wide : order.narrow).map((status) => (
          <SheetGroup
            key={status}
            status={status}
            players={players.filter((player) => player.status === status)}
            failures={failures}
            pathTo={pathTo}
            changing={changing}
            onChange={setChanging}
            onRespond={set}
          >
            {status === 'pending' && <RemindFamilies event={event} />}
          </SheetGroup>
        ))}
      </Groups>
    </>
  );
}

/** The silent player after this one, or else the one before. */
function nextSilent(players: readonly Player[], player: Player): Player | null {
  const silent = players.filter(({ status }) => status === 'pending');
  const at = silent.indexOf(player);
  return silent[at + 1] ?? silent[at - 1] ?? null;
}

const Groups = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr);
    gap: ${theme.space.m};
  }
`;
