import { type AvailabilityStatus } from '@touchline/domain';
import { Badge, Button, Text, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { ResponseButtons } from './response-buttons.tsx';
import { type Player } from './players.ts';
import { rowId } from './use-focus-on-move.ts';

interface PlayerRowProps {
  player: Player;
  /** Why the last response failed. */
  failure?: string;
  isChanging: boolean;
  onChange: (childId: number | null) => void;
  onRespond: (player: Player, status: AvailabilityStatus) => void;
}

/** `7 Mia Keller`, with buttons while the response is missing and "Change" afterwards. */
export function PlayerRow({ player, failure, isChanging, onChange, onRespond }: PlayerRowProps) {
  const { childId, name, status, isAway, isUnconfirmed, jerseyNumber, position, team, isLate, note } = player;
  const respond = (next: AvailabilityStatus) => onRespond(player, next);

  return (
    <Row
      id={rowId(childId)}
      data-group={status}
      onKeyDown={({ key }) => key === 'Escape' && isChanging && onChange(null)}
    >
      <Number>{jerseyNumber}</Number>
      <div>
        <Text size="name">{name}</Text>{' '}
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
        {team && (
          <Text size="secondary" muted>
            {team}
          </Text>
        )}
      </div>
      {status === 'pending' ? (
        <ResponseButtons look="icons" name={name} status={status} onRespond={respond} />
      ) : (
        <Button
          variant="quiet"
          label={`Change: ${name}`}
          aria-expanded={isChanging}
          onClick={() => onChange(isChanging ? null : childId)}
        >
          Change
        </Button>
      )}
      {isChanging && status !== 'pending' && (
        <Wide>
          <ResponseButtons look="words" name={name} status={status} onRespond={respond} />
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
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.xs};
  min-height: 56px;
  padding: ${theme.space.xxs} ${theme.space.xs} ${theme.space.xxs} ${theme.space.s};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Number = styled.span`
  color: ${theme.color.muted};
  font: ${theme.font.name};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  padding-bottom: ${theme.space.xxs};
`;
