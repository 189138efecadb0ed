import { armedCell, csvOf, defuseCell, undefusedCell } from './csv.ts';

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

it('defuseCell leaves a cell alone that is defused already, such as an excerpt', () => {
  expect(defuseCell(defuseCell('=1+1'))).toBe("'=1+1");
});

it.each(["'=1+1", "''-Ann", "'t Hooft", '=1+1', 'Mia', ''])(
  'undefusedCell lets armedCell return %p, defused or not, as it was',
  (cell) => {
    expect(armedCell(defuseCell(undefusedCell(cell)))).toBe(cell);
  },
);

// Covers ASVS 1.1.2.
it('csvOf quotes delimiters, quotes and line breaks, and defuses formulas', () => {
  expect(csvOf([['a,b', 'c "d"', 'e\nf', '=g']])).toBe(`"a,b","c ""d""","e\nf",'=g\n`);
});

it('csvOf writes each row on its own line', () => {
  expect(csvOf([['a', 'b'], ['c']])).toBe('a,b\nc\n');
});
