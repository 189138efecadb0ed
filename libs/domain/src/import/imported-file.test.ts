import { fileOf as anyFileOf } from '../../test/file-of.ts';

const fileOf = (records: Parameters<typeof anyFileOf>[1], maxRows?: number) => anyFileOf('leagues', records, maxRows);
const refusal = (status: number, message: string) => expect.objectContaining({ status, message }) as Error;
const header: [string[], number] = [['name', 'ageGroup', 'description'], 1];

it('ImportedFile reads the cells of a row by the column names in the first line', () => {
  const { rows } = fileOf([
    [['ageGroup', 'Colour', 'name', 'description'], 1],
    [['U12', 'red', 'North League', ''], 2],
    [['U14'], 3],
  ]);
  expect(rows).toEqual([
    {
      line: 2,
      cells: { ageGroup: 'U12', name: 'North League' },
      isTooLong: false,
      columns: ['name', 'ageGroup', 'description'],
    },
    { line: 3, cells: { ageGroup: 'U14' }, isTooLong: false, columns: ['name', 'ageGroup', 'description'] },
  ]);
});

it.each([
  [['name', 'ageGroup']],
  [[' NAME ', 'age_group']],
  [['Na me', 'AGE  GROUP']],
  [['Name*', 'Age-Group (required)']],
  [['League', 'age.group']],
  [['ｎａｍｅ', 'age group__']],
])('ImportedFile recognizes the column names %j', (names) => {
  const { rows } = fileOf([
    [names, 1],
    [['North League', 'U12'], 2],
  ]);
  expect(rows).toMatchObject([{ cells: { name: 'North League', ageGroup: 'U12' } }]);
});

it('ImportedFile rejects a file that has a column twice', () => {
  expect(() => fileOf([[['name', 'ageGroup', 'NAME'], 1]])).toThrow(
    refusal(400, 'The column "name" appears twice in the header'),
  );
});

it.each([
  [['North League', 'U12'], false],
  [['North League', 'U12', '', ' ', '', ''], false],
  [['North League', 'U12', '', '', 'Sat'], true],
])('ImportedFile reports whether row %j is too long: %p', (record, isTooLong) => {
  expect(fileOf([header, [record, 2]]).rows).toMatchObject([{ isTooLong }]);
});

it('ImportedFile gives a row the number of the line on which it begins', () => {
  const { rows } = fileOf([
    header,
    [['North League', 'U12', 'Saturdays\nand Sundays\n'], 5],
    [['East\nLeague', 'U12', 'at\nnight'], 10],
    [['West League', 'U12'], 11],
  ]);
  expect(rows.map(({ line }) => line)).toEqual([3, 8, 11]);
});

it('ImportedFile lists the ignored columns once it has read the first line', () => {
  expect(fileOf([]).ignoredColumns).toEqual([]);
  expect(fileOf([header]).ignoredColumns).toEqual([]);
  expect(fileOf([[['name', 'Colour', 'ageGroup', ' '], 1]]).ignoredColumns).toEqual(['Colour']);
});

it('ImportedFile accepts the maximum number of rows, not counting the header', () => {
  const file = fileOf([header], 1200);
  for (let line = 2; line <= 1201; line++) file.addRecord(['North League', 'U12'], line);
  expect(file.rows).toHaveLength(1200);
  expect(() => file.addRecord(['North League', 'U12'], 1202)).toThrow(
    refusal(413, 'The file has more than 1,200 rows'),
  );
});

it('ImportedFile rejects a file with more columns than any table has, before it compares their names', () => {
  const columns = (count: number) => ['name', 'ageGroup', ...Array.from({ length: count }, (_, n) => `c${n}`)];
  expect(fileOf([[columns(998), 1]]).ignoredColumns).toHaveLength(20);
  expect(() => fileOf([[columns(999), 1]])).toThrow(refusal(400, 'The file has more than 1,000 columns'));
  // Spreadsheets write empty ones behind the last.
  expect(fileOf([[['name', 'ageGroup', ...Array<string>(5000).fill('')], 1]]).ignoredColumns).toEqual([]);
});

describe('ImportedFile.failure', () => {
  const unclosed = Object.assign(new Error('quote'), { code: 'CSV_QUOTE_NOT_CLOSED' });

  it.each<[number, string, [string[], number][]]>([
    [1, '"name,ageGroup\n', []],
    [2, 'name,ageGroup\n"North League,U12\n', [header]],
    [4, 'name,ageGroup\n\n \n"North League,U12\nEast League,U12\n', [header]],
    [3, 'name,ageGroup\nNorth League,U12\n"', [header, [['North League', 'U12'], 2]]],
  ])('names line %i, on which an unclosed quote opens, in %j', (line, text, records) => {
    expect(fileOf(records).failure(unclosed, text)).toMatchObject({
      status: 400,
      message: `Line ${line} opens a quote that is never closed`,
    });
  });

  it.each([[new Error('no memory')], [null], [undefined], ['CSV_QUOTE_NOT_CLOSED']])(
    'returns any other error unchanged: %p',
    (error) => {
      expect(fileOf([header]).failure(error, 'name,ageGroup\n"')).toBe(error);
    },
  );
});
