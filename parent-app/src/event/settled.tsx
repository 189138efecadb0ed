import { type AvailabilityStatus } from '@touchline/domain';
import { Button, Icon, Text, theme } from '@touchline/ui';
import { availabilityDisplay, awayDisplay } from '@touchline/app-core';
import { styled } from 'styled-components';

interface SettledProps {
  status: AvailabilityStatus;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  name: string;
  /** A line below, such as who has responded. */
  note?: string | null;
  /** Missing when nobody may respond any longer. */
  onChange?: () => void;
}

/** `✓ Mia is coming · Change`, on a soft tint. */
export const Settled = ({ status, isAway, name, note, onChange }: SettledProps) => (
  <Line $status={status}>
    <Icon of={(isAway ? awayDisplay : availabilityDisplay[status]).icon} />
    <Words>
      <Text>
        {name} {isAway ? 'is away' : words[status]}
      </Text>
      {note && (
        <Text size="secondary" muted>
          {note}
        </Text>
      )}
    </Words>
    {onChange && (
      <Button variant="quiet" label={`Change: ${name}`} onClick={onChange}>
        Change
      </Button>
    )}
  </Line>
);

const words: Record<AvailabilityStatus, string> = {
  available: 'is coming',
  unavailable: 'is not coming',
  pending: 'has not answered',
};

const tints: Record<AvailabilityStatus, [soft: string, strong: string]> = {
  available: [theme.color.accentSoft, theme.color.accent],
  unavailable: [theme.color.dangerSoft, theme.color.danger],
  pending: [theme.color.raised, theme.color.muted],
};

const Line = styled.div<{ $status: AvailabilityStatus }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 52px;
  padding: ${theme.space.xxs} ${theme.space.xxs} ${theme.space.xxs} ${theme.space.m};
  border-radius: ${theme.radius.card};
  background: ${({ $status }) => tints[$status][0]};

  & > :first-child {
    color: ${({ $status }) => tints[$status][1]};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
