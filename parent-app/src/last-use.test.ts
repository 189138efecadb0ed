import { lastUse } from './last-use.ts';

it.each([
  [null, 'Never used'],
  ['2026-11-20T11:59:00Z', 'Used in the last hour'],
  ['2026-11-20T11:00:00Z', 'Last used 1 hour ago'],
  ['2026-11-20T09:30:00Z', 'Last used 2 hours ago'],
  ['2026-11-19T12:00:00Z', 'Last used 1 day ago'],
  ['2026-11-01T12:00:00Z', 'Last used 19 days ago'],
  ['2026-09-01T12:00:00Z', 'Last used on Sep 1, 2026'],
  // A device whose clock is slow.
  ['2026-11-20T12:05:00Z', 'Used in the last hour'],
])('lastUse of %s is "%s"', (lastUsedAt, words) => {
  expect(lastUse(lastUsedAt, 'Europe/London', Date.parse('2026-11-20T12:00:00Z'))).toBe(words);
});
