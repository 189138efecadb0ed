import { asUtcDate, type CivilDate, type ClockTime, wallClock } from '@touchline/domain';

/** Every date and time on the screen is written here: US form, 12-hour clock. */
const usFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const long = usFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const short = usFormat({ year: 'numeric', month: 'short', day: 'numeric' });
const monthAndYear = usFormat({ year: 'numeric', month: 'long' });
const weekday = usFormat({ weekday: 'short' });
const month = usFormat({ month: 'short' });

/** `November 20, 2026` */
export const longDate = (date: CivilDate): string => long.format(asUtcDate(date));

/** `November 2026` */
export const monthName = (date: CivilDate): string => monthAndYear.format(asUtcDate(date));

/** `Nov 20, 2026` */
export const shortDate = (date: CivilDate): string => short.format(asUtcDate(date));

/** `SAT`, `28`, `NOV`: the parts of a date badge. */
export const dateParts = (date: CivilDate) => ({
  weekday: weekday.format(asUtcDate(date)).toUpperCase(),
  day: String(Number(date.slice(8))),
  month: month.format(asUtcDate(date)).toUpperCase(),
});

/** `14:05` → `2:05 PM` */
export function clockTime(time: ClockTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The day of an instant where the club is: `Nov 20, 2026`. */
export const instantDate = (instant: string, zone: string): string =>
  shortDate(wallClock(zone, new Date(instant)).date);

/** `Nov 20, 2026 at 2:05 PM`, by the club's clock. */
export function instantTime(instant: string, zone: string): string {
  const { date, time } = wallClock(zone, new Date(instant));
  return `${shortDate(date)} at ${clockTime(time)}`;
}
