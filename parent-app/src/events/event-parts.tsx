import { type EventDto } from '@touchline/api-client';
import { timeWords, useToday } from '@touchline/app-core';
import { addDays, type CivilDate } from '@touchline/domain';

/** `Today 10:30 AM – 12:00 PM, meet 10:00 AM`, `Tomorrow: Time to be confirmed` */
export function EventTime({ event }: { event: EventDto }) {
  const day = nearDay(event.date, useToday());
  return (
    <>
      {day && `${day}${event.isTimeToBeConfirmed ? ': ' : ' '}`}
      {timeWords(event)}
    </>
  );
}

function nearDay(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : '';
}
