import { joinOf, type Mapping, missingColumns } from './mapping/mapping.ts';
import { foldHeader } from '../table/header-words.ts';
import { FileRefusal } from '../table/decode.ts';
import { numberWords } from '../words/number-words.ts';
import { limits } from '../limits.ts';
import { importColumns, type ImportType } from './columns.ts';
import { excerpt } from './cells/excerpt.ts';
import { type Layout } from './mapping/layout.ts';

/** The line that names the columns. */
interface FileHeader {
  /** How many columns the file has. */
  width: number;
  mapping: Mapping;
  /** Those that the type of the file knows. */
  columns: readonly string[];
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
  private records = 0;
  private lines = 0;

  constructor(
    private readonly type: ImportType,
    private readonly maxRows: number,
    private readonly layout: Pick<Layout, 'headerAt' | 'mapping'>,
  ) {}

  get ignoredColumns(): string[] {
    return this.header?.ignoredColumns ?? [];
  }

  /** Adds a record, which ends at line `lines`. Those above the header are left out. */
  addRecord(record: string[], lines: number): void {
    this.lines = lines;
    const at = this.records++;
    if (at < this.layout.headerAt) return;
    if (!this.header) return void (this.header = readHeader(this.type, record, this.layout.mapping));
    if (this.rows.length === this.maxRows) {
      throw new FileRefusal(413, `The file has more than ${numberWords(this.maxRows)} rows`);
    }
    const breaks = record.reduce((count, cell) => count + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
    this.rows.push(readRow(this.header, record, lines - breaks));
  }

  /** The error to throw when the parser has failed. */
  failure(error: unknown, text: string): unknown {
    return parseFailure(error, text, this.lines);
  }
}

/** The error to throw when the parser has failed after a number of lines. */
export function parseFailure(error: unknown, text: string, lines: number): unknown {
  if ((error as { code?: unknown } | null)?.code !== 'CSV_QUOTE_NOT_CLOSED') return error;
  const rest = text.split('\n').slice(lines);
  const filled = rest.findIndex((found) => found.trim() !== '');
  return new FileRefusal(400, `Line ${lines + Math.max(filled, 0) + 1} opens a quote that is never closed`);
}

/** A longer list of ignored columns helps nobody. */
const maxIgnoredShown = 20;

/** Throws a `FileRefusal` when a column is missing or repeated. */
function readHeader(type: ImportType, record: string[], mapping: Mapping): FileHeader {
  // Spreadsheets write empty columns behind the last.
  const names = record.slice(0, record.findLastIndex((name) => name.trim() !== '') + 1);
  const { maxColumns } = limits.importFile;
  if (names.length > maxColumns) {
    throw new FileRefusal(400, `The file has more than ${numberWords(maxColumns)} columns`);
  }
  const folded = names.map(foldHeader);
  const twice = Object.keys(importColumns[type]).find((column) => {
    const own = foldHeader(column);
    return folded.indexOf(own) !== folded.lastIndexOf(own);
  });
  if (twice) throw new FileRefusal(400, `The column "${twice}" appears twice in the header`);
  const missing = missingColumns(type, mapping);
  if (missing.length > 0) throw new FileRefusal(400, missingSentence(missing, names));
  const used = new Set(Object.values(mapping).flat());
  const ignored = names.filter((name, index) => !used.has(index) && name.trim() !== '');
  const ignoredColumns = ignored.slice(0, maxIgnoredShown).map(excerpt);
  return { width: record.length, mapping, columns: Object.keys(mapping), ignoredColumns };
}

/** Names the columns of the file as well, because they may be there under other names. */
function missingSentence(missing: string[], names: string[]): string {
  const quoted = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ');
  const is = missing.length === 1 ? 'The column' : 'The columns';
  const are = missing.length === 1 ? 'is' : 'are';
  const found = names.filter((name) => name.trim() !== '');
  const shown = quoted(found.slice(0, maxIgnoredShown).map(excerpt));
  return `${is} ${quoted(missing)} ${are} missing. The file has the columns ${shown}.`;
}

function readRow({ width, mapping, columns }: FileHeader, record: string[], line: number): FileRow {
  const isTooLong = record.some((cell, at) => at >= width && cell.trim() !== '');
  return { line, cells: joinedCells(mapping, record), isTooLong, columns };
}

/** The cells of a record by our own columns, without empty ones. */
export function joinedCells(mapping: Mapping, record: readonly string[]): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const column in mapping) {
    for (const at of mapping[column]!) {
      const cell = record[at];
      if (cell) cells[column] = column in cells ? `${cells[column]}${joinOf(column)}${cell}` : cell;
    }
  }
  return cells;
}
