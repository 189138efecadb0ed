import {
  clockTime,
  dateParts,
  instantDate,
  instantTime,
  longDate,
  monthName,
  shortDate,
  deviceTime,
} from './formats.ts';

it('longDate, monthName, shortDate and dateParts use the US form', () => {
  expect(longDate('2026-11-20')).toBe('November 20, 2026');
  expect(monthName('2026-11-20')).toBe('November 2026');
  expect(shortDate('2026-03-04')).toBe('Mar 4, 2026');
  expect(dateParts('2026-11-28')).toEqual({ weekday: 'SAT', day: '28', month: 'NOV' });
});

it.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('clockTime writes %s as %s', (time, text) => {
  expect(clockTime(time)).toBe(text);
});

it('instantDate and instantTime use the time zone of the club', () => {
  expect(instantDate('2026-11-20T23:30:00Z', 'Pacific/Auckland')).toBe('Nov 21, 2026');
  expect(instantTime('2026-11-20T23:30:00Z', 'America/New_York')).toBe('Nov 20, 2026 at 6:30 PM');
});

it('deviceTime names the day only if it is another one', () => {
  const evening = new Date(2026, 10, 20, 21, 2);
  expect(deviceTime(evening.getTime(), new Date(2026, 10, 20, 23, 59))).toBe('9:02 PM');
  expect(deviceTime(evening.getTime(), new Date(2026, 10, 21, 0, 1))).toBe('Nov 20, 2026 at 9:02 PM');
});
