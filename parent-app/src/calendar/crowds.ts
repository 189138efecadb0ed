import { type EventDto } from '@touchline/api-client';
import { type ClockTime, endOf } from '@touchline/domain';

/** From how many events at the same time on a day lists them, because columns would be too narrow to read. */
const crowdSize = 3;

/** Events of a day one after the other, of which three or more are at the same time. */
export interface Crowd {
  events: readonly EventDto[];
  from: ClockTime;
  to: ClockTime;
}

/** When an event ends on its own day, at the latest at 23:59. */
export function endOnDay(event: Pick<EventDto, 'date' | 'startTime' | 'endTime'>): ClockTime {
  const { date, time } = endOf(event);
  return date === event.date ? time : '23:59';
}

/** The events of a day, sorted by start, in those that stand alone and crowds. */
export function crowdsOf(events: readonly EventDto[]): { single: EventDto[]; crowds: Crowd[] } {
  const runs: Crowd[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && event.startTime < last.to) {
      const to = endOnDay(event) > last.to ? endOnDay(event) : last.to;
      runs[runs.length - 1] = { ...last, events: [...last.events, event], to };
    } else runs.push({ events: [event], from: event.startTime, to: endOnDay(event) });
  }
  const isCrowd = (run: Crowd) => run.events.some((event) => countAt(run.events, event.startTime) >= crowdSize);
  return { single: runs.filter((run) => !isCrowd(run)).flatMap((run) => run.events), crowds: runs.filter(isCrowd) };
}

const countAt = (events: readonly EventDto[], time: ClockTime): number =>
  events.filter((event) => event.startTime <= time && time < endOnDay(event)).length;

/** How many events of a crowd are where: `Pitch 1: 3`, most first. */
export function placesOf(events: readonly EventDto[]): string[] {
  const counts = new Map<string, number>();
  for (const { location, locationDetail } of events) {
    const place = locationDetail ?? location?.split(', ').at(-1) ?? 'No place yet';
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([place, count]) => `${place}: ${count}`);
}
