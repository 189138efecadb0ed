import { type ClockTime, isClockTime } from '../civil-time.ts';

/** When an event starts, ends and is met for; empty if it has none. */
export interface EventTimes {
  startTime: ClockTime;
  endTime: ClockTime;
  reportingTime: ClockTime;
}

/** The end and the meeting time of an event that starts at another time: each as far from the start as before. */
export function movedTimes(before: EventTimes, startTime: ClockTime): Pick<EventTimes, 'endTime' | 'reportingTime'> {
  const span = minutesOf(startTime) - minutesOf(before.startTime);
  return { endTime: later(before.endTime, span), reportingTime: later(before.reportingTime, span) };
}

const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const minutesOfDay = 24 * 60;

/** Past midnight, the clock begins again. */
function later(time: ClockTime, minutes: number): ClockTime {
  if (!isClockTime(time)) return '';
  const moved = (minutesOf(time) + minutes + minutesOfDay) % minutesOfDay;
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
