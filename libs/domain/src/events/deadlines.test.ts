import { answersUntil, deadlineOf, deadlineProblem, isPastDeadline, withDeadline } from './deadlines.ts';

const event = { date: '2026-03-07', startTime: '10:30' };

describe('deadlineOf', () => {
  it.each([
    ['nothing', {}, null],
    ['null', { deadline: null, deadlineHours: null }, null],
    ['a moment', { deadline: '2026-03-06 18:00' }, '2026-03-06 18:00'],
    ['an hour', { deadlineHours: 1 }, '2026-03-07 09:30'],
    ['a day', { deadlineHours: 24 }, '2026-03-06 10:30'],
    ['two weeks', { deadlineHours: 336 }, '2026-02-21 10:30'],
  ])('is read from %s', (_, fields, expected) => {
    expect(deadlineOf({ ...event, ...fields })).toBe(expected);
  });

  it('keeps the time of day when the clocks change in between', () => {
    expect(deadlineOf({ date: '2026-03-29', startTime: '10:30', deadlineHours: 24 })).toBe('2026-03-28 10:30');
    expect(deadlineOf({ date: '2026-10-25', startTime: '01:30', deadlineHours: 48 })).toBe('2026-10-23 01:30');
  });
});

it('isPastDeadline is true from the minute of the deadline, and never without one', () => {
  const closing = { ...event, deadline: '2026-03-06 18:00' };
  expect(isPastDeadline(closing, '2026-03-06 17:59')).toBe(false);
  expect(isPastDeadline(closing, '2026-03-06 18:00')).toBe(true);
  expect(isPastDeadline(event, '2027-01-01 00:00')).toBe(false);
});

it('answersUntil is the deadline or the start', () => {
  expect(answersUntil({ ...event, deadlineHours: 2 })).toBe('2026-03-07 08:30');
  expect(answersUntil(event)).toBe('2026-03-07 10:30');
});

describe('withDeadline', () => {
  const moment = { deadline: '2026-03-06 18:00', deadlineHours: null };
  const hours = { deadline: null, deadlineHours: 24 };
  it.each([
    ['keeps what is not changed', moment, {}, moment],
    ['keeps the hours, too', hours, {}, hours],
    ['clears with null', moment, { deadline: null }, { deadline: null, deadlineHours: null }],
    ['does not clear the other kind with null', hours, { deadline: null }, hours],
    ['replaces a moment by hours', moment, { deadlineHours: 24 }, hours],
    ['replaces hours by a moment', hours, { deadline: '2026-03-06 18:00' }, moment],
    ['takes both as they are given', hours, moment, moment],
  ])('%s', (_, before, change, expected) => {
    expect(withDeadline(before, change)).toEqual(expected);
  });
});

describe('deadlineProblem', () => {
  it.each([
    [{ deadline: '2026-03-07 10:30' }, null],
    [{ deadline: '2026-03-07 10:31' }, 'The deadline must not be after the start of the event'],
    [{ deadlineHours: 336 }, null],
    [
      { deadline: '2026-03-06 18:00', deadlineHours: 2 },
      'Please give either a deadline or a number of hours before the start, not both',
    ],
    [{}, null],
  ])('of %j is %s', (fields, expected) => {
    expect(deadlineProblem({ ...event, ...fields })).toBe(expected);
  });
});
