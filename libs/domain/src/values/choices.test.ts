import { choiceListRule } from './choices.ts';
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
