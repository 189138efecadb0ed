import { deadlineWords } from './deadline-words.ts';

it.each([
  [null, false, null],
  ['2026-03-06 18:00', false, 'You can accept until Fri, Mar 6, 6:00 PM. After that, you can only decline.'],
  ['2026-03-06 18:00', true, 'Answers closed Fri, Mar 6, 6:00 PM. You can still decline, or call the coach.'],
])('deadlineWords of %s, passed: %s', (deadline, isPast, expected) => {
  expect(deadlineWords(deadline, isPast)).toBe(expected);
});
