import fc from 'fast-check';
import { ageGroupRule, leagueAgeGroupRule, readAgeGroup } from './age-group.ts';
import { problemWith, valueOf } from './value-rule.ts';

it.each([
  ['U12', 'U12'],
  ['u12', 'U12'],
  ['Under 12', 'U12'],
  ['under-12', 'U12'],
  ['UNDER12', 'U12'],
  ['U-12', 'U12'],
  ['U 12', 'U12'],
  ['U‑12', 'U12'],
  [' U12\u00a0', 'U12'],
  ['Ｕ１２', 'U12'],
  ['U12s', 'U12'],
  ["Under 12's", 'U12'],
  ['Under 9', 'U9'],
  ['U09', 'U9'],
  ['U5', 'U5'],
  ['U21', 'U21'],
])('readAgeGroup("%s") is %s', (text, group) => {
  expect(readAgeGroup(text)).toBe(group);
});

it.each([
  '',
  '12',
  '#N/A',
  'U12 Girls',
  'Girls U12',
  'U4',
  'U0',
  'U22',
  'U112',
  'U1 2',
  'U12/U13',
  'U12+',
  'Mixed',
  '12U',
])('readAgeGroup("%s") is null', (text) => {
  expect(readAgeGroup(text)).toBeNull();
  expect(problemWith(ageGroupRule(), text)).toBe('Please write the age group like U12, from U5 to U21');
});

it('An age group that was read is read as itself, and nothing else is ever read', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const group = readAgeGroup(text);
      return group === null || (/^U([5-9]|1\d|2[01])$/.test(group) && readAgeGroup(group) === group);
    }),
  );
});

it.each([
  ['under 12', 'U12'],
  ['Mixed', 'Mixed'],
  ['U13–U14', 'U13–U14'],
  ['U', null],
])('A league of the age group "%s" has %p', (text, group) => {
  expect(valueOf(leagueAgeGroupRule(), text)).toBe(group);
});

it.each([null, 12, {}, ['U12']])('An age group cannot be %j', (value) => {
  expect(problemWith(ageGroupRule(), value)).not.toBeNull();
});
