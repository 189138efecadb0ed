import { changeOf, type EventFacts, hasMoved, timeAndPlaceOf } from './event-changes.ts';

const known: EventFacts = {
  title: 'Lions v Bears',
  date: '2026-11-28',
  startTime: '10:30',
  reportingTime: null,
  location: 'Riverside',
  locationDetail: null,
  status: 'confirmed',
};

it.each<[string, Partial<EventFacts>, Partial<EventFacts>, ReturnType<typeof changeOf>]>([
  ['nothing has changed', {}, {}, null],
  ['it is confirmed', { status: 'pending' }, { status: 'confirmed' }, null],
  ['an empty place becomes none', { locationDetail: '' }, { locationDetail: null }, null],
  ['the date has changed', {}, { date: '2026-11-29' }, 'moved'],
  ['the time has changed', {}, { startTime: '10:35' }, 'moved'],
  ['a reporting time was added', {}, { reportingTime: '10:00' }, 'moved'],
  ['the place is unknown now', {}, { location: null }, 'moved'],
  ['the pitch has changed', { locationDetail: 'Pitch 1' }, { locationDetail: 'Pitch 2' }, 'moved'],
  ['it is cancelled', {}, { status: 'cancelled' }, 'cancelled'],
  ['it is cancelled and moved', {}, { status: 'cancelled', date: '2026-11-29' }, 'cancelled'],
  ['it stays cancelled and moves', { status: 'cancelled' }, { status: 'cancelled', date: '2026-11-29' }, null],
  ['it takes place after all, on another day', { status: 'cancelled' }, { date: '2026-11-29' }, 'reinstated'],
])('changeOf, when %s', (_what, before, after, change) => {
  expect(changeOf({ ...known, ...before }, { ...known, ...after })).toBe(change);
});

it('timeAndPlaceOf leaves out everything that is no reason to ask again', () => {
  const asked = timeAndPlaceOf({ ...known, title: 'A typo', endTime: '12:00' } as EventFacts);
  expect(Object.keys(asked)).toEqual([
    ...['date', 'startTime', 'isTimeToBeConfirmed'],
    ...['reportingTime', 'location', 'locationDetail'],
  ]);
  expect(hasMoved(asked, known)).toBe(false);
});

it('A cancelled event that moves has moved when it takes place after all', () => {
  const cancelled: EventFacts = { ...known, status: 'cancelled' };
  expect(hasMoved(cancelled, known)).toBe(false);
  expect(hasMoved(cancelled, { ...known, date: '2026-11-29' })).toBe(true);
});
