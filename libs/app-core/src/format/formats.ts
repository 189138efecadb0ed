import * as domain from '@touchline/domain';
import {
  type CivilDate,
  type ClockTime,
  type ClubFormat,
  formatRules,
  isClubFormat,
  wallClock,
} from '@touchline/domain';

// Every date and time on the screen is written here, as the club writes them.

let current: ClubFormat = 'us';

/** Shell and apps each have a copy of this module and set it while they render the club, before any page. */
export const setClubFormat = (format: unknown): void => void (current = isClubFormat(format) ? format : 'us');

/** Other rules than words: the first day of the week, and the order of a date of birth. */
export const clubRules = () => formatRules[current];

// Functions, not values, so that an app loads only those that it uses.
export const clockTime = (time: ClockTime) => domain.clockTime(time, current);
export const dayAndTime = (date: CivilDate, time: ClockTime) => domain.dayAndTime(date, time, current);
export const dayAndStart = (event: domain.Start & { date: CivilDate }) => domain.dayAndStart(event, current);
export const dayWords = (date: CivilDate) => domain.dayWords(date, current);
export const longDate = (date: CivilDate) => domain.longDate(date, current);
export const momentWords = (at: domain.WallTime) => domain.momentWords(at, current);
export const monthDay = (date: CivilDate) => domain.monthDay(date, current);
export const monthName = (date: CivilDate) => domain.monthName(date, current);
export const movedWords = (before: domain.TimeAndPlace, now: domain.TimeAndPlace) =>
  domain.movedWords(before, now, current);
export const nearDate = (date: CivilDate) => domain.nearDate(date, current);
export const pastMomentWords = (at: domain.WallTime, today: CivilDate) => domain.pastMomentWords(at, today, current);
export const periodWords = (days: { from: CivilDate; to: CivilDate }) => domain.periodWords(days, current);
export const shortDate = (date: CivilDate) => domain.shortDate(date, current);
export const shortMonth = (date: CivilDate) => domain.shortMonth(date, current);
export const shortSpan = (from: CivilDate, to: CivilDate) => domain.shortSpan(from, to, current);
export const startWords = (event: domain.Start) => domain.startWords(event, current);
export const spanOfDays = (from: CivilDate, to: CivilDate) => domain.spanOfDays(from, to, current);

/** `SAT`, `28`, `NOV`: the parts of a date badge. */
export function dateParts(date: CivilDate) {
  const [weekday, day, month] = domain.inPattern('EEE d MMM', date).toUpperCase().split(' ') as [
    string,
    string,
    string,
  ];
  return { weekday, day, month };
}

/** The day of an instant where the club is: `Nov 20, 2026`. */
export const instantDate = (instant: string, zone: string): string =>
  shortDate(wallClock(zone, new Date(instant)).date);

/** `Nov 20, 2026, 2:05 PM`, by the club's clock; for the middle of a sentence. */
export const instantInText = (instant: string, zone: string): string =>
  momentOf(new Date(instant), zone, clubRules().beforeTime);

/** `Nov 20, 2026 at 2:05 PM`, by the club's clock. */
export const instantTime = (instant: string, zone: string): string => momentOf(new Date(instant), zone);

function momentOf(instant: Date, zone: string, between = clubRules().atTime): string {
  const { date, time } = wallClock(zone, instant);
  return `${shortDate(date)}${between}${clockTime(time)}`;
}

/** When something happened, by the device's clock: `9:02 PM`, or `Nov 20, 2026 at 9:02 PM` on another day. */
export function deviceTime(timestamp: number, now = new Date()): string {
  const zone = domain.localZone();
  const moment = new Date(timestamp);
  const { date, time } = wallClock(zone, moment);
  return date === wallClock(zone, now).date ? clockTime(time) : momentOf(moment, zone);
}
