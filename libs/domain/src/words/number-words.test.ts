import { numberWords, pluralize } from './number-words.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
])('numberWords writes %d as %s', (number, text) => {
  expect(numberWords(number)).toBe(text);
});

it('pluralize counts one, none and many', () => {
  expect([1, 0, 2000].map((count) => pluralize(count, 'player'))).toEqual(['1 player', '0 players', '2,000 players']);
});
