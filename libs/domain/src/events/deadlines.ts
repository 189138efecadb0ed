import * as messages from '../messages.ts';
import { type CivilDate, type ClockTime, minutesAfter, type WallTime, wallTime } from '../civil-time.ts';

/** Until when families can accept: at a moment, some hours before the start, or, with neither, until the event starts. */
export interface DeadlineFields {
  deadline?: WallTime | null;
  deadlineHours?: number | null;
}

/** An event with its deadline. An earlier server, or a club that a browser stored earlier, has none. */
export interface TimedDeadline extends DeadlineFields {
  date: CivilDate;
  startTime: ClockTime;
}

/** When an event's deadline passes by the club's wall clock; null if it has none. */
export function deadlineOf({ date, startTime, deadline, deadlineHours }: TimedDeadline): WallTime | null {
  if (deadline) return deadline;
  if (!deadlineHours) return null;
  return minutesAfter(wallTime(date, startTime), -60 * deadlineHours);
}

/** From this minute on, families can withdraw but not accept. */
export function isPastDeadline(event: TimedDeadline, now: WallTime): boolean {
  const deadline = deadlineOf(event);
  return deadline !== null && deadline <= now;
}

/** When an event no longer asks for answers, whether it has a deadline or not. */
export const answersUntil = (event: TimedDeadline): WallTime =>
  deadlineOf(event) ?? wallTime(event.date, event.startTime);

/** An event's deadline after a change, in which setting one kind clears the other. */
export function withDeadline(before: DeadlineFields, { deadline, deadlineHours }: DeadlineFields): DeadlineFields {
  const setsNeither = !deadline && !deadlineHours;
  return {
    deadline: deadline === undefined ? (setsNeither ? (before.deadline ?? null) : null) : deadline,
    deadlineHours: deadlineHours === undefined ? (setsNeither ? (before.deadlineHours ?? null) : null) : deadlineHours,
  };
}

/** The sentence on what is wrong with an event's deadline, or null. */
export function deadlineProblem({ date, startTime, deadline, deadlineHours }: TimedDeadline): string | null {
  if (deadline && deadlineHours) return messages.deadlineTwice;
  return deadline && deadline > wallTime(date, startTime) ? messages.deadlineAfterStart : null;
}
