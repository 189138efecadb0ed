import { FileRefusal, numberWords, type SourceRow } from '@touchline/domain';
import { unzipSync } from 'fflate';
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
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  refuseOthers(bytes);
  const found = await readSheets(new Blob([bytes])).catch(() => {
    throw unreadable();
  });
  const sheets = found.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
  if (sheets.some(({ rows }) => rows.length > maxRows)) throw tooLarge();
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new FileRefusal(400, 'The workbook is empty.');
  return filled;
}

const unreadable = () => new FileRefusal(415, 'This workbook cannot be read. Save it as XLSX or CSV and try again.');

/** Looks at the list of an archive, before anything is unpacked: a small file may hold a very large one. */
function refuseOthers(bytes: Uint8Array): void {
  let size = 0;
  let isWorkbook = false;
  const count = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.xml(?:\.rels)?$/u.test(name)) return false;
    isWorkbook ||= name.startsWith('xl/');
    size += originalSize;
    return false;
  };
  try {
    unzipSync(bytes, { filter: count });
  } catch {
    throw unreadable();
  }
  if (!isWorkbook) throw unreadable();
  if (size > maxUnpackedBytes) throw tooLarge();
}

const rowsOf = (data: readonly (readonly unknown[])[]): SourceRow[] =>
  data.flatMap((values, at) => {
    const cells = values.map(cellText);
    return cells.some((cell) => cell.trim() !== '') ? [{ line: at + 1, cells }] : [];
  });
