import { csvOf, undefusedCell } from '@touchline/domain';
import readExcelFile from 'read-excel-file/universal';
import { excelFileOf } from './excel-file.ts';

/** The rows of the only sheet of a file. */
async function rowsOf(file: Blob): Promise<unknown[][]> {
  const [sheet, ...others] = await readExcelFile(file);
  expect(others).toEqual([]);
  return sheet!.data;
}

describe('excelFileOf', () => {
  it('keeps every cell as the text that it was before the CSV file was made', async () => {
    const rows = [
      ['name', 'dateOfBirth', 'jerseyNumber'],
      ['=1+1', '2014-05-04', '007'],
      ['"Ace", O’Neil\nnext line', '+49 30', '1.50'],
      ["'-Ann", 'نور <b>&amp;', '李小龍 🌟'],
    ];
    const file = await excelFileOf(csvOf(rows.map((row) => row.map(undefusedCell))));
    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await rowsOf(file)).toEqual(rows);
  });

  it('leaves empty cells empty', async () => {
    expect(await rowsOf(await excelFileOf('name,role\nSam Hill,\n'))).toEqual([
      ['name', 'role'],
      ['Sam Hill', null],
    ]);
  });

  it('makes a file of 10,000 rows without a worker, which pages may not start', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [`Player ${n}`, '2014-05-04', `parent${n}@families.example`]);
    expect(await rowsOf(await excelFileOf(csvOf(rows.map((row) => row.map(undefusedCell)))))).toHaveLength(10_000);
  });
});
