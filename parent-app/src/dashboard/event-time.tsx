import { type EventDto } from '@touchline/api-client';
import { clockTime, useToday } from '@touchline/app-core';
import { addDays, type CivilDate } from '@touchline/domain';
import { styled } from 'styled-components';

/** When one has to be there: `Today 10:30 AM – 12:00 PM, report 10:00 AM`. */
export function EventTime({ event: { date, startTime, endTime, reportingTime } }: { event: EventDto }) {
  const today = useToday();
  return (
    <>
      {nearDay(date, today)}
      <Whole>{clockTime(startTime)}</Whole>
      {endTime && ' – '}
      {endTime && <Whole>{clockTime(endTime)}</Whole>}
      {reportingTime && ', '}
      {reportingTime && <Whole>report {clockTime(reportingTime)}</Whole>}
    </>
  );
}

/** The date block says it all, but this is read at a glance. */
function nearDay(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'Today ';
  return date === addDays(today, 1) ? 'Tomorrow ' : '';
}

/** Breaks before it, not within. */
const Whole = styled.span`
  white-space: nowrap;
`;
