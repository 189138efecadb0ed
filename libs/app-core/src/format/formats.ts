import * as domain from '@touchline/domain';
import { type CivilDate, type ClubFormat, formatRules, isClubFormat, wallClock } from '@touchline/domain';

// Every date and time on the screen is written here, as the club writes them.

let current: ClubFormat = 'us';

/** Shell and apps each have a copy of this module and set it while they render the club, before any page. */
export const setClubFormat = (format: unknown): void => void (current = isClubFormat(format) ? format : 'us');

/** Other rules than words: the first day of the week, and the order of a date of birth. */
export const clubRules = () => formatRules[current];

/** A function of the domain that asks the club's format itself. */
const ofClub =
  <Args extends unknown[]>(write: (...args: [...Args, ClubFormat]) => string) =>
  (...args: Args): string =>
    write(...args, current);

export const clockTime = ofClub(domain.clockTime);
export const dayAndTime = ofClub(domain.dayAndTime);
export const dayWords = ofClub(domain.dayWords);
export const longDate = ofClub(domain.longDate);
export const momentWords = ofClub(domain.momentWords);
export const monthDay = ofClub(domain.monthDay);
export const monthName = ofClub(domain.monthName);
export const movedWords = ofClub(domain.movedWords);
export const nearDate = ofClub(domain.nearDate);
export const pastMomentWords = ofClub(domain.pastMomentWords);
export const periodWords = ofClub(domain.periodWords);
export const shortDate = ofClub(domain.shortDate);
export const shortMonth = ofClub(domain.shortMonth);
export const shortSpan = ofClub(domain.shortSpan);
export const spanOfDays = ofClub(domain.spanOfDays);

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
