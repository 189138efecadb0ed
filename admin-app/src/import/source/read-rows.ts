import { beginningBy, csvOptions, parseFailure, type SourceRow } from '@touchline/domain';
import { parse } from 'csv-parse/browser/esm/sync';

/** The first records of a text, as far as it can be read. */
export const readBeginning = beginningBy(parse);

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
