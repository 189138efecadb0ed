import { heldFor, isOfDay } from './event-day.ts';

const match = { date: '2026-11-21', startTime: '10:30', createdAt: new Date('2026-11-01T12:00:00Z') };
const always = { since: null, until: null, enteredAt: null };

it.each([
  [null, null, true],
  ['2026-11-21 10:29', null, true],
  ['2026-11-21 10:30', null, false],
  [null, '2026-11-21 10:30', true],
  [null, '2026-11-21 10:29', false],
  ['2026-11-20 09:00', '2026-11-21 12:00', true],
])('What held from %s to %s held for a match on 21 November at 10:30: %p', (since, until, expected) => {
  expect(heldFor({ since, until }, match)).toBe(expected);
});

it('isOfDay counts a child that joins on the day before the event begins', () => {
  expect(isOfDay({ ...always, since: '2026-11-21 09:00' }, match)).toBe(true);
});

it('isOfDay leaves out a child that joins after an event has begun, because the event keeps its audience', () => {
  const joined = { since: '2026-11-21 11:00', until: null, enteredAt: new Date('2026-11-21T11:00:00Z') };
  expect(isOfDay(joined, match)).toBe(false);
});

it('isOfDay counts who is a member when an event of the day is entered after it has begun', () => {
  const joined = { since: '2026-11-21 11:00', until: null, enteredAt: new Date('2026-11-21T11:00:00Z') };
  expect(isOfDay(joined, { ...match, createdAt: new Date('2026-11-21T12:00:00Z') })).toBe(true);
  expect(
    isOfDay({ ...joined, since: '2026-11-22 11:00' }, { ...match, createdAt: new Date('2026-11-23T12:00:00Z') }),
  ).toBe(false);
});
