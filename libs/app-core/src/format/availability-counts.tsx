import { type EventCountsDto, type EventDto } from '@touchline/api-client';
import { Icon, Row, StatBar, Text, theme } from '@touchline/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { availabilityDisplay, availabilityStatuses } from './availability-display.ts';

type Look = 'line' | 'column' | 'sheet';

/** The responses for an event, for staff; nothing for a cancelled one, because nobody is asked. */
export function EventCounts({ event: { status, counts }, look }: { event: EventDto; look?: Look }) {
  return status !== 'cancelled' && counts && <AvailabilityCounts counts={counts} look={look} />;
}

interface AvailabilityCountsProps {
  counts: EventCountsDto;
  /** `column` puts one count below the other, for tables; `sheet` says `11 coming` instead of `11 Available`. */
  look?: Look;
}

/** The number of players per availability in words and as a thin bar, the same on every screen. */
export function AvailabilityCounts({ counts, look = 'line' }: AvailabilityCountsProps) {
  const words = look === 'sheet' ? 'count' : 'label';
  // Pending is neutral, so that the bar fills up with responses.
  const shares = availabilityStatuses.map((status) => ({
    label: availabilityDisplay[status].label,
    value: counts[status],
    tone: status === 'pending' ? ('neutral' as const) : availabilityDisplay[status].tone,
  }));
  return (
    <Counts>
      <Numbers $look={look}>
        {availabilityStatuses.map((status) => (
          <Text key={status} as="span" size="secondary" strong numeric tone={availabilityDisplay[status].tone}>
            <Row gap="xxs" as="span" noWrap>
              <Icon of={availabilityDisplay[status].icon} size="small" />
              <span>
                {counts[status].toLocaleString('en-US')} {availabilityDisplay[status][words]}
              </span>
            </Row>
          </Text>
        ))}
      </Numbers>
      <div aria-hidden>
        <StatBar shares={shares} />
      </div>
      <CountNotes counts={counts} />
    </Counts>
  );
}

/** `3 unconfirmed · 5 of 14 away`, if there are any. */
export function CountNotes({ counts }: { counts: EventCountsDto }) {
  const { available, unavailable, pending, unconfirmedCount, awayCount } = counts;
  const total = available + unavailable + pending;
  // An earlier server sends neither count.
  const notes = [
    unconfirmedCount > 0 && `${unconfirmedCount.toLocaleString('en-US')} unconfirmed`,
    awayCount > 0 && `${awayCount.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} away`,
  ].filter((note) => note !== false);
  return (
    notes.length > 0 && (
      <Text size="secondary" numeric muted>
        {notes.map((note, at) => (
          <Fragment key={note}>
            {at > 0 && ' · '}
            <Note>{note}</Note>
          </Fragment>
        ))}
      </Text>
    )
  );
}

const Note = styled.span`
  white-space: nowrap;
`;

const Counts = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: 0;
`;

const Numbers = styled.div<{ $look: string }>`
  display: ${({ $look }) => ($look === 'column' ? 'grid' : 'flex')};
  flex-wrap: wrap;
  gap: 0 ${({ $look }) => ($look === 'sheet' ? theme.space.m : theme.space.s)};
  white-space: nowrap;
`;
