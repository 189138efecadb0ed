import { FileRefusal, headerIn, type ImportType, layoutOf, type Mapping, type SourceRow } from '@touchline/domain';
import { readBeginning, readRows } from './read-rows.ts';
import { type Source } from './source.ts';

/** The rows of a file or a sheet, and what could be recognized in it. */
export interface Table {
  /** From the first line on, with what stands above the header. */
  rows: readonly SourceRow[];
  headerAt: number;
  mapping: Mapping;
  /** Whether the import of any version can read it: UTF-8 text with the header in the first line. */
  isPlain: boolean;
  /** Whether a row with more cells than the header was torn apart; beside a sheet there may be notes. */
  hasStrictWidth: boolean;
}

/** Enough to tell a name of a column from a cell. */
const sample = 120;

/** Finds the table for an import of a type; throws a `FileRefusal` if the text cannot be read. */
export function tableOf(type: ImportType, source: Source, sheetAt = 0): Table {
  if ('sheets' in source) {
    const { rows } = source.sheets[sheetAt]!;
    return { rows, ...headerOf(type, rows, 0), isPlain: false, hasStrictWidth: false };
  }
  const { delimiter, headerAt } = layoutOf(type, source.text, readBeginning);
  const all = readRows(source.text, delimiter);
  // Not a row: `sep=;`.
  const rows = /^sep=/iu.test(all[0]?.cells[0] ?? '') ? all.slice(1) : all;
  if (rows.length === 0) throw new FileRefusal(400, 'The file is empty.');
  const found = headerOf(type, rows, headerAt - (all.length - rows.length));
  const isPlain = source.encoding === 'utf-8' && delimiter !== '|' && rows === all && found.headerAt === 0;
  return { rows, ...found, isPlain, hasStrictWidth: true };
}

const headerOf = (type: ImportType, rows: readonly SourceRow[], from: number) =>
  headerIn(
    type,
    rows.slice(0, from + sample).map(({ cells }) => [...cells]),
    from,
    { isReviewed: true },
  );
