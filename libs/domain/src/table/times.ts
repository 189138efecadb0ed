import { type ClockTime } from '../civil-time.ts';
import { tidyCell } from './tidy-cell.ts';

/** Hours and minutes behind a date, or alone: `9:30`, `09.30`, `9h30`, `9:30:00 pm`, `9 am`, `9 uhr`. */
const written = /(?:^|[t ,])(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)? ?(a\.?m\.?|p\.?m\.?|uhr|h|hrs)?$/u;

/** The time of day that a cell means, as `HH:MM`; null if it is none. Spreadsheets write a share of the day, or drop the first zero. */
export function timeIn(cell: string): ClockTime | null {
  const text = tidyCell(cell);
  if (/^0?\.\d+$/u.test(text)) return ofMinutes(Math.round(Number(text) * 24 * 60));
  if (/^\d{3,4}$/u.test(text)) return clock(Number(text.slice(0, -2)), Number(text.slice(-2)));
  const [, hour, minute, half] = written.exec(text) ?? [];
  if (!hour || (!minute && !half)) return null;
  return clock(inDay(Number(hour), half?.[0]), Number(minute ?? 0));
}

/** The time at which something ends: midnight may be written as 24:00. */
export const endTimeIn = (cell: string): ClockTime | null =>
  /^24[:.h]?00(?::00)?(?: uhr)?$/u.test(tidyCell(cell)) ? '00:00' : timeIn(cell);

/** The start and the end of a cell like `10:00 – 11:30`; null for any other. */
export function timesIn(cell: string): { start: ClockTime; end: ClockTime } | null {
  const [from = '', to = '', ...rest] = tidyCell(cell).split(/ ?(?:-|to|bis|until) ?/u);
  const [start, end] = [timeIn(from), endTimeIn(to)];
  return start && end && rest.length === 0 ? { start, end } : null;
}

/** `mins` minutes after midnight, or after a time. */
export const ofMinutes = (minutes: number): ClockTime | null =>
  minutes >= 0 && minutes < 24 * 60 ? clock(Math.floor(minutes / 60), minutes % 60) : null;

/** The hour of the day; out of range for `14 am`. */
function inDay(hour: number, half: string | undefined): number {
  if (half === 'a') return hour > 12 ? -1 : hour % 12;
  return half === 'p' && hour < 12 ? hour + 12 : hour;
}

function clock(hour: number, minute: number): ClockTime | null {
  if (hour < 0 || hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
