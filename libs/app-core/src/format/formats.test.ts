import {
  clockTime,
  clubRules,
  dateParts,
  dayAndTime,
  deviceTime,
  instantDate,
  instantInText,
  instantTime,
  longDate,
  setClubFormat,
} from './formats.ts';

afterEach(() => setClubFormat('us'));

const evening = new Date(2026, 10, 20, 21, 2);
const words = () => [
  longDate('2026-11-20'),
  clockTime('17:30'),
  dayAndTime('2026-11-25', '17:30'),
  instantDate('2026-11-20T23:30:00Z', 'Pacific/Auckland'),
  instantTime('2026-11-20T23:30:00Z', 'America/New_York'),
  instantInText('2026-11-20T23:30:00Z', 'America/New_York'),
  deviceTime(evening.getTime(), new Date(2026, 10, 20, 23, 59)),
  deviceTime(evening.getTime(), new Date(2026, 10, 21, 0, 1)),
];

it('Dates and times are in the US form at first, in the time zone of the club', () => {
  expect(words()).toEqual([
    'November 20, 2026',
    '5:30 PM',
    'Wed, Nov 25, 2026, 5:30 PM',
    'Nov 21, 2026',
    'Nov 20, 2026 at 6:30 PM',
    'Nov 20, 2026, 6:30 PM',
    '9:02 PM',
    'Nov 20, 2026 at 9:02 PM',
  ]);
});

it('They follow the format of the club', () => {
  setClubFormat('uk');
  expect(words()).toEqual([
    '20 November 2026',
    '17:30',
    'Wed, 25 Nov 2026, 17:30',
    '21 Nov 2026',
    '20 Nov 2026 at 18:30',
    '20 Nov 2026, 18:30',
    '21:02',
    '20 Nov 2026 at 21:02',
  ]);
  setClubFormat('iso');
  expect(words()).toEqual([
    '2026-11-20',
    '17:30',
    '2026-11-25 17:30',
    '2026-11-21',
    '2026-11-20 18:30',
    '2026-11-20 18:30',
    '21:02',
    '2026-11-20 21:02',
  ]);
});

it('setClubFormat takes a format that this version does not know, or none, as the US form', () => {
  setClubFormat('uk');
  setClubFormat('of-tomorrow');
  expect(clubRules().hours).toBe(12);
  setClubFormat('uk');
  setClubFormat(undefined);
  expect(clubRules().hours).toBe(12);
});

it('dateParts are the same in every format', () => {
  expect(dateParts('2026-11-28')).toEqual({ weekday: 'SAT', day: '28', month: 'NOV' });
});
