import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns';

/** A day of the calendar, `YYYY-MM-DD`: no zone, no time. Compares as text. */
export type CivilDate = string;
/** A wall-clock time, `HH:MM`, 00:00 to 23:59. Compares as text. */
export type ClockTime = string;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a real day written `YYYY-MM-DD`; `2026-02-30`, `20260230` and week dates are not. */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'string' || !datePattern.test(value) || value < '0001') return false;
  // Some browsers read 30 February as 2 March; the parts of no date are not a number.
  const date = new Date(value);
  return date.getUTCDate() === Number(value.slice(8)) && date.getUTCMonth() + 1 === Number(value.slice(5, 7));
}

/**
 * A civil date for date-fns. Its clock is UTC, because midnight, and even whole days, are missing in some local zones: Chile's
 * summer time starts at midnight, and Samoa had no 30 December 2011.
 */
export const asUtcDate = (date: CivilDate): Date => new UTCDateMini(date);

/** The result of date-fns as a civil date again. */
export const asCivilDate = (date: Date): CivilDate => date.toISOString().slice(0, 10);

/** A day some days later, or earlier with a negative number. */
export const addDays = (date: CivilDate, days: number): CivilDate => asCivilDate(addDaysTo(asUtcDate(date), days));

export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4));

/** True for `HH:MM` from 00:00 to 23:59. */
export const isClockTime = (value: unknown): value is ClockTime =>
  typeof value === 'string' && clockPattern.test(value);

/** True for a time zone known to this machine, such as `Europe/London`. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The zone of this machine's clock. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A day and a time by the club's wall clock. */
export interface WallClock {
  date: CivilDate;
  time: ClockTime;
}

/** The wall clock in a zone at an instant: `{ date: '2026-11-20', time: '09:05' }`. */
export function wallClock(zone: string, at: Date = new Date()): WallClock {
  const [date, time] = clockOf(zone).format(at).split(' ') as [string, string];
  return { date, time };
}

/** Kept, because creating a formatter costs more than a thousand uses of it, and lists use one per row. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  // Swedish writes ISO order: 2026-11-20 09:05.
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The instant of a wall clock's time in a zone. A time that the clocks skip is as much later as they are put forward; of a time that
 * they show twice, it is the first.
 */
export function instantOf(zone: string, date: CivilDate, time: ClockTime): Date {
  const wall = asInstant({ date, time });
  const isShown = (at: Date) => asInstant(wallClock(zone, at)) === wall;
  // Clocks are not changed twice in two days.
  const before = new Date(wall - offsetOf(zone, new Date(wall - day)));
  if (isShown(before)) return before;
  const after = new Date(wall - offsetOf(zone, new Date(wall + day)));
  return isShown(after) ? after : before;
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
const offsetOf = (zone: string, at: Date): number =>
  asInstant(wallClock(zone, at)) - Math.floor(at.getTime() / minute) * minute;

/** The instant at which a clock in UTC shows this. */
const asInstant = ({ date, time }: WallClock): number => Date.parse(`${date}T${time}Z`);

/** Today's date in the club's zone. */
export const todayIn = (zone: string, at: Date = new Date()): CivilDate => wallClock(zone, at).date;

/** A moment by the club's wall clock, `YYYY-MM-DD HH:MM`. Compares as text. */
export type WallTime = string;

export const wallTime = (date: CivilDate, time: ClockTime): WallTime => `${date} ${time}`;

/** An instant by the wall clock of a zone. */
export function wallTimeIn(zone: string, at: Date = new Date()): WallTime {
  const { date, time } = wallClock(zone, at);
  return wallTime(date, time);
}

/** The minutes between two moments by the club's wall clock, as if no clock changed between them. */
export const minutesBetween = (from: WallTime, to: WallTime): number => (asUtc(to) - asUtc(from)) / minute;

/** A moment some minutes later by the wall clock, or earlier with a negative number, so that 24 hours are the same time of the next day. */
export const minutesAfter = (from: WallTime, minutes: number): WallTime =>
  new Date(asUtc(from) + minutes * minute).toISOString().slice(0, 16).replace('T', ' ');

const asUtc = (at: WallTime): number => Date.parse(`${at.replace(' ', 'T')}Z`);

/** True from the minute in which an event starts by the club's wall clock. */
export function hasStarted(
  event: { date: CivilDate; startTime: ClockTime },
  zone: string,
  at: Date = new Date(),
): boolean {
  return wallTime(event.date, event.startTime) <= wallTimeIn(zone, at);
}
