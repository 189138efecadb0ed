import { type ClockTime, isClockTime, minutesAfter, minutesBetween, wallTime } from '../civil-time.ts';

/** When an event starts, ends and is met for; empty if it has none. */
export interface EventTimes {
  startTime: ClockTime;
  endTime: ClockTime;
  reportingTime: ClockTime;
}

/** The end and the meeting time of an event that starts at another time: each as far from the start as before. */
export function movedTimes(before: EventTimes, startTime: ClockTime): Pick<EventTimes, 'endTime' | 'reportingTime'> {
  const span = minutesBetween(onAnyDay(before.startTime), onAnyDay(startTime));
  return { endTime: later(before.endTime, span), reportingTime: later(before.reportingTime, span) };
}

const onAnyDay = (time: ClockTime) => wallTime('2000-01-01', time);

/** Past midnight, the clock begins again. */
const later = (time: ClockTime, minutes: number): ClockTime =>
  isClockTime(time) ? minutesAfter(onAnyDay(time), minutes).slice(11) : '';
