import { birthExamples } from './birth-examples.ts';
import { type Season, seasonAfter, seasonByDefault, seasonName, seasonProblem } from './season.ts';

const season: Season = { name: '2026–27', firstDay: '2026-07-01', lastDay: '2027-06-30', cutoff: '2026-08-31' };

it.each([
  ['2026-11-20', undefined, { name: '2026–27', firstDay: '2026-09-01', lastDay: '2027-08-31', cutoff: '2026-08-31' }],
  ['2026-08-30', undefined, { name: '2025–26', firstDay: '2025-09-01', lastDay: '2026-08-31', cutoff: '2025-08-31' }],
  ['2026-11-20', '12-31', { name: '2026', firstDay: '2026-01-01', lastDay: '2026-12-31', cutoff: '2025-12-31' }],
])(
  'On %s, a club with the cut-off setting %s that has set no days has a season of its own',
  (today, cutoff, expected) => {
    expect(seasonByDefault(today, cutoff)).toEqual(expected);
  },
);

it('The next season follows without a gap, a year later', () => {
  expect(seasonAfter(season)).toEqual({
    name: '2027–28',
    firstDay: '2027-07-01',
    lastDay: '2028-06-30',
    cutoff: '2027-08-31',
  });
  expect(seasonAfter({ lastDay: '2028-02-29', cutoff: '2028-02-29' })).toMatchObject({
    firstDay: '2028-03-01',
    lastDay: '2029-02-28',
    cutoff: '2029-02-28',
  });
});

it('The name of a season has the year in which it ends, if it is another one', () => {
  expect(seasonName({ firstDay: '2099-07-01', lastDay: '2100-06-30' })).toBe('2099–00');
  expect(seasonName({ firstDay: '2026-01-01', lastDay: '2026-12-31' })).toBe('2026');
});

it.each<[Partial<Season>, string | null]>([
  [{}, null],
  [{ lastDay: '2026-06-30' }, 'lastDay: The last day cannot be before the first day'],
  [{ lastDay: '2026-07-01', cutoff: '2026-07-01' }, null],
  [{ lastDay: '2028-06-30' }, null],
  [{ lastDay: '2028-07-01' }, 'lastDay: A season can be at most 2 years long'],
  [{ firstDay: '2026-06-30' }, 'firstDay: These days overlap the season 2025–26'],
  [{ firstDay: '2025-06-01', lastDay: '2026-12-31' }, 'lastDay: These days overlap the season 2025–26'],
  [{ cutoff: '2025-07-01' }, null],
  [{ cutoff: '2025-06-30' }, 'cutoff: The cut-off date must be in the season or in the year before it'],
  [{ cutoff: '2027-06-30' }, null],
  [{ cutoff: '2027-07-01' }, 'cutoff: The cut-off date must be in the season or in the year before it'],
])('The problem of a season with %j is %s', (changes, expected) => {
  const others = [{ name: '2025–26', firstDay: '2025-07-01', lastDay: '2026-06-30', cutoff: '2025-08-31' }];
  const problem = seasonProblem({ ...season, ...changes }, others);
  expect(problem && `${problem.field}: ${problem.message}`).toBe(expected);
});

it.each([
  ['2026-08-31', ['2014-08-31 U13', '2014-09-01 U12', '2015-03-02 U12']],
  ['2026-12-31', ['2014-12-31 U13', '2015-01-01 U12', '2015-07-02 U12']],
  ['2028-02-29', ['2016-02-29 U13', '2016-03-01 U12', '2016-08-30 U12']],
])('Three birth dates show what the cut-off date %s means', (cutoff, expected) => {
  expect(birthExamples(cutoff).map(({ dateOfBirth, ageGroup }) => `${dateOfBirth} ${ageGroup}`)).toEqual(expected);
});
