import fc from 'fast-check';
import { minutesAfter, minutesBetween } from '../civil-time.ts';
import { endOf, endProblem } from './event-end.ts';

const problem = 'The end is before the start';

it.each([
  ['10:00', '11:30', '2027-03-07', '11:30'],
  ['22:00', '00:30', '2027-03-08', '00:30'],
  ['22:00', '04:00', '2027-03-08', '04:00'],
  ['23:59', '00:00', '2027-03-08', '00:00'],
  ['00:00', '23:59', '2027-03-07', '23:59'],
  ['10:30', null, '2027-03-07', '12:00'],
  ['22:30', null, '2027-03-08', '00:00'],
])('An event from %s to %s ends on %s at %s', (startTime, endTime, date, time) => {
  expect(endProblem({ startTime, endTime })).toBeNull();
  expect(endOf({ date: '2027-03-07', startTime, endTime })).toEqual({ date, time });
});

it.each([
  ['10:00', '09:00'],
  ['10:00', '10:00'],
  ['22:00', '04:01'],
  ['00:00', '00:00'],
  ['12:01', '12:00'],
])('An event from %s to %s has an end before its start', (startTime, endTime) => {
  expect(endProblem({ startTime, endTime })).toBe(problem);
});

const time = fc.nat(24 * 60 - 1).map((minutes) => minutesAfter('2000-01-01 00:00', minutes).slice(11));

it('Any event ends after it starts: on its day, or within six hours, or after the assumed time', () => {
  fc.assert(
    fc.property(time, fc.option(time), (startTime, endTime) => {
      const end = endOf({ date: '2027-03-07', startTime, endTime });
      const minutes = minutesBetween(`2027-03-07 ${startTime}`, `${end.date} ${end.time}`);
      if (endTime === null || endProblem({ startTime, endTime })) return minutes === 90;
      return end.time === endTime && minutes > 0 && (end.date === '2027-03-07' || minutes <= 360);
    }),
  );
});
