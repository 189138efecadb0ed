/** A day of the calendar, `YYYY-MM-DD`: no zone, no time. Compares as text. */
export type CivilDate = string;
/** A wall-clock time, `HH:MM`, 00:00 to 23:59. Compares as text. */
export type ClockTime = string;

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a real day written `YYYY-MM-DD`; `2026-02-30`, `20260230` and week dates are not. */
export function isCivilDate(value: unknown): value is CivilDate {
  const parts = typeof value === 'string' ? datePattern.exec(value) : null;
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  // setUTCFullYear, since Date.UTC reads the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for `HH:MM` from 00:00 to 23:59. */
export const isClockTime = (value: unknown): value is ClockTime =>
  typeof value === 'string' && clockPattern.test(value);

/** True for a time zone that this machine knows, such as `Europe/London`. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The wall clock in a zone at an instant: `{ date: '2026-11-20', time: '09:05' }`. */
export function wallClock(zone: string, at: Date = new Date()): { date: CivilDate; time: ClockTime } {
  const [date, time] = clockOf(zone).format(at).split(' ') as [string, string];
  return { date, time };
}

/** Making one costs more than a thousand readings of it, and lists ask once per row. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  // Swedish writes ISO order: 2026-11-20 09:05.
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock;
}

/** Today in the club's zone. */
export const todayIn = (zone: string, at: Date = new Date()): CivilDate => wallClock(zone, at).date;

/** Has an event begun by the club's wall clock? The minute of its start counts as begun. */
export function hasStarted(
  event: { date: CivilDate; startTime: ClockTime },
  zone: string,
  at: Date = new Date(),
): boolean {
  const now = wallClock(zone, at);
  return `${event.date} ${event.startTime}` <= `${now.date} ${now.time}`;
}

/** A day some days later (or earlier, below zero). */
export function addDays(date: CivilDate, days: number): CivilDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
