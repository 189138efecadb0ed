import {
  type CivilDate,
  type ClockTime,
  minutesAfter,
  minutesBetween,
  type WallClock,
  type WallTime,
  wallTime,
} from '../civil-time.ts';
import * as messages from '../messages.ts';

/** How long an event without an end is assumed to last. */
export const assumedMinutes = 90;
/** An end before the start is on the next day if the event takes no longer than this. */
export const nightMinutes = 6 * 60;

interface StartAndEnd {
  startTime: ClockTime;
  endTime?: ClockTime | null;
}

const dayMinutes = 24 * 60;
const anyDay = '2000-01-01';

/** How long an event takes; null without an end, or if its end makes no sense. */
function knownMinutes({ startTime, endTime }: StartAndEnd): number | null {
  if (!endTime) return null;
  const minutes = minutesBetween(wallTime(anyDay, startTime), wallTime(anyDay, endTime));
  if (minutes > 0) return minutes;
  return minutes < 0 && minutes + dayMinutes <= nightMinutes ? minutes + dayMinutes : null;
}

/** The sentence on what is wrong with an event's end, or null. */
export const endProblem = (event: StartAndEnd): string | null =>
  event.endTime && knownMinutes(event) === null ? messages.endBeforeStart : null;

type DatedEvent = StartAndEnd & { date: CivilDate };

/** When an event ends by the club's wall clock, perhaps on the next day. */
export const endMoment = (event: DatedEvent): WallTime =>
  minutesAfter(wallTime(event.date, event.startTime), knownMinutes(event) ?? assumedMinutes);

/** The same as a day and a time. */
export function endOf(event: DatedEvent): WallClock {
  const [date, time] = endMoment(event).split(' ') as [CivilDate, ClockTime];
  return { date, time };
}
