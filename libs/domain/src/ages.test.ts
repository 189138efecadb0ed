import { ageOn, isPlayingAge, lastCutoff, listedAgeGroup } from './ages.ts';
import { ageGroupOf, ageGroupSet, ageRule } from './seasons/age-rules.ts';

// Covers R16.
it.each([
  ['2014-11-20', '2026-11-20', 12],
  ['2014-11-21', '2026-11-20', 11],
  ['2012-02-29', '2025-02-28', 12],
  ['2012-02-29', '2025-03-01', 13],
  ['2012-02-29', '2024-02-28', 11],
  ['2012-02-29', '2024-02-29', 12],
  ['2012-02-29', '2100-02-28', 87],
  ['2012-02-29', '2100-03-01', 88],
  ['2011-12-30', '2026-12-29', 14],
  ['2011-12-30', '2026-12-30', 15],
])('ageOn of a child born %s on %s is %i', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

// Covers R16.
it.each([
  ['2025-03-01', '02-28', 'U13'],
  ['2024-02-29', '02-28', 'U12'],
  ['2025-03-01', '03-01', 'U14'],
  ['2025-02-28', '03-01', 'U13'],
  ['2024-02-29', undefined, 'U12'],
])('ageGroupOf a child born on 29 February 2012 on %s with the cut-off %s is %s', (day, cutoff, group) => {
  expect(ageGroupOf({ dateOfBirth: '2012-02-29' }, day, cutoff)).toBe(group);
});

// Covers R16.
it.each([
  ['2027-02-27', false],
  ['2027-02-28', false],
  ['2027-03-01', true],
  ['2044-02-29', false],
  ['2044-02-28', true],
])('A child born on 29 February 2024 can be added by a parent on %s: %p', (day, expected) => {
  expect(isPlayingAge('2024-02-29', day)).toBe(expected);
});

it.each([
  ['2023-11-20', true],
  ['2023-11-21', false],
  ['2006-11-21', true],
  ['2006-11-20', false],
])('isPlayingAge of a child born %s on 20 November 2026 is %p', (born, expected) => {
  expect(isPlayingAge(born, '2026-11-20')).toBe(expected);
});

it('lastCutoff returns the last cut-off date on or before a day', () => {
  expect(lastCutoff('2026-08-30')).toBe('2025-08-31');
  expect(lastCutoff('2026-08-31')).toBe('2026-08-31');
  expect(lastCutoff('2026-01-01', '01-01')).toBe('2026-01-01');
});

it('ageGroupOf uses the age on the cut-off date, unless an age group is set', () => {
  expect(ageGroupOf({ dateOfBirth: '2014-09-01' }, '2026-11-20')).toBe('U12');
  expect(ageGroupOf({ dateOfBirth: '2014-08-31' }, '2026-11-20')).toBe('U13');
  expect(ageGroupOf({ dateOfBirth: '2014-08-31', ageGroup: 'U12' }, '2026-11-20')).toBe('U12');
});

it.each([
  ['2026-08-30', 'U12'],
  ['2026-08-31', 'U16'],
  ['2027-08-31', 'U17'],
])('An age group that was set by hand on 1 September 2025 ends with the season: on %s it is %s', (day, group) => {
  const child = { dateOfBirth: '2011-05-04', ageGroup: 'U12', ageGroupSetOn: '2025-09-01' };
  expect(ageGroupOf(child, day)).toBe(group);
  expect(ageGroupSet(child, ageRule([], { today: day }))).toBe(group === 'U12' ? 'U12' : null);
});

it.each([
  ['U7', 'U10'],
  ['U10', 'U10'],
  ['U13', 'U14'],
  ['U19', 'U19'],
  ['U20', null],
  ['Veterans', null],
  ['Girls U12', null],
  ['U12 Girls', null],
])('listedAgeGroup(%j) is %p', (group, listed) => {
  expect(listedAgeGroup(group)).toBe(listed);
});
