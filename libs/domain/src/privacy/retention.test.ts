import {
  keptSince,
  retained,
  retentionFields,
  retentionKinds,
  retentionWords,
  seasonsKeptSince,
  usualPeriods,
} from './retention.ts';

it.each([
  ['2026-11-30', 3, undefined, '2023-08-31'],
  ['2026-08-30', 3, undefined, '2022-08-31'],
  ['2026-08-31', 1, undefined, '2025-08-31'],
  ['2028-02-29', 1, '12-31', '2026-12-31'],
  ['2026-11-30', 20, '01-01', '2006-01-01'],
])(
  'On %s, a club that keeps %i seasons before the running one (cut-off %s) keeps events since %s',
  (today, seasons, cutoff, since) => {
    expect(seasonsKeptSince(today, seasons, cutoff)).toBe(since);
  },
);

it.each([
  ['2026-11-30T12:00:00Z', 24, '2024-11-30T12:00:00.000Z'],
  ['2026-05-31T12:00:00Z', 3, '2026-02-28T12:00:00.000Z'],
])('At %s, a club that keeps %i months keeps what is younger than %s', (at, months, since) => {
  expect(keptSince(new Date(at), months).toISOString()).toBe(since);
});

it('Every usual period can be saved, and nothing beyond the bounds', () => {
  for (const kind of retained) {
    const { min, max } = retentionKinds[kind];
    const problems = [min - 1, min, usualPeriods[kind], max, max + 1].map(retentionFields[kind].problemWith);
    expect(problems.map((problem) => problem === null)).toEqual([false, true, true, true, false]);
  }
});

it('retentionWords counts months and seasons', () => {
  expect([retentionWords('auditLog', 36), retentionWords('events', 1)]).toEqual(['36 months', '1 season']);
});
