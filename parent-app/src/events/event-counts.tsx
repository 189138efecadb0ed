import { type EventDto } from '@touchline/api-client';
import { Stack, StatBar, theme } from '@touchline/ui';
import { styled } from 'styled-components';

export function EventCounts({ event }: { event: EventDto }) {
  const { available, unavailable, pending } = event.counts ?? { available: 0, unavailable: 0, pending: 0 };
  return (
    <Stack gap="xxs">
      <Counts aria-hidden>
        <span>{available} ✓</span> <span>{unavailable} ✕</span> <span>{pending} ?</span>
      </Counts>
      <StatBar
        shares={[
          { label: 'Available', value: available, tone: 'accent' },
          { label: 'Unavailable', value: unavailable, tone: 'danger' },
          { label: 'unanswered', value: pending, tone: 'neutral' },
        ]}
      />
    </Stack>
  );
}

/** Hidden from screen readers, which read the bar below. */
const Counts = styled.p`
  display: flex;
  gap: ${theme.space.m};
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
`;
