import { FileRefusal, numberWords, type SourceRow } from '@touchline/domain';
import { unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { cellText } from './cell-text.ts';
import { type Sheet } from './source.ts';

const maxRows = 20_000;
const maxUnpackedBytes = 5 * 1024 * 1024;

const tooLarge = () =>
  new FileRefusal(
    413,
    `The workbook has more than ${numberWords(maxRows)} rows or 5 MB. Save the sheet as CSV and try again.`,
  );

/** The sheets of an XLSX file that have filled cells. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unpacked(bytes);
  // Packed again without compression, because the reader unpacks large parts in a worker, which our Content-Security-Policy forbids.
  const archive = new Blob([zipSync(parts, { level: 0 })]);
  const found = await readSheets(archive).catch(() => {
    throw unreadable();
  });
  const sheets = found.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
  if (sheets.some(({ rows }) => rows.length > maxRows)) throw tooLarge();
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new FileRefusal(400, 'The workbook is empty.');
  return filled;
}

const unreadable = () => new FileRefusal(415, 'This workbook cannot be read. Save it as XLSX or CSV and try again.');

/** The parts of the archive that hold text; the sizes are added up before any of them is unpacked. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array<ArrayBuffer>> {
  let size = 0;
  let isWorkbook = false;
  const isNeeded = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.xml(?:\.rels)?$/u.test(name)) return false;
    isWorkbook ||= name.startsWith('xl/');
    size += originalSize;
    return true;
  };
  try {
    unzipSync(bytes, { filter: (part) => isNeeded(part) && false });
    if (!isWorkbook) throw unreadable();
    if (size > maxUnpackedBytes) throw tooLarge();
    return unzipSync(bytes, { filter: isNeeded });
  } catch (error) {
    throw error instanceof FileRefusal ? error : unreadable();
  }
}

const rowsOf = (data: readonly (readonly unknown[])[]): SourceRow[] =>
  data.flatMap((values, at) => {
    const cells = values.map(cellText);
    return cells.some((cell) => cell.trim() !== '') ? [{ line: at + 1, cells }] : [];
  });
