import { type FileHeader, type FileRow, readHeader, readRow } from './header.ts';
import { type ImportType } from './files.ts';
import { FileRefusal } from './text.ts';

/** A file that is being read, record by record. */
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

  /** The next record, and the count of lines up to its end; the first record is the header. */
  take(record: string[], lines: number): void {
    this.lines = lines;
    if (!this.header) return void (this.header = readHeader(this.type, record));
    if (this.rows.length === this.maxRows) {
      throw new FileRefusal(413, `The file has more than ${this.maxRows.toLocaleString('en-US')} rows`);
    }
    const breaks = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    this.rows.push(readRow(this.header, record, lines - breaks));
  }

  /** What to throw when the parser gave up on the text. */
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
