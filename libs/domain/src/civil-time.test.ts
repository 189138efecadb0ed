import {
  addDays,
  asCivilDate,
  asUtcDate,
  hasStarted,
  instantOf,
  isCivilDate,
  isClockTime,
  isTimeZone,
  minutesAfter,
  minutesBetween,
  todayIn,
  wallClock,
  yearOf,
} from './civil-time.ts';

describe('isCivilDate', () => {
  it.each(['2026-11-20', '2024-02-29', '1900-01-01', '0099-12-31'])('accepts %s', (text) => {
    expect(isCivilDate(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '20260230',
    '2026-W05-3',
    '2026-2-3',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '0000-01-01',
    '2026-13-01',
    '２０２６-11-20',
    '',
    null,
    20261120,
    {},
    ['2026-11-20'],
  ])('rejects %p', (value) => {
    expect(isCivilDate(value)).toBe(false);
  });
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:05', false],
  ['09:60', false],
  ['09:05:00', false],
  [905, false],
  [['09:05'], false],
])('isClockTime(%p) is %p', (value, expected) => {
  expect(isClockTime(value)).toBe(expected);
});

it('isTimeZone knows the time zones of the world and no others', () => {
  expect(isTimeZone('Pacific/Auckland')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});

it('wallClock and todayIn use the time zone of the club', () => {
  const at = new Date('2026-11-20T23:30:00Z');
  expect(wallClock('UTC', at)).toEqual({ date: '2026-11-20', time: '23:30' });
  expect(todayIn('Pacific/Auckland', at)).toBe('2026-11-21');
  expect(todayIn('America/Los_Angeles', at)).toBe('2026-11-20');
});

it('wallClock reads midnight as 00, not 24', () => {
  expect(wallClock('UTC', new Date('2026-11-20T00:00:00Z'))).toEqual({ date: '2026-11-20', time: '00:00' });
});

it.each([
  ['2026-11-20', '10:29', true],
  ['2026-11-20', '10:30', true],
  ['2026-11-20', '10:31', false],
  ['2026-11-19', '23:59', true],
  ['2026-11-21', '00:00', false],
])('hasStarted at 10:30 on 2026-11-20 for an event on %s at %s is %p', (date, startTime, expected) => {
  expect(hasStarted({ date, startTime }, 'UTC', new Date('2026-11-20T10:30:00Z'))).toBe(expected);
});

it('addDays crosses months and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

// Covers R16.
describe('A civil date that is missing in the time zone of the computer', () => {
  const missing = '2011-12-30';

  // `npm run verify -- faults` runs these tests in other zones as well.
  (process.env.TEST_TIME_ZONE ? it.skip : it)('is really missing in the time zone of this test', () => {
    expect(new Date(2011, 11, 30).getDate()).toBe(31);
  });

  it('is a date like any other', () => {
    expect(isCivilDate(missing)).toBe(true);
    expect(asCivilDate(asUtcDate(missing))).toBe(missing);
    expect(addDays('2011-12-29', 1)).toBe(missing);
    expect(addDays('2011-12-31', -1)).toBe(missing);
    expect(yearOf('2012-01-01')).toBe(2012);
  });
});

describe('instantOf', () => {
  it.each([
    ['in winter', 'Europe/London', '2026-01-10', '10:30', '2026-01-10T10:30'],
    ['in summer', 'Europe/London', '2026-06-10', '10:30', '2026-06-10T09:30'],
    ['on the morning before a change', 'America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59'],
    ['just after a change', 'America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00'],
    ['that the clocks skip', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30'],
    ['that the clocks show twice', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30'],
    ['after the repeated hour', 'America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00'],
    ['in a skipped half-hour', 'Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:40'],
    ['in a repeated half-hour', 'Australia/Lord_Howe', '2026-04-05', '01:40', '2026-04-04T14:40'],
    ['at a midnight that is skipped', 'America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00'],
    ['of a skipped day', 'Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00'],
    ['in a zone without changes', 'Asia/Kolkata', '2026-06-10', '10:30', '2026-06-10T05:00'],
  ])('finds a time %s', (_when, zone, date, time, instant) => {
    expect(instantOf(zone, date, time).toISOString()).toBe(`${instant}:00.000Z`);
  });
});

it('minutesBetween and minutesAfter count across midnight', () => {
  expect(minutesBetween('2026-11-23 21:30', '2026-11-24 07:00')).toBe(570);
  expect(minutesAfter('2026-11-23 21:30', 570)).toBe('2026-11-24 07:00');
});
