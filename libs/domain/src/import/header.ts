import { importColumns, type ImportType } from './files.ts';
import { shown } from './shown.ts';
import { FileRefusal } from './text.ts';

/** What the first line of a file says. */
export interface FileHeader {
  /** Our column of each of the file's, null for one that is ignored. */
  columns: (string | null)[];
  /** The names of those. */
  ignoredColumns: string[];
}

/** One row of a file: its cells by column, those that are missing left out. */
export interface FileRow {
  line: number;
  cells: Record<string, string>;
  /** It has filled cells beyond the last column. */
  isTooLong: boolean;
}

/** Longer lists of names help nobody. */
const namesShown = 20;

/** Reads the header; a refusal when a column is missing or stands there twice. */
export function readHeader(type: ImportType, names: string[]): FileHeader {
  const known = Object.entries<boolean>(importColumns[type]);
  const byFoldedName = new Map(known.map(([column]) => [foldHeader(column), column]));
  const columns = names.map((name) => byFoldedName.get(foldHeader(name)) ?? null);

  const twice = known.find(([column]) => columns.filter((found) => found === column).length > 1);
  if (twice) throw new FileRefusal(400, `The column "${twice[0]}" stands in the header twice`);
  const missing = known.flatMap(([column, isNeeded]) => (isNeeded && !columns.includes(column) ? [`"${column}"`] : []));
  if (missing.length === 1) throw new FileRefusal(400, `The column ${missing[0]} is missing`);
  if (missing.length > 1) throw new FileRefusal(400, `The columns ${missing.join(', ')} are missing`);

  const ignored = names.filter((name, index) => columns[index] === null && name.trim() !== '');
  return { columns, ignoredColumns: ignored.slice(0, namesShown).map(shown) };
}

/** A row by the header's columns. */
export function readRow({ columns }: FileHeader, record: string[], line: number): FileRow {
  const named = columns.flatMap((column, index) => (column && record[index] ? [[column, record[index]] as const] : []));
  const isTooLong = record.slice(columns.length).some((cell) => cell.trim() !== '');
  return { line, cells: Object.fromEntries(named), isTooLong };
}

/** Without regard to case, spaces and underscores. What is longer than any column's name is cut before it is normalised. */
const foldHeader = (name: string) =>
  name
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/[\s_]+/gu, '')
    .toLowerCase();
