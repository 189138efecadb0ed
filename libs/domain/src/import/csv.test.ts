import { armedCell, csvOf, csvOptions, defuseCell, undefusedCell } from './csv.ts';
import { importColumns, importTemplate, importTypes } from './columns.ts';

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

it.each([
  ['name,ageGroup', ','],
  ['name;ageGroup', ';'],
  ['name\tage group', '\t'],
  ['\n"a;b;c",name', ','],
  ['\n\nname;ageGroup', ';'],
  ['name', ','],
])('csvOptions for the header %j has the delimiter %j', (header, delimiter) => {
  expect(csvOptions(`${header}\n1;2;3;4;5\n`).delimiter).toBe(delimiter);
});

it.each(importTypes)('importTemplate for %s has its columns and one row', (type) => {
  const [header, row, end] = importTemplate(type).split('\n');
  expect(header).toBe(Object.keys(importColumns[type]).join(','));
  expect(row!.split(',')).toHaveLength(header!.split(',').length);
  expect(end).toBe('');
});
