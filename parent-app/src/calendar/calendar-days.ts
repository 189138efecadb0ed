import { type CalendarDayDto, type EventDto } from '@touchline/api-client';
import { type CivilDate } from '@touchline/domain';

/** A day with the number of its events and the first ones, or all of them. */
export type CalendarDay = CalendarDayDto;

/** Groups events by day and keeps their order. */
export function byDay(events: readonly EventDto[]): CalendarDay[] {
  const days = new Map<CivilDate, EventDto[]>();
  for (const event of events) {
    const ofDay = days.get(event.date);
    if (ofDay) ofDay.push(event);
    else days.set(event.date, [event]);
  }
  return [...days].map(([date, ofDay]) => ({ date, total: ofDay.length, events: ofDay }));
}

/** The days with the dates that have no events. */
export function withEmptyDays(dates: readonly CivilDate[], days: readonly CalendarDay[]): CalendarDay[] {
  const filled = new Map(days.map((day) => [day.date, day]));
  return dates.map((date) => filled.get(date) ?? { date, total: 0, events: [] });
}

/** A coach who is also a parent can RSVP for own children among the club's events. */
export function withOwnResponses(events: readonly EventDto[], own: readonly EventDto[] = []): EventDto[] {
  const availabilitiesById = new Map(own.map(({ id, availabilities }) => [id, availabilities]));
  return events.map((event) =>
    availabilitiesById.has(event.id) ? { ...event, availabilities: availabilitiesById.get(event.id) } : event,
  );
}
