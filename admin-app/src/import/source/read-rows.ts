import { csvOptions, parseFailure, type ReadBeginning, type SourceRow } from '@touchline/domain';
import { parse } from 'csv-parse/browser/esm/sync';

/** Titles and empty lines above a header, and some rows below it. */
const beginning = 30;

/** The first records of a text, as far as it can be read. */
export const readBeginning: ReadBeginning = (text, delimiter) => {
  const records: string[][] = [];
  try {
    parse(text, {
      ...csvOptions(delimiter),
      to: beginning,
      on_record: (record: string[]) => void records.push(record),
    });
  } catch {
    // A quote may be closed beyond the beginning.
  }
  return records;
};

/** The rows of a text; throws a `FileRefusal` if a quote is never closed. */
export function readRows(text: string, delimiter: string): SourceRow[] {
  const rows: SourceRow[] = [];
  let linesRead = 0;
  try {
    parse(text, {
      ...csvOptions(delimiter),
      on_record: (cells: string[], { lines }) => {
        linesRead = lines;
        rows.push({ line: lines - breaksIn(cells), cells });
      },
    });
  } catch (error) {
    throw parseFailure(error, text, linesRead);
  }
  return rows;
}

/** The line breaks within the cells of a row. */
export const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
