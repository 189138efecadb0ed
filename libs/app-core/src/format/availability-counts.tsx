import { type EventCountsDto, type EventDto } from '@touchline/api-client';
import { numberWords } from '@touchline/domain';
import { Icon, media, Row, StatBar, Text, theme, toneColor, VisuallyHidden } from '@touchline/ui';
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
          <Text key={status} as="span" size="secondary" numeric tone={availabilityDisplay[status].tone}>
            <Row gap="xxs" as="span" noWrap>
              <Icon of={availabilityDisplay[status].icon} size="small" />
              <span>
                {numberWords(counts[status])} {availabilityDisplay[status][words]}
              </span>
            </Row>
          </Text>
        ))}
      </Numbers>
      <Bar aria-hidden $look={look}>
        <StatBar shares={shares} />
      </Bar>
      <CountNotes counts={counts} />
    </Counts>
  );
}

interface CountMarksProps {
  event: EventDto;
  /** Counts of three digits may take two lines: in a table, whose other columns need the width. */
  canWrap?: boolean;
}

/** `✓ 8 ✕ 3`, without zeros: the responses in a row of a list, for staff; nothing for a cancelled event. */
export function CountMarks({ event: { status, counts }, canWrap = false }: CountMarksProps) {
  if (status === 'cancelled' || !counts) return null;
  const isWide = availabilityStatuses.some((one) => counts[one] > 99);
  const wraps = canWrap && isWide;
  return (
    <Marks $wraps={wraps}>
      <Row noWrap={!wraps} justify="end">
        {availabilityStatuses
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <Text key={status} as="span" size="secondary" numeric>
              <Row gap="xxs" as="span" noWrap>
                <Sign style={{ color: toneColor[availabilityDisplay[status].tone].strong }}>
                  <Icon of={availabilityDisplay[status].icon} size="small" />
                </Sign>
                <span>
                  {numberWords(counts[status])}
                  <VisuallyHidden> {availabilityDisplay[status].label}</VisuallyHidden>
                </span>
              </Row>
            </Text>
          ))}
      </Row>
      <CountNotes counts={counts} />
    </Marks>
  );
}

/** On the right; the type of the event beside it gives way. */
const Marks = styled.div<{ $wraps: boolean }>`
  display: grid;
  flex: none;
  justify-items: end;
  min-width: ${({ $wraps }) => ($wraps ? 'auto' : 'max-content')};
  margin-left: auto;
  white-space: nowrap;
`;

const Sign = styled.span`
  display: inline-flex;
`;

/** `3 unconfirmed · 5 of 14 away`, if there are any. */
export function CountNotes({ counts }: { counts: EventCountsDto }) {
  const { available, unavailable, pending, unconfirmedCount, awayCount } = counts;
  const total = available + unavailable + pending;
  // An earlier server sends neither count.
  const notes = [
    unconfirmedCount > 0 && `${numberWords(unconfirmedCount)} unconfirmed`,
    awayCount > 0 && `${numberWords(awayCount)} of ${numberWords(total)} away`,
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

/** At the pitch, the names below it are worth more than the bar. */
const Bar = styled.div<{ $look: Look }>`
  ${media.phone} {
    ${({ $look }) => $look === 'sheet' && 'display: none;'}
  }
`;

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
