import { clubRules, longDate, monthName, spanOfDays } from '@touchline/app-core';
import { asCivilDate, asUtcDate, type CivilDate } from '@touchline/domain';
import {
  addDays,
  addMonths,
  addWeeks,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  startOfMonth,
  startOfWeek,
} from 'date-fns';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Both days are included. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** The month, the week from the club's first day, or the day. */
export function periodOf(view: CalendarView, date: CivilDate): Period {
  const day = asUtcDate(date);
  if (view === 'month') return period(startOfMonth(day), endOfMonth(day));
  if (view === 'week') return period(startOfWeek(day, clubRules()), endOfWeek(day, clubRules()));
  return { from: date, to: date };
}

/** The days on the screen: a month is extended to whole weeks. */
export function shownDays(view: CalendarView, date: CivilDate): Period {
  const { from, to } = periodOf(view, date);
  return view === 'month'
    ? period(startOfWeek(asUtcDate(from), clubRules()), endOfWeek(asUtcDate(to), clubRules()))
    : { from, to };
}

const add = { month: addMonths, week: addWeeks, day: addDays };

/** The same day some months, weeks or days away; the 31st becomes the last day of a shorter month. */
export const moveBy = (view: CalendarView, date: CivilDate, amount: number): CivilDate =>
  asCivilDate(add[view](asUtcDate(date), amount));

/** `November 2026`, `Nov 15 – Nov 21, 2026`, `November 28, 2026` */
export function periodName(view: CalendarView, date: CivilDate): string {
  const { from, to } = periodOf(view, date);
  if (view === 'month') return monthName(from);
  if (view === 'day') return longDate(from);
  return spanOfDays(from, to);
}

/** All days of a period, in order. */
export const daysOf = ({ from, to }: Period): CivilDate[] =>
  eachDayOfInterval({ start: asUtcDate(from), end: asUtcDate(to) }).map(asCivilDate);

const period = (from: Date, to: Date): Period => ({ from: asCivilDate(from), to: asCivilDate(to) });
