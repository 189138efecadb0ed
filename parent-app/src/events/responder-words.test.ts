import { responderWords } from './responder-words.ts';

const evening = '2026-11-23T19:02:00.000Z';
const origin = { respondedBy: 'guardian', respondedVia: 'app', respondedAt: evening } as const;

test.each([
  [origin, '2026-11-23', 'Another guardian, in the app, 7:02 PM'],
  [origin, '2026-11-24', 'Another guardian, in the app, Nov 23, 2026, 7:02 PM'],
  [{ ...origin, respondedBy: 'you' }, '2026-11-23', 'You, in the app, 7:02 PM'],
  [{ ...origin, respondedBy: 'you', respondedVia: 'mail' }, '2026-11-23', 'You, with the link in a mail, 7:02 PM'],
  [{ ...origin, respondedBy: 'household', responderName: 'Ann Lee' }, '2026-11-23', 'Ann Lee, in the app, 7:02 PM'],
  [{ ...origin, respondedBy: 'staff', respondedVia: 'staff' }, '2026-11-23', 'Staff, 7:02 PM'],
  [{ respondedAt: null }, '2026-11-23', null],
] as const)('responderWords of %j on %s is %s', (given, today, words) => {
  expect(responderWords(given, 'Europe/London', today)).toBe(words);
});
