import { csvOptions, delimiters } from '../../table/csv.ts';
import { type ImportType } from '../columns.ts';
import { guessMapping, type Mapping, missingColumns } from './mapping.ts';

/** Where the table of a file begins, and what its columns mean. */
export interface Layout {
  delimiter: string;
  /** The place of the header among the records of the file. */
  headerAt: number;
  mapping: Mapping;
}

/** Parses the beginning of a text, and returns what it could read of it. */
export type ReadBeginning = (text: string, delimiter: string) => string[][];

/** csv-parse, which tells every record to `on_record`. */
type Parse = (text: string, options: object) => unknown;

/** Reads the beginning of a text by csv-parse, up to the first record that cannot be read. */
export const beginningBy =
  (parse: Parse): ReadBeginning =>
  (text, delimiter) => {
    const records: string[][] = [];
    const on_record = (record: string[]) => void records.push(record);
    try {
      parse(text, { ...csvOptions(delimiter), to: mostLinesAbove + rowsToLookAt, on_record });
    } catch {
      // Whoever parses the whole file says what is wrong.
    }
    return records;
  };

/** Some rows below the header tell what columns hold. */
const rowsToLookAt = 10;

/** Titles, dates and empty lines above a table are fewer. */
const mostLinesAbove = 20;

/** The text that is enough to find the header. */
const longestBeginning = 64 * 1024;

/**
 * Finds the delimiter and the header with which a text has the needed columns, or most of them. `sep=;` in the first line, which Excel
 * writes and reads, names the delimiter.
 */
export function layoutOf(type: ImportType, text: string, readBeginning: ReadBeginning): Layout {
  const beginning = text.slice(0, longestBeginning);
  const named = /^\s*"?sep=(.)"?\s*(?:\n|$)/iu.exec(beginning)?.[1];
  const layouts = (named ? [named] : delimiters).map((delimiter) => {
    const records = readBeginning(beginning, delimiter);
    const { headerAt, mapping } = headerIn(type, records, named ? 1 : 0);
    return { delimiter, headerAt, mapping, rank: rankOf(type, mapping), cells: records[headerAt]?.length ?? 0 };
  });
  const [best] = layouts.toSorted((a, b) => b.rank - a.rank || b.cells - a.cells);
  const { delimiter, headerAt, mapping } = best!;
  return { delimiter, headerAt, mapping };
}

/** The record that names the most needed columns, and with them the most others; the first of several. */
export function headerIn(
  type: ImportType,
  records: readonly string[][],
  from = 0,
  options?: Parameters<typeof guessMapping>[3],
): Pick<Layout, 'headerAt' | 'mapping'> {
  let best = { headerAt: from, mapping: {} as Mapping, rank: -Infinity };
  for (let headerAt = from; headerAt < Math.min(records.length, from + mostLinesAbove); headerAt++) {
    const mapping = guessMapping(type, records[headerAt]!, records.slice(headerAt + 1), options);
    const rank = rankOf(type, mapping);
    if (rank > best.rank) best = { headerAt, mapping, rank };
  }
  return { headerAt: best.headerAt, mapping: best.mapping };
}

/** Needed columns count more than all others. */
const rankOf = (type: ImportType, mapping: Mapping): number =>
  Object.keys(mapping).length - 100 * missingColumns(type, mapping).length;
