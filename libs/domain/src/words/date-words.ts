import { addDays, asUtcDate, type CivilDate, type ClockTime, type WallTime } from '../civil-time.ts';
import { type Start } from '../events/open-start.ts';
import { type ClubFormat, type DateForm, formatRules } from './club-formats.ts';

/** `Monday` to `Sunday`. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `Saturday` */
export const weekdayOf = (date: CivilDate): string => weekdayNames[(asUtcDate(date).getUTCDay() + 6) % 7]!;

/** `January` to `December`. */
export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Writes a date in a pattern of `FormatRules`. Names are ours, because browsers abbreviate September in two ways. */
export const inPattern = (pattern: string, date: CivilDate): string =>
  pattern.replace(/EEE|M+|d+|yyyy/g, (part) => {
    const [year, month, day] = date.split('-') as [string, string, string];
    if (part === 'EEE') return weekdayOf(date).slice(0, 3);
    if (part === 'yyyy') return year;
    if (part.startsWith('d')) return part === 'dd' ? day : String(Number(day));
    const name = monthNames[Number(month) - 1]!;
    return { MM: month, MMM: name.slice(0, 3) }[part] ?? name;
  });

const inForm = (form: DateForm, date: CivilDate, format: ClubFormat) =>
  inPattern(formatRules[format].dates[form], date);

/** `Sat, Nov 28, 2026` */
export const dayWords = (date: CivilDate, format: ClubFormat): string => inForm('day', date, format);

/** `Sat, Nov 28`: of a day in the coming weeks. */
export const nearDate = (date: CivilDate, format: ClubFormat): string => inForm('near', date, format);

/** `November 28, 2026` */
export const longDate = (date: CivilDate, format: ClubFormat): string => inForm('long', date, format);

/** `Nov 28, 2026` */
export const shortDate = (date: CivilDate, format: ClubFormat): string => inForm('short', date, format);

/** `Nov 28`: in a narrow place, of a day within a year. */
export const monthDay = (date: CivilDate, format: ClubFormat): string => inForm('inYear', date, format);

/** `November 2026` */
export const monthName = (date: CivilDate, format: ClubFormat): string => inForm('month', date, format);

/** `Nov 2026` */
export const shortMonth = (date: CivilDate, format: ClubFormat): string => inForm('shortMonth', date, format);

/**
 * `tomorrow, Sun, Nov 29`: a day as it is called on a day in the week before it, the year left out; `tomorrow` in short, where the
 * date stands elsewhere, because a mail may be read a day later.
 */
export function nearDay(date: CivilDate, today: CivilDate, format: ClubFormat, isShort = false): string {
  const name = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : null;
  if (name && isShort) return name;
  if (date < today || date > addDays(today, 6)) return dayWords(date, format);
  return [name, nearDate(date, format)].filter(Boolean).join(', ');
}

/** `Fri 6 PM` of a moment less than a week ago, otherwise `Nov 13`, by the club's wall clock. */
export function pastMomentWords(at: WallTime, today: CivilDate, format: ClubFormat): string {
  const [date, time] = at.split(' ') as [CivilDate, ClockTime];
  if (date <= addDays(today, -7)) return monthDay(date, format);
  return `${inPattern('EEE', date)} ${clockTime(time, format).replace(/:00(?= )/, '')}`;
}

/** `14:05` → `2:05 PM` */
export function clockTime(time: ClockTime, format: ClubFormat): string {
  if (formatRules[format].hours === 24) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Sat, Nov 28, 2026, 2:05 PM` */
export const dayAndTime = (date: CivilDate, time: ClockTime, format: ClubFormat): string =>
  `${dayWords(date, format)}${formatRules[format].beforeTime}${clockTime(time, format)}`;

/** `2:05 PM`, or `time to be confirmed`. */
export const startWords = ({ startTime, isTimeToBeConfirmed }: Start, format: ClubFormat): string =>
  isTimeToBeConfirmed ? 'time to be confirmed' : clockTime(startTime, format);

/** `Sat, Nov 28, 2026, 2:05 PM`, or `Sat, Nov 28, 2026, time to be confirmed`: when an event starts. */
export const dayAndStart = ({ date, ...start }: Start & { date: CivilDate }, format: ClubFormat): string =>
  start.isTimeToBeConfirmed
    ? `${dayWords(date, format)}, ${startWords(start, format)}`
    : dayAndTime(date, start.startTime, format);

/** `Sat, Nov 28, 2026 – Sun, Nov 29, 2026`, or one day. */
export const periodWords = ({ from, to }: { from: CivilDate; to: CivilDate }, format: ClubFormat): string =>
  from === to ? dayWords(from, format) : `${dayWords(from, format)} – ${dayWords(to, format)}`;

/** `Nov 15 – Nov 21, 2026`: the year stands once if it is the same. */
export const spanOfDays = (from: CivilDate, to: CivilDate, format: ClubFormat): string => {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${inForm(isOneYear ? 'inYear' : 'short', from, format)} – ${shortDate(to, format)}`;
};

/** `Nov 15 – 21`, `Nov 29 – Dec 5`: a week in a narrow place. */
export function shortSpan(from: CivilDate, to: CivilDate, format: ClubFormat): string {
  const { inYear } = formatRules[format].dates;
  if (!inYear.includes('MMM')) return `${from.slice(5)} – ${to.slice(5)}`;
  const dayIn = (date: CivilDate) => String(Number(date.slice(8)));
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${monthDay(from, format)} – ${monthDay(to, format)}`;
  return inYear.startsWith('d')
    ? `${dayIn(from)} – ${monthDay(to, format)}`
    : `${monthDay(from, format)} – ${dayIn(to)}`;
}

/** `Fri, Mar 6, 6:00 PM`, for moments in the near future, by the club's wall clock. */
export function momentWords(at: WallTime, format: ClubFormat): string {
  const [date, time] = at.split(' ') as [CivilDate, ClockTime];
  return `${nearDate(date, format)}${formatRules[format].beforeTime}${clockTime(time, format)}`;
}
