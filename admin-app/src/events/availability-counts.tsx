import { type EventCountsDto } from '@touchline/api-client';
import { type AvailabilityStatus } from '@touchline/domain';
import { Icon, Row, StatBar, Text, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { availabilityStatuses, availabilityDisplay } from './availability-display.ts';

interface AvailabilityCountsProps {
  counts: EventCountsDto;
  /** Icons and numbers without visible labels. */
  compact?: boolean;
}

/** The number of players per availability, also as a thin bar. */
export function AvailabilityCounts({ counts, compact }: AvailabilityCountsProps) {
  // Pending is neutral, so that the bar fills up with responses.
  const shares = availabilityStatuses.map((status) => ({
    label: availabilityDisplay[status].label,
    value: counts[status],
    tone: status === 'pending' ? ('neutral' as const) : availabilityDisplay[status].tone,
  }));
  return (
    <Counts $compact={compact}>
      <Numbers>
        {availabilityStatuses.map((status) => (
          <Count key={status} status={status} value={counts[status]} compact={compact} />
        ))}
      </Numbers>
      <div aria-hidden>
        <StatBar shares={shares} />
      </div>
    </Counts>
  );
}

function Count({ status, value, compact }: { status: AvailabilityStatus; value: number; compact?: boolean }) {
  const { label, icon, tone } = availabilityDisplay[status];
  return (
    <Text as="span" size="secondary" strong numeric tone={tone}>
      <Row gap="xxs" as="span" noWrap>
        <Icon of={icon} size="small" />
        {value}
        {compact ? <VisuallyHidden> {label}</VisuallyHidden> : <span> {label}</span>}
      </Row>
    </Text>
  );
}

/** In a table, the column is as wide as the numbers. */
const Counts = styled.div<{ $compact?: boolean }>`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: ${({ $compact }) => ($compact ? 'max-content' : '0')};
`;

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s};
  white-space: nowrap;
`;
