import { type ImportType, type SourceRow } from '@touchline/domain';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { workbook } from '../../test/workbooks.ts';
import { readSource } from './read-source.ts';
import { tableOf } from './table-of.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'export.csv');
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const read = async (type: ImportType, chosen: File, sheetAt?: number) =>
  tableOf(type, await readSource(chosen), sheetAt);
const rowsOf = ({ rows }: { rows: readonly SourceRow[] }) => rows.map(({ line, cells }) => [line, ...cells]);
const refusal = (chosen: File) => readSource(chosen).catch((error: Error) => error.message);

it('readSource reads UTF-8, UTF-16 with its mark, and Windows-1252', async () => {
  const text = 'name\tageGroup\nBezirksliga Süd\tU12\n';
  for (const [content, encoding] of [
    [file(text), 'utf-8'],
    [file(utf16(text)), 'utf-16le'],
    [file(latin(text)), 'windows-1252'],
  ] as const) {
    const source = await readSource(content);
    expect(source).toMatchObject({ encoding, text });
    expect(rowsOf(tableOf('leagues', source))[1]).toEqual([2, 'Bezirksliga Süd', 'U12']);
  }
});

it('tableOf finds the header below a title and an empty line, by the delimiter that yields the needed columns', async () => {
  const table = await read('leagues', file('Leagues, as of May\r\n\r\nLeague;Age group\r\n"County, Cup";U12\r\n'));
  expect(rowsOf(table)).toEqual([
    [1, 'Leagues, as of May'],
    [3, 'League', 'Age group'],
    [4, 'County, Cup', 'U12'],
  ]);
  expect(table).toMatchObject({ headerAt: 1, mapping: { name: [0], ageGroup: [1] }, isPlain: false });
});

it('tableOf follows a line that names the delimiter, and leaves it out', async () => {
  const table = await read('leagues', file('sep=;\nname;ageGroup\nCounty Cup;U12\n'));
  expect(rowsOf(table)).toEqual([
    [2, 'name', 'ageGroup'],
    [3, 'County Cup', 'U12'],
  ]);
  expect(table).toMatchObject({ headerAt: 0, isPlain: false });
});

it('tableOf counts the lines on which rows begin', async () => {
  const table = await read('leagues', file('name,ageGroup,description\nCup,U12,"two\nlines"\nNext,U12,\n'));
  expect(rowsOf(table).map(([line]) => line)).toEqual([1, 2, 4]);
});

it('tableOf names the line of a quote that is never closed', async () => {
  await expect(read('leagues', file('name,ageGroup\nCup,U12\n"Next,U12\n'))).rejects.toThrow(
    'Line 3 opens a quote that is never closed',
  );
});

it('readSource reads the filled sheets of a workbook, with dates and times as text', async () => {
  const chosen = await workbook('season.xlsx', {
    Empty: [],
    Fixtures: [
      [{ value: 'Season 2027' }],
      [],
      [{ value: 'Date' }, { value: 'Time' }, { value: 'Home Team' }, { value: 'No' }],
      [
        { value: new Date(Date.UTC(2027, 2, 6)), type: Date },
        { value: 10.5 / 24, type: Number, format: 'hh:mm' },
        { value: 'U12 Lions' },
        { value: 7, type: Number },
      ],
    ],
    Notes: [[{ value: 'nothing' }]],
  });
  const source = await readSource(chosen);
  expect('sheets' in source && source.sheets.map(({ name }) => name)).toEqual(['Fixtures', 'Notes']);
  const table = tableOf('fixtures', source, 0);
  expect(rowsOf(table)).toEqual([
    [1, 'Season 2027', '', '', ''],
    [3, 'Date', 'Time', 'Home Team', 'No'],
    [4, '2027-03-06', '10:30', 'U12 Lions', '7'],
  ]);
  expect(table).toMatchObject({ headerAt: 1, mapping: { date: [0], startTime: [1], homeTeam: [2] } });
});

it('readSource refuses workbooks that are too large, before it unpacks them', async () => {
  const large = zipSync({
    'xl/workbook.xml': strToU8(''),
    'xl/worksheets/sheet1.xml': new Uint8Array(6 * 1024 * 1024),
  });
  expect(large.length).toBeLessThan(100_000);
  expect(await refusal(new File([large as BlobPart], 'large.xlsx'))).toBe(
    'The workbook has more than 20,000 rows or 5 MB. Save the sheet as CSV and try again.',
  );
  expect(await refusal(await longWorkbook(20_001))).toMatch(/^The workbook has more than 20,000 rows/);
});

it('readSource reads a large workbook without a worker, which the Content-Security-Policy forbids', async () => {
  expect(globalThis.Worker).toBeUndefined();
  expect((await read('leagues', await longWorkbook(20_000))).rows).toHaveLength(20_000);
});

/** A workbook with numbers in one column. */
async function longWorkbook(rows: number): Promise<File> {
  const small = await workbook('long.xlsx', { Long: [[{ value: 1, type: Number }]] });
  const parts = unzipSync(new Uint8Array(await small.arrayBuffer()));
  const lines = Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`);
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  const sheet = xml.replace(/<sheetData>.*<\/sheetData>/su, `<sheetData>${lines.join('')}</sheetData>`);
  return new File([zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) })], 'long.xlsx');
}

it.each([
  ['an OpenDocument file', () => zipSync({ 'content.xml': strToU8('<office/>') }), /^This workbook cannot be read/],
  ['a torn workbook', () => strToU8('PK\u0003\u0004torn'), /^This workbook cannot be read/],
  ['a protected or old one', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /^This is an old or a protected workbook/],
  ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /^This is not a CSV file/],
  ['an empty file', () => new Uint8Array(), /^The file is empty/],
])('readSource refuses %s', async (_what, bytes, message) => {
  expect(await refusal(file(bytes() as BlobPart))).toMatch(message);
});
