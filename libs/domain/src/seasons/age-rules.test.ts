import { type AgedChild, ageGroupIn, ageGroupOn, ageGroupSet, ageRule, type SeasonCutoff } from './age-rules.ts';

// Table C9 of the reviewed cases: what is right in Germany, and what the settings of version 0.2.0 gave on 25 November 2026.
const born = ['2014-01-01', '2014-06-15', '2014-12-31', '2015-06-15'];

it.each([
  [
    'the German season 2026–27, with the cut-off on 31 December of the year in which it begins',
    '2026-12-31',
    ['U13', 'U13', 'U13', 'U12'],
  ],
  ['a season with the cut-off in England', '2026-08-31', ['U13', 'U13', 'U12', 'U12']],
  ['a season with the cut-off in the United States from 2026', '2026-07-31', ['U13', 'U13', 'U12', 'U12']],
])('Age groups of %s', (_what, cutoff, groups) => {
  expect(born.map((dateOfBirth) => ageGroupOn(dateOfBirth, cutoff))).toEqual(groups);
});

it.each([
  ['12-31', ['U12', 'U12', 'U12', 'U11']],
  ['01-01', ['U13', 'U12', 'U12', 'U11']],
  ['08-31', ['U13', 'U13', 'U12', 'U12']],
])('Age groups with the setting %s in a club that has set no season', (byDefault, groups) => {
  const rule = ageRule([], { today: '2026-11-25', byDefault });
  expect(born.map((dateOfBirth) => ageGroupIn({ dateOfBirth }, rule))).toEqual(groups);
});

it.each([
  ['2014-07-31', 'U13'],
  ['2014-08-01', 'U12'],
])('In the United States from 2026–27, somebody born on %s is %s', (dateOfBirth, group) => {
  expect(ageGroupOn(dateOfBirth, '2026-07-31')).toBe(group);
});

describe('The rule of an event', () => {
  const cutoffs: SeasonCutoff[] = [
    { seasonId: 1, cutoff: '2025-08-31', since: null, setFrom: '2025-08-31' },
    { seasonId: 1, cutoff: '2026-12-31', since: '2026-09-10 12:00', setFrom: '2026-07-01' },
    { seasonId: 2, cutoff: '2027-12-31', since: '2027-06-20 18:00', setFrom: '2027-06-20' },
  ];

  it.each([
    ['2024-10-01 10:00', 1, '2024-08-31'],
    ['2026-09-10 12:00', 1, '2026-08-31'],
    ['2026-09-10 12:01', 1, '2026-12-31'],
    ['2027-06-20 18:00', 1, '2026-12-31'],
    ['2027-06-20 18:01', 2, '2027-12-31'],
    ['2040-01-01 10:00', 2, '2027-12-31'],
  ])('that begins at %s is that of season %i with the cut-off date %s', (begin, seasonId, cutoff) => {
    expect(ageRule(cutoffs, { begin, today: '2027-07-01' })).toMatchObject({ seasonId, cutoff });
  });

  it('is that of today for an event to come, until a season has days', () => {
    expect(ageRule([], { begin: '2030-01-01 10:00', today: '2026-11-25' }).cutoff).toBe('2026-08-31');
    expect(ageRule([], { begin: '2020-01-01 10:00', today: '2026-11-25' }).cutoff).toBe('2019-08-31');
  });

  it.each<[string, Partial<AgedChild>, string | undefined, string | null]>([
    ['in an earlier year', { ageGroupSetOn: '2026-05-01' }, '2027-01-01 10:00', null],
    ['since the season’s first day', { ageGroupSetOn: '2026-07-01' }, '2027-01-01 10:00', 'U11'],
    ['for last season, on the day of the start', { ageGroupSetOn: '2027-06-20' }, undefined, null],
    [
      'for this season, on the day of the start',
      { ageGroupSetOn: '2027-06-20', ageGroupSeasonId: 2 },
      undefined,
      'U11',
    ],
    ['for this season', { ageGroupSetOn: '2027-07-20', ageGroupSeasonId: 2 }, '2027-01-01 10:00', null],
    ['on a day that is not known', {}, '2024-01-01 10:00', 'U11'],
  ])('An age group that was set %s', (_when, set, begin, expected) => {
    const child = { dateOfBirth: '2014-01-01', ageGroup: 'U11', ...set };
    expect(ageGroupSet(child, ageRule(cutoffs, { begin, today: '2027-07-01' }))).toBe(expected);
  });
});
