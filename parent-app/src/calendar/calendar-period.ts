import { shortDate, longDate } from '@touchline/app-core';
import { addDays, type CivilDate } from '@touchline/domain';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The days that a view shows at a date: both ends count. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1)),
);

/** The month, the week from Sunday, or the day. */
export function periodOf(view: CalendarView, date: CivilDate): Period {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') return { from: sundayOf(date), to: addDays(sundayOf(date), 6) };
  return { from: `${date.slice(0, 7)}-01`, to: lastOfMonth(date) };
}

/** What the screen shows of it: a month is filled up to whole weeks. */
export function shownDays(view: CalendarView, date: CivilDate): Period {
  const { from, to } = periodOf(view, date);
  return { from: view === 'month' ? sundayOf(from) : from, to: view === 'month' ? addDays(sundayOf(to), 6) : to };
}

/** The same day one view earlier (-1) or later (1); the 31st becomes the last of a shorter month. */
export function moved(view: CalendarView, date: CivilDate, by: -1 | 1): CivilDate {
  if (view === 'month') return inMonth(date, monthNumber(date) + by);
  return addDays(date, view === 'week' ? 7 * by : by);
}

/** The same day of another month, counted from the year 0; the last one where it has fewer. */
export function inMonth(date: CivilDate, month: number): CivilDate {
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const last = lastOfMonth(first);
  const same = first.slice(0, 8) + date.slice(8);
  return same > last ? last : same;
}

/** The months since the year 0. */
export const monthNumber = (date: CivilDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** `November 2026`, `Nov 15 – Nov 21, 2026`, `November 28, 2026` */
export function periodName(view: CalendarView, date: CivilDate): string {
  const { from, to } = periodOf(view, date);
  if (view === 'month') return `${monthNames[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`;
  if (view === 'day') return longDate(from);
  const start = from.slice(0, 4) === to.slice(0, 4) ? shortDate(from).replace(/,.*/, '') : shortDate(from);
  return `${start} – ${shortDate(to)}`;
}

/** All days of a period, in order. */
export function daysOf({ from, to }: Period): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const sundayOf = (date: CivilDate): CivilDate => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

const lastOfMonth = (date: CivilDate): CivilDate =>
  addDays(`${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);
