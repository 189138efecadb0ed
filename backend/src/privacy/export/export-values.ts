import { clockTime, type ClubFormat, dayAndTime, shortDate, wallClock } from '@touchline/domain';
import { escaped } from './escaped.ts';
import { type Cell } from './export.queries.ts';

/** How the club writes dates and times. */
export interface Formats {
  zone: string;
  format: ClubFormat;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const wallTime = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{2}:\d{2}$/;

/** A value as HTML. Dates and times are in the club's words, and as they are stored in an attribute. */
export function valueAsHtml(value: Cell, formats: Formats): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  const words = timeInWords(value, formats);
  return words === null ? escaped(value) : `<time datetime="${escaped(value)}">${escaped(words)}</time>`;
}

/** Null for what is not a date or a time. */
function timeInWords(value: string, { zone, format }: Formats): string | null {
  if (instant.test(value)) {
    const at = wallClock(zone, new Date(value));
    return dayAndTime(at.date, at.time, format);
  }
  const [, date, clock] = wallTime.exec(value) ?? [];
  if (date && clock) return dayAndTime(date, clock, format);
  if (day.test(value)) return shortDate(value, format);
  return time.test(value) ? clockTime(value, format) : null;
}
