import { type EventDto } from '@touchline/api-client';
import { addDays, type CivilDate } from '@touchline/domain';
import { theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { nearDate } from '../format/formats.ts';
import { ShortStart } from './short-start.tsx';

interface EventWhenProps extends Pick<EventDto, 'date' | 'startTime' | 'isTimeToBeConfirmed'> {
  /** Where the club is. */
  today: CivilDate;
  children?: ReactNode;
}

/** The day and the time, left in a row. */
export const EventWhen = ({ date, today, children, ...start }: EventWhenProps) => (
  <When>
    <Day>{nearDayWords(date, today)}</Day>{' '}
    <Time>
      <ShortStart {...start} />
    </Time>{' '}
    {children}
  </When>
);

function nearDayWords(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : nearDate(date);
}

const When = styled.p`
  display: grid;
  flex: none;
  width: 4.75rem;
  font-variant-numeric: tabular-nums;
`;

const Day = styled.span`
  color: ${theme.color.muted};
  font: ${theme.font.tiny};
  line-height: 1.5rem;
  white-space: nowrap;
`;

const Time = styled.span`
  font: ${theme.font.number};
`;
