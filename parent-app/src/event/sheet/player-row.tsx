import { AlsoPlays, AnswerControl } from '@touchline/app-core';
import { type AvailabilityStatus } from '@touchline/domain';
import { Badge, Button, Text, theme, titleLinkLook, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { Link } from '@touchline/router';
import { type Player } from './players.ts';
import { rowId } from './use-focus-on-move.ts';

interface PlayerRowProps {
  player: Player;
  /** Opens the player's own sheet. */
  to: string;
  /** Why the last response failed. */
  failure?: string;
  isChanging: boolean;
  onChange: (childId: number | null) => void;
  onRespond: (player: Player, status: AvailabilityStatus) => void;
}

/** `7 Mia Keller`, with buttons while the response is missing and "Change" afterwards. */
export function PlayerRow({ player, to, failure, isChanging, onChange, onRespond }: PlayerRowProps) {
  const { childId, name, status, isAway, isUnconfirmed, jerseyNumber, position, team, isLate, note, alsoPlays } =
    player;
  const label = `Availability of ${name}`;
  const respond = (next: AvailabilityStatus) => onRespond(player, next);

  return (
    <Item
      id={rowId(childId)}
      data-group={status}
      onKeyDown={({ key }) => key === 'Escape' && isChanging && onChange(null)}
    >
      <Row>
        <Number>{jerseyNumber}</Number>
        <div>
          <Name to={to}>{name}</Name>{' '}
          {isAway && (
            <>
              <Badge>Away</Badge>{' '}
            </>
          )}
          {isUnconfirmed && (
            <>
              <Badge tone="warn">Unconfirmed</Badge>{' '}
            </>
          )}
          {isLate && (
            <>
              <Badge tone="warn">
                <span aria-hidden>Withdrew late</span>
                <VisuallyHidden>Withdrew after the deadline</VisuallyHidden>
              </Badge>{' '}
            </>
          )}
          {position && (
            <Text size="secondary" as="span" muted>
              {position}
            </Text>
          )}
          {note && <Text size="secondary">{note}</Text>}
          <AlsoPlays events={alsoPlays} />
          {team && (
            <Text size="secondary" muted>
              {team}
            </Text>
          )}
        </div>
        {status === 'pending' ? (
          <AnswerControl label={label} look="compact" value={null} onAnswer={respond} />
        ) : (
          <Button
            variant="plain"
            label={`Change: ${name}`}
            aria-expanded={isChanging}
            onClick={() => onChange(isChanging ? null : childId)}
          >
            Change
          </Button>
        )}
        {isChanging && status !== 'pending' && (
          <Wide>
            <AnswerControl
              label={label}
              canClear
              value={isUnconfirmed ? null : status}
              before={isUnconfirmed ? status === 'available' : null}
              onAnswer={respond}
            />
          </Wide>
        )}
        {failure && (
          <Wide role="status">
            <Text size="secondary" tone="danger" strong>
              {failure}
            </Text>
          </Wide>
        )}
      </Row>
    </Item>
  );
}

/** A size container, so that the choices show words where they have room. */
const Item = styled.li`
  container-type: inline-size;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.xs};
  min-height: 56px;
  padding: ${theme.space.xxs} ${theme.space.xs} ${theme.space.xxs} ${theme.space.s};
`;

const Number = styled.span`
  color: ${theme.color.muted};
  font: ${theme.font.control};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Name = styled(Link)`
  ${titleLinkLook}
  display: inline-block;
  max-width: 100%;
  padding-block: 10px;
  margin-block: -10px;
  overflow-wrap: anywhere;
  font: ${theme.font.control};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  padding-bottom: ${theme.space.xxs};
`;
