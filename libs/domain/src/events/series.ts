import { differenceInCalendarDays } from 'date-fns';
import { addDays, asUtcDate, type CivilDate, type ClockTime } from '../civil-time.ts';
import { type DeadlineFields } from './deadlines.ts';
import { limits } from '../limits.ts';
import * as messages from '../messages.ts';

/** Which events of a weekly series a change is for: an event and those after it, or all. Never those that have begun. */
export const seriesScopes = ['following', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** A weekly series that is planned from an event. */
export interface PlannedSeries {
  /** The day of the event from which it is made. */
  date: CivilDate;
  /** The last day on which an event can be. */
  until: CivilDate;
  /** Days of the series without an event. */
  except?: readonly CivilDate[];
}

/**
 * The days a week apart after the first event, from today on. These are days of the calendar, so the time of day stays the same when the
 * clocks change. Stops at the number of events that a series can have, so that a day in the far future costs nothing.
 */
export function weeklyDates({ date, until }: PlannedSeries, today: CivilDate): CivilDate[] {
  const dates: CivilDate[] = [];
  for (let day = addDays(date, 7); day <= until && dates.length < limits.series.events; day = addDays(day, 7)) {
    if (day >= today) dates.push(day);
  }
  return dates;
}

/** The days on which a series adds events. */
export const seriesDates = (planned: PlannedSeries, today: CivilDate): CivilDate[] =>
  weeklyDates(planned, today).filter((day) => !planned.except?.includes(day));

/** The field and the message if a series cannot be made as planned, otherwise null. */
export function seriesProblem(
  planned: PlannedSeries,
  today: CivilDate,
): { field: 'until' | 'except'; message: string } | null {
  const weeks = weeklyDates(planned, today);
  if (weeks.length === 0) return { field: 'until', message: messages.seriesTooShort };
  if (weeks.length >= limits.series.events) return { field: 'until', message: messages.seriesTooLong };
  if (planned.except?.some((day) => !weeks.includes(day))) return { field: 'except', message: messages.notInSeries };
  return seriesDates(planned, today).length === 0 ? { field: 'except', message: messages.seriesEmpty } : null;
}

interface DatedEvent extends DeadlineFields {
  date: CivilDate;
}

/** A date, or a date and a time, moved by the days from one date to another. */
const shift = (moment: string, from: CivilDate, to: CivilDate): string =>
  addDays(moment.slice(0, 10), differenceInCalendarDays(asUtcDate(to), asUtcDate(from))) + moment.slice(10);

/** An event on another day. A deadline that is a moment moves with it. */
export const onDay = <Event extends DatedEvent>(event: Event, date: CivilDate): Event => ({
  ...event,
  date,
  ...(event.deadline && { deadline: shift(event.deadline, event.date, date) }),
});

/**
 * Applies the change of one event to another of its series: moves it by as many days, and gives it the fields that have changed. Other
 * fields stay. The two kinds of deadline are one field, because an event has only one of them; a moment keeps its distance to the day.
 */
export function applySameChange<Event extends DatedEvent>(
  other: Event,
  { before, after }: { before: Event; after: Event },
): Event {
  const date = shift(other.date, before.date, after.date);
  const members = (Object.keys(after) as (keyof Event)[]).filter((name) => !isDated(name));
  const changed = members.filter((name) => !isSame(before[name], after[name]));
  const hasSameDeadline = isSame(before.deadline, after.deadline) && isSame(before.deadlineHours, after.deadlineHours);
  return {
    ...other,
    date,
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(!hasSameDeadline && {
      deadline: after.deadline ? shift(after.deadline, after.date, date) : null,
      deadlineHours: after.deadlineHours ?? null,
    }),
  };
}

const isDated = (name: PropertyKey): boolean => name === 'date' || name === 'deadline' || name === 'deadlineHours';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** An event of a series. */
export interface SeriesEvent {
  id: number;
  date: CivilDate;
  startTime: ClockTime;
  /** Whether it was changed separately, so that a change of the series leaves it alone. */
  isException: boolean;
}

/** Why an event stays as it is when its series changes. */
export const stayReasons = ['begun', 'exception'] as const;
export type StayReason = (typeof stayReasons)[number];

export interface SeriesChoice<Event> {
  /** The event from which the user changes the series; it changes even if it is an exception. */
  id: number;
  scope: SeriesScope;
  includesExceptions?: boolean;
  hasBegun: (event: Event) => boolean;
}

/** The events of a series that a change is for, by their start, and why some of them stay as they are. */
export function eventsInScope<Event extends SeriesEvent>(
  events: readonly Event[],
  { id, scope, includesExceptions = false, hasBegun }: SeriesChoice<Event>,
): { event: Event; stays: StayReason | null }[] {
  const sorted = events.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const first = scope === 'all' ? 0 : sorted.findIndex((event) => event.id === id);
  return sorted.slice(first).map((event) => {
    if (hasBegun(event)) return { event, stays: 'begun' };
    const isLeftAlone = event.isException && !includesExceptions && event.id !== id;
    return { event, stays: isLeftAlone ? 'exception' : null };
  });
}

/** With the id, because two events of a series can begin together after one of them was moved. */
const startOf = ({ date, startTime, id }: SeriesEvent) => `${date} ${startTime} ${String(id).padStart(10, '0')}`;

/**
 * What a change of one event does to the others in scope: how they are afterwards, or why they stay. None is moved into the past along with
 * the event that the user sees.
 */
export function planSeriesChange<Event extends SeriesEvent & DatedEvent>(
  events: readonly Event[],
  choice: SeriesChoice<Event>,
  change: { before: Event; after: Event },
): { event: Event; stays: StayReason | null; after: Event | null }[] {
  return eventsInScope(events, choice).map(({ event, stays }) => {
    if (stays) return { event, stays, after: null };
    if (event.id === choice.id) return { event, stays, after: change.after };
    const after = applySameChange(event, change);
    return choice.hasBegun(after) ? { event, stays: 'begun', after: null } : { event, stays, after };
  });
}
