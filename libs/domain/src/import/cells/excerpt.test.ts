import { excerpt } from './excerpt.ts';

it.each([
  ['  Mia \n\t Keller ', 'Mia Keller'],
  ['Ｍｉａ', 'Ｍｉａ'],
  ['2014‑05‑04', '2014‑05‑04'],
  ['Mia\u202e\u200b', 'Mia'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['', ''],
  ['=HYPERLINK()', "'=HYPERLINK()"],
  [' =1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
])('excerpt quotes the cell %j as %j', (cell, text) => {
  expect(excerpt(cell)).toBe(text);
});

it.each([
  ['of 100 characters whole', 'x'.repeat(100), 'x'.repeat(100)],
  ['that is longer by its beginning', 'x'.repeat(101), `${'x'.repeat(100)}…`],
  ['of emoji without cutting one in half', '⚽👧'.repeat(60), `${'⚽👧'.repeat(50)}…`],
  ['of 10,000 spaces and a word without what is far from its beginning', `${' '.repeat(10_000)}x`, ''],
])('excerpt quotes a cell %s', (_case, cell, text) => {
  expect(excerpt(cell)).toBe(text);
});
