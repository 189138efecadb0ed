import { availabilityDisplay, availabilityStatuses, awayDisplay } from '@touchline/app-core';
import { type AvailabilityStatus } from '@touchline/domain';
import { Icon, type LucideIcon, Row, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { type MarkLook, markLook } from './mark-look.ts';

interface Entry {
  status: AvailabilityStatus;
  icon: LucideIcon;
  words: string;
  isUnconfirmed?: boolean;
}

const entries: readonly Entry[] = [
  ...availabilityStatuses.map((status) => ({
    status,
    icon: availabilityDisplay[status].icon,
    words: availabilityDisplay[status].label,
  })),
  {
    status: 'available',
    icon: availabilityDisplay.available.icon,
    words: 'Not confirmed since the event changed',
    isUnconfirmed: true,
  },
  { status: 'pending', icon: awayDisplay.icon, words: awayDisplay.label },
];

/** What the marks of the matrix mean. */
export const MatrixLegend = () => (
  <Row as="ul" gap="m" label="What the marks mean">
    {entries.map(({ words, icon, status, isUnconfirmed = false }) => (
      <Entry key={words}>
        <Mark $status={status} $isUnconfirmed={isUnconfirmed}>
          <Icon of={icon} size="small" />
        </Mark>
        <Text size="secondary" as="span" muted>
          {words}
        </Text>
      </Entry>
    ))}
    <Entry>
      <span aria-hidden>–</span>
      <Text size="secondary" as="span" muted>
        Not invited
      </Text>
    </Entry>
  </Row>
);

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Mark = styled.span<MarkLook>`
  ${markLook}
  width: 24px;
  height: 24px;
`;
