import { absenceProblem, isAwayOn } from './absences.ts';
import * as messages from './messages.ts';

const july = { from: '2026-07-20', to: '2026-07-31' };

it.each([
  ['2026-07-19', null, false],
  ['2026-07-20', null, true],
  ['2026-07-31', null, true],
  ['2026-08-01', null, false],
  ['2026-07-25', true, false],
  ['2026-07-25', false, false],
])('On %s a child whose availability is %p is away: %p', (date, isAvailable, isAway) => {
  expect(isAwayOn(isAvailable, date, [{ from: '2026-01-01', to: '2026-01-02' }, july])).toBe(isAway);
});

it.each([
  ['2026-07-20', '2026-07-19', messages.absenceReversed],
  ['2026-07-20', '2026-07-20', null],
  ['2026-07-01', '2026-07-19', messages.absencePast],
  ['2026-07-01', '2026-07-20', null],
  ['2026-07-20', '2027-07-19', null],
  ['2026-07-20', '2027-07-20', messages.absenceTooLong],
])('absenceProblem on July 20 from %s to %s is %p', (from, to, message) => {
  expect(absenceProblem({ from, to }, '2026-07-20')?.message ?? null).toBe(message);
});
