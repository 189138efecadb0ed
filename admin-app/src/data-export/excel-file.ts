import { armedCell, csvOptions } from '@touchline/domain';
import { parse } from 'csv-parse/browser/esm/sync';
import writeExcelFile from 'write-excel-file/universal';

/** In characters. */
const width = { min: 10, max: 40 };

/** An Excel file of a CSV file. All cells are texts, so that no spreadsheet runs a formula or makes another value of a date. */
export function excelFileOf(csv: string): Promise<Blob> {
  const records: string[][] = parse(csv, csvOptions(',')).map((record) => record.map(armedCell));
  const [header = [], ...rows] = records;
  return writeExcelFile(
    [
      header.map((cell) => ({ ...textCell(cell), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(textCell)),
    ],
    { columns: header.map((_, index) => ({ width: widthOf(records, index) })), stickyRowsCount: 1 },
  ).toBlob();
}

/** `@` is the format for text. */
const textCell = (value: string) => ({ value, type: String, format: '@' });

function widthOf(records: string[][], index: number): number {
  const longest = records.reduce((most, record) => Math.max(most, record[index]?.length ?? 0), width.min);
  return Math.min(longest + 2, width.max);
}
