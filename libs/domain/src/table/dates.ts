import { asCivilDate, type CivilDate, isCivilDate } from '../civil-time.ts';
import { tidyCell } from './tidy-cell.ts';

/** Which of two numbers is the day: `dmy` is 31/12/2014, `mdy` is 12/31/2014. */
export type DateOrder = 'dmy' | 'mdy';

/** What a cell means in each order. Both are the same for a date that can be read in one way only; null is no date. */
export type DateReadings = Record<DateOrder, CivilDate | null>;

/** Years of events are never of the last century. */
export const latestEventYear = 2099;

const noDate: DateReadings = { dmy: null, mdy: null };

/**
 * The dates that a cell can mean: numbers in any of the usual orders, names of months in English, German, French and Spanish, and the
 * serial numbers of spreadsheets, with or without a weekday, and a time behind. A year of two digits is the latest one up to `latestYear`.
 */
export function datesIn(cell: string, latestYear: number): DateReadings {
  const text = withoutTime(tidyCell(cell));
  if (text === null) return noDate;
  const words = text.replace(/(\d)(?:st|nd|rd|th)\b/u, '$1').replace(weekday, '');
  const date = serialDate(words) ?? yearFirst(words) ?? withMonthName(words, latestYear);
  return date ? { dmy: date, mdy: date } : inBothOrders(words, latestYear);
}

/** The date of a cell that can be read in one way only, or null. */
export function sureDate(cell: string, latestYear: number): CivilDate | null {
  if (/^(?:19|20)\d{2}-\d{2}-\d{2}$/u.test(cell)) return isCivilDate(cell) ? cell : null;
  const { dmy, mdy } = datesIn(cell, latestYear);
  return dmy && mdy && dmy !== mdy ? null : (dmy ?? mdy);
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)[a-z]*[.,]* (?=\d|[a-z]{3,})/u;

/** Null for an instant of another zone, whose day here may be another one. */
function withoutTime(text: string): string | null {
  const [, date, time, zone] = /^(.*?)(?:t| |, )(\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:\.\d+)?)(.*)$/u.exec(text) ?? [];
  if (!date || !time || zone === undefined || !/\d/u.test(date)) return text.replace(/ (?:tbc|tba|tbd)$/u, '');
  const isInstant = /^(?: ?z| ?(?:gmt|utc)?[+-]\d)/u.test(zone) && !/^0?0[:.h]00/u.test(time);
  return isInstant ? null : date.replace(/,$/u, '');
}

/** Days since 30 December 1899, from 1927 to 2077. */
function serialDate(text: string): CivilDate | null {
  if (!/^[1-6]\d{4}(?:\.\d+)?$/u.test(text)) return null;
  return asCivilDate(new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text)) * 86_400_000));
}

function yearFirst(text: string): CivilDate | null {
  const [, year, , month, day] =
    /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})\.?$/u.exec(text.replace(/[年月]/gu, '-').replace('日', '')) ?? [];
  if (year) return realDay(Number(year), Number(month), Number(day));
  const [, compactYear, compactMonth, compactDay] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/u.exec(text) ?? [];
  return compactYear ? realDay(Number(compactYear), Number(compactMonth), Number(compactDay)) : null;
}

const months = [
  /^jan|^ene/u,
  /^feb|^fev/u,
  /^mar|^mrz|^maer/u,
  /^apr|^avr|^abr/u,
  /^may|^mai/u,
  /^jun|^juin/u,
  /^jul|^juil/u,
  /^aug|^aou|^ago/u,
  /^sep/u,
  /^oct|^okt/u,
  /^nov/u,
  /^dec|^dez|^dic/u,
];

function withMonthName(text: string, latestYear: number): CivilDate | null {
  const dayFirst = /^(\d{1,2})[-/. ]*(?:de )?([a-z]{3,10})[-/., ]*(?:de )?(\d{4}|\d{2})$/u.exec(text);
  const monthFirst = /^([a-z]{3,10})[-/. ]*(\d{1,2})[-/, ]+(\d{4})$/u.exec(text);
  const [, year, month, day] = /^(\d{4})[-/ ]([a-z]{3,10})[-/ ](\d{1,2})$/u.exec(text) ?? [];
  if (dayFirst) return named(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!);
  if (monthFirst) return named(monthFirst[3]!, monthFirst[1]!, monthFirst[2]!);
  return year ? named(year, month!, day!) : null;

  function named(yearText: string, monthName: string, dayText: string): CivilDate | null {
    const at = months.findIndex((pattern) => pattern.test(monthName));
    return at < 0 ? null : realDay(fullYear(yearText, latestYear), at + 1, Number(dayText));
  }
}

function inBothOrders(text: string, latestYear: number): DateReadings {
  const [, first, second, yearText] = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|\d{2})\.?$/u.exec(text) ?? [];
  if (!yearText) return noDate;
  const year = fullYear(yearText, latestYear);
  return { dmy: realDay(year, Number(second), Number(first)), mdy: realDay(year, Number(first), Number(second)) };
}

function fullYear(text: string, latestYear: number): number {
  if (text.length === 4) return Number(text);
  const year = latestYear - (latestYear % 100) + Number(text);
  return year > latestYear ? year - 100 : year;
}

/** Null unless it is a real day. */
function realDay(year: number, month: number, day: number): CivilDate | null {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCivilDate(date) ? date : null;
}
