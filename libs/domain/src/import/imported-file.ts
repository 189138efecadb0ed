import { importColumns, type ImportType } from './columns.ts';
import { FileRefusal } from './decode.ts';
import { excerpt } from './excerpt.ts';
import { numberWords } from '../words/number-words.ts';

/** The first line of a file. */
interface FileHeader {
  /** The column that each cell belongs to; null for an ignored one. */
  columns: (string | null)[];
  /** The same without ignored ones. */
  known: readonly string[];
  ignoredColumns: string[];
}

/** A row of a file: its cells by column, without empty ones. */
export interface FileRow {
  line: number;
  cells: Record<string, string>;
  /** True when there are filled cells beyond the last column. */
  isTooLong: boolean;
  /** The columns of the file that its type knows. */
  columns: readonly string[];
}

/** A file that is read record by record. */
export class ImportedFile {
  readonly rows: FileRow[] = [];
  private header: FileHeader | null = null;
  private lines = 0;

  constructor(
    private readonly type: ImportType,
    private readonly maxRows: number,
  ) {}

  get ignoredColumns(): string[] {
    return this.header?.ignoredColumns ?? [];
  }

  /** Adds a record, which ends at line `lines`. The first record is the header. */
  addRecord(record: string[], lines: number): void {
    this.lines = lines;
    if (!this.header) return void (this.header = readHeader(this.type, record));
    if (this.rows.length === this.maxRows) {
      throw new FileRefusal(413, `The file has more than ${numberWords(this.maxRows)} rows`);
    }
    const breaks = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    this.rows.push(readRow(this.header, record, lines - breaks));
  }

  /** The error to throw when the parser has failed. */
  failure(error: unknown, text: string): unknown {
    if ((error as { code?: unknown } | null)?.code !== 'CSV_QUOTE_NOT_CLOSED') return error;
    const rest = text.split('\n').slice(this.lines);
    const line =
      this.lines +
      Math.max(
        rest.findIndex((found) => found.trim() !== ''),
        0,
      ) +
      1;
    return new FileRefusal(400, `Line ${line} opens a quote that is never closed`);
  }
}

/** A longer list of ignored columns helps nobody. */
const maxIgnoredShown = 20;

/** Throws a `FileRefusal` when a column is missing or repeated. */
function readHeader(type: ImportType, names: string[]): FileHeader {
  const wanted = Object.entries<boolean>(importColumns[type]);
  const byFoldedName = new Map(wanted.map(([column]) => [foldHeader(column), column]));
  const columns = names.map((name) => byFoldedName.get(foldHeader(name)) ?? null);

  const twice = wanted.find(([column]) => columns.filter((found) => found === column).length > 1);
  if (twice) throw new FileRefusal(400, `The column "${twice[0]}" appears twice in the header`);
  const missing = wanted.flatMap(([column, isNeeded]) =>
    isNeeded && !columns.includes(column) ? [`"${column}"`] : [],
  );
  if (missing.length === 1) throw new FileRefusal(400, `The column ${missing[0]} is missing`);
  if (missing.length > 1) throw new FileRefusal(400, `The columns ${missing.join(', ')} are missing`);

  const ignored = names.filter((name, index) => columns[index] === null && name.trim() !== '');
  return {
    columns,
    known: columns.filter((column) => column !== null),
    ignoredColumns: ignored.slice(0, maxIgnoredShown).map(excerpt),
  };
}

function readRow({ columns, known }: FileHeader, record: string[], line: number): FileRow {
  const named = columns.flatMap((column, index) => (column && record[index] ? [[column, record[index]] as const] : []));
  const isTooLong = record.slice(columns.length).some((cell) => cell.trim() !== '');
  return { line, cells: Object.fromEntries(named), isTooLong, columns: known };
}

/** Ignores case, spaces and underscores. A long text is cut before it is normalised, because that takes time. */
const foldHeader = (name: string) =>
  name
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/[\s_]+/gu, '')
    .toLowerCase();
