import { type ClubFormat } from './club-formats.ts';
import {
  clockTime,
  dayAndTime,
  dayWords,
  longDate,
  momentWords,
  monthName,
  nearDate,
  nearDay,
  pastMomentWords,
  periodWords,
  shortDate,
  shortMonth,
  shortSpan,
  spanOfDays,
} from './date-words.ts';

const words = (format: ClubFormat) => [
  dayAndTime('2026-11-25', '17:30', format),
  dayWords('2026-09-04', format),
  nearDate('2026-11-28', format),
  longDate('2026-11-20', format),
  shortDate('2026-03-04', format),
  monthName('2026-11-20', format),
  momentWords('2026-03-06 18:00', format),
  periodWords({ from: '2026-11-28', to: '2026-11-29' }, format),
  spanOfDays('2026-11-15', '2026-11-21', format),
  spanOfDays('2026-12-27', '2027-01-02', format),
  shortMonth('2026-11-20', format),
  shortSpan('2026-11-15', '2026-11-21', format),
  shortSpan('2026-11-29', '2026-12-05', format),
];

it('The United States write the month first and twelve hours', () => {
  expect(words('us')).toEqual([
    'Wed, Nov 25, 2026, 5:30 PM',
    'Fri, Sep 4, 2026',
    'Sat, Nov 28',
    'November 20, 2026',
    'Mar 4, 2026',
    'November 2026',
    'Fri, Mar 6, 6:00 PM',
    'Sat, Nov 28, 2026 – Sun, Nov 29, 2026',
    'Nov 15 – Nov 21, 2026',
    'Dec 27, 2026 – Jan 2, 2027',
    'Nov 2026',
    'Nov 15 – 21',
    'Nov 29 – Dec 5',
  ]);
});

it('The United Kingdom and Ireland write the day first and 24 hours', () => {
  expect(words('uk')).toEqual([
    'Wed, 25 Nov 2026, 17:30',
    'Fri, 4 Sep 2026',
    'Sat, 28 Nov',
    '20 November 2026',
    '4 Mar 2026',
    'November 2026',
    'Fri, 6 Mar, 18:00',
    'Sat, 28 Nov 2026 – Sun, 29 Nov 2026',
    '15 Nov – 21 Nov 2026',
    '27 Dec 2026 – 2 Jan 2027',
    'Nov 2026',
    '15 – 21 Nov',
    '29 Nov – 5 Dec',
  ]);
});

it('ISO writes digits', () => {
  expect(words('iso')).toEqual([
    '2026-11-25 17:30',
    '2026-09-04',
    'Sat 11-28',
    '2026-11-20',
    '2026-03-04',
    '2026-11',
    'Fri 03-06 18:00',
    '2026-11-28 – 2026-11-29',
    '2026-11-15 – 2026-11-21',
    '2026-12-27 – 2027-01-02',
    '2026-11',
    '11-15 – 11-21',
    '11-29 – 12-05',
  ]);
});

it.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('clockTime writes %s as %s, or as it is', (time, text) => {
  expect(clockTime(time, 'us')).toBe(text);
  expect([clockTime(time, 'uk'), clockTime(time, 'iso')]).toEqual([time, time]);
});
it.each([
  ['2026-11-28', 'today, Sat, Nov 28'],
  ['2026-11-29', 'tomorrow, Sun, Nov 29'],
  ['2026-11-30', 'Mon, Nov 30'],
  ['2026-12-04', 'Fri, Dec 4'],
  ['2026-12-05', 'Sat, Dec 5, 2026'],
  ['2026-11-27', 'Fri, Nov 27, 2026'],
])('nearDay of %s is “%s” on Saturday, November 28', (date, words) => {
  expect(nearDay(date, '2026-11-28', 'us')).toBe(words);
});

it.each([
  ['2026-11-28', 'today'],
  ['2026-11-29', 'tomorrow'],
  ['2026-12-04', 'Fri, Dec 4'],
  ['2026-12-05', 'Sat, Dec 5, 2026'],
])('nearDay of %s is “%s” in short', (date, words) => {
  expect(nearDay(date, '2026-11-28', 'us', true)).toBe(words);
});

it.each([
  ['2026-11-27 18:00', 'Fri 6 PM'],
  ['2026-11-22 09:30', 'Sun 9:30 AM'],
  ['2026-11-21 18:00', 'Nov 21'],
])('pastMomentWords of %s on November 28 is “%s”', (at, words) => {
  expect(pastMomentWords(at, '2026-11-28', 'us')).toBe(words);
});
