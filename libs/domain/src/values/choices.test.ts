import { choiceListRule, choiceRule, flagRule } from './choices.ts';
import { problemWith, valueOf } from './value-rule.ts';

const rule = choiceListRule(['match', 'training']);

it.each([
  ['match', ['match']],
  ['training,match', ['training', 'match']],
  [
    ['match', 'match'],
    ['match', 'match'],
  ],
  [[], []],
])('choiceListRule accepts %j', (given, value) => {
  expect(valueOf(rule, given)).toEqual(value);
});

it.each(['', 'match,', 'picnic', ['picnic'], ['match', 1], null, undefined, 1, {}])(
  'choiceListRule rejects %j',
  (given) => {
    expect(problemWith(rule, given)).toBe('$property must be a list of these values: match, training');
  },
);

it('choiceRule accepts only its choices, as they are written', () => {
  const one = choiceRule(['match', 'training']);
  expect(valueOf(one, 'training')).toBe('training');
  for (const given of ['Match', '', null, ['match']]) {
    expect(problemWith(one, given)).toBe('$property must be one of the following values: match, training');
  }
});

it.each([
  ['true', true],
  ['false', false],
  [true, true],
  [false, false],
])('flagRule reads %j as %j', (given, value) => {
  expect(valueOf(flagRule(), given)).toBe(value);
});

it.each(['', 'TRUE', '1', 'yes', 'toString', 1, null, undefined, [true], {}])('flagRule rejects %j', (given) => {
  expect(problemWith(flagRule(), given)).toBe('$property must be true or false');
});
