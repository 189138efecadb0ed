import { bestMatch, editDistance, spellingTolerance } from './spelling.ts';

it.each([
  ['', '', 0],
  ['mia', 'mia', 0],
  ['mia', '', 3],
  ['keller', 'kellner', 1],
  ['jon', 'john', 1],
  ['maia', 'miaa', 2],
  ['kitten', 'sitting', 3],
  ['zoë', 'zoe', 1],
  ['👧a', 'a', 1],
])('editDistance between %p and %p is %i', (one, other, distance) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance]);
  for (const most of [0, 1, 2, 3]) {
    expect(Math.min(editDistance(one, other, most), most + 1)).toBe(Math.min(distance, most + 1));
  }
});

it.each([
  ['Li Wu', 0],
  ['Lia Wu', 2],
  ['A.-B. 1234', 0],
  ['1234', 0],
  ['山田太郎', 0],
  ['Иван П', 2],
])('spellingTolerance(%p) is %i', (name, tolerance) => {
  expect(spellingTolerance(name)).toBe(tolerance);
});

it.each([
  [[], undefined],
  [['Mia'], 'Mia'],
  [['Mia', 'Mira'], undefined],
  [['Mira', 'Mia!'], 'Mia!'],
])('bestMatch finds among %j (! is the exact name): %p', (names, found) => {
  const candidates = names.map((name) => ({ name, isExact: name.endsWith('!') }));
  expect(bestMatch(candidates)?.name).toBe(found);
});
