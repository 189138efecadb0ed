import { type CivilDate, clockTime, usFormat, wallClock } from '@touchline/domain';

/** Every date and time on the screen is written here: US form, 12-hour clock. */
export { clockTime, dayWords } from '@touchline/domain';

/** `November 20, 2026` */
export const longDate = usFormat({ year: 'numeric', month: 'long', day: 'numeric' });

/** `Sat, Nov 28`: of a day in the coming weeks. */
export const nearDate = usFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** `November 2026` */
export const monthName = usFormat({ year: 'numeric', month: 'long' });

/** `Nov 20, 2026` */
export const shortDate = usFormat({ year: 'numeric', month: 'short', day: 'numeric' });

const weekday = usFormat({ weekday: 'short' });
const month = usFormat({ month: 'short' });

/** `SAT`, `28`, `NOV`: the parts of a date badge. */
export const dateParts = (date: CivilDate) => ({
  weekday: weekday(date).toUpperCase(),
  day: String(Number(date.slice(8))),
  month: month(date).toUpperCase(),
});

/** The day of an instant where the club is: `Nov 20, 2026`. */
export const instantDate = (instant: string, zone: string): string =>
  shortDate(wallClock(zone, new Date(instant)).date);

/** `Nov 20, 2026, 2:05 PM`, by the club's clock; for the middle of a sentence. */
export const instantInText = (instant: string, zone: string): string =>
  instantTime(instant, zone).replace(' at ', ', ');

/** `Nov 20, 2026 at 2:05 PM`, by the club's clock. */
export function instantTime(instant: string, zone: string): string {
  const { date, time } = wallClock(zone, new Date(instant));
  return `${shortDate(date)} at ${clockTime(time)}`;
}

/** When something happened, by the device's clock: `9:02 PM`, or `Nov 20, 2026 at 9:02 PM` on another day. */
export function deviceTime(timestamp: number, now = new Date()): string {
  const moment = new Date(timestamp);
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace('\u202F', ' ');
  if (moment.toDateString() === now.toDateString()) return time;
  return `${moment.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })} at ${time}`;
}
