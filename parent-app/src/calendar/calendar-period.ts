import { clubRules, longDate, monthName, nearDate, shortMonth, shortSpan, spanOfDays } from '@touchline/app-core';
import { addDays, asCivilDate, asUtcDate, type CivilDate } from '@touchline/domain';
import {
  addDays as addDaysTo,
  addMonths,
  addWeeks,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  startOfMonth,
  startOfWeek,
} from 'date-fns';

export const calendarViews = ['agenda', 'month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Those that a grid can show. */
export type GridView = Exclude<CalendarView, 'agenda'>;

/** Both days are included. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** The month, also of an agenda, the week from the club's first day, or the day. */
export function periodOf(view: CalendarView, date: CivilDate): Period {
  const day = asUtcDate(date);
  if (isOfMonth(view)) return period(startOfMonth(day), endOfMonth(day));
  if (view === 'week') return period(startOfWeek(day, clubRules()), endOfWeek(day, clubRules()));
  return { from: date, to: date };
}

const isOfMonth = (view: CalendarView): boolean => view === 'month' || view === 'agenda';

/** The days on the screen: a month is extended to whole weeks, an agenda's to six, so that nothing moves from month to month. */
export function shownDays(view: CalendarView, date: CivilDate): Period {
  const { from, to } = periodOf(view, date);
  if (!isOfMonth(view)) return { from, to };
  const weeks = period(startOfWeek(asUtcDate(from), clubRules()), endOfWeek(asUtcDate(to), clubRules()));
  return view === 'month' ? weeks : { from: weeks.from, to: addDays(weeks.from, 6 * 7 - 1) };
}

const add = { month: addMonths, week: addWeeks, day: addDaysTo };

/**
 * The same day some months, weeks or days away; the 31st becomes the last day of a shorter month. An agenda begins with the first day
 * of another month.
 */
export function moveBy(view: CalendarView, date: CivilDate, amount: number): CivilDate {
  const day = asUtcDate(date);
  return asCivilDate(view === 'agenda' ? addMonths(startOfMonth(day), amount) : add[view](day, amount));
}

/** `November 2026`, `Nov 15 – Nov 21, 2026`, `November 28, 2026` */
export function periodName(view: CalendarView, date: CivilDate): string {
  const { from, to } = periodOf(view, date);
  if (isOfMonth(view)) return monthName(from);
  if (view === 'day') return longDate(from);
  return spanOfDays(from, to);
}

/** The same for phones: `Nov 2026`, `Nov 15 – 21`, `Nov 29 – Dec 5`, `Sat, Nov 28`. */
export function shortPeriodName(view: CalendarView, date: CivilDate): string {
  const { from, to } = periodOf(view, date);
  if (isOfMonth(view)) return shortMonth(from);
  if (view === 'day') return nearDate(from);
  return shortSpan(from, to);
}

/** All days of a period, in order. */
export const daysOf = ({ from, to }: Period): CivilDate[] =>
  eachDayOfInterval({ start: asUtcDate(from), end: asUtcDate(to) }).map(asCivilDate);

const period = (from: Date, to: Date): Period => ({ from: asCivilDate(from), to: asCivilDate(to) });
