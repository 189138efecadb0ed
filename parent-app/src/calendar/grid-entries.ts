import { type EventInput } from '@fullcalendar/react';
import { type EventDto } from '@touchline/api-client';
import { type CivilDate, type ClockTime } from '@touchline/domain';
import { type CalendarView } from './calendar-period.ts';
import { byDay } from './day-list.tsx';

/** How many events a day of the month shows; the others are a number. */
const perDay = 1;

/** What a grid entry stands for: an event, or those of a day that there was no room for. */
export type Entry = { event: EventDto } | { more: number; date: CivilDate };

/** The entries of a grid. A month is given no more than it shows: it is as quick with a thousand events as with thirty. */
export function gridEntries(view: CalendarView, events: readonly EventDto[]): EventInput[] {
  if (view !== 'month') return events.map(eventEntry);
  return byDay(events).flatMap(({ date, events: ofDay }) => {
    const more = ofDay.length - perDay;
    const shown = ofDay.slice(0, perDay).map(eventEntry);
    return more > 0 ? [...shown, moreEntry(date, more)] : shown;
  });
}

/** Times are the club's wall clock; the grid is told that it is UTC, so no zone can shift them. */
const eventEntry = (event: EventDto): EventInput => ({
  id: String(event.id),
  title: event.title,
  start: `${event.date}T${event.startTime}`,
  ...(event.endTime && event.endTime > event.startTime && { end: `${event.date}T${event.endTime}` }),
  order: 0,
  extendedProps: { entry: { event } satisfies Entry },
});

const moreEntry = (date: CivilDate, more: number): EventInput => ({
  id: `more-${date}`,
  title: `+${more} more`,
  start: `${date}T00:00`,
  end: `${date}T00:30`,
  order: 1,
  extendedProps: { entry: { more, date } satisfies Entry },
});

/** The hours that a week or a day shows: those of the events, and at least the afternoon. */
export function hoursOf(events: readonly EventDto[]): { slotMinTime: ClockTime; slotMaxTime: string } {
  const first = Math.min(9, ...events.map(({ startTime }) => hourOf(startTime)));
  const last = Math.max(19, ...events.map(({ startTime, endTime }) => hourOf(endTime ?? startTime) + 1));
  return { slotMinTime: clock(first), slotMaxTime: clock(Math.min(last + 1, 24)) };
}

const hourOf = (time: ClockTime): number => Number(time.slice(0, 2));
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
