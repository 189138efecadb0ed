import { csvOf, defuseCell } from './csv.ts';

// Covers ASVS 1.3.3.
it.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-3', "'-3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a=b', 'a=b'],
  ['', ''],
])('defuseCell turns %p into %p', (cell, safe) => {
  expect(defuseCell(cell)).toBe(safe);
});

// Covers ASVS 1.1.2.
it('csvOf quotes delimiters, quotes and line breaks, and defuses formulas', () => {
  expect(csvOf([['a,b', 'c "d"', 'e\nf', '=g']])).toBe(`"a,b","c ""d""","e\nf",'=g\n`);
});

it('csvOf writes each row on its own line', () => {
  expect(csvOf([['a', 'b'], ['c']])).toBe('a,b\nc\n');
});
