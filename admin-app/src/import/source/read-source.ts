import { FileRefusal, fileTooLarge, limits, readAnyText } from '@touchline/domain';
import { type Sheet, type Source } from './source.ts';

/** Larger than what the server takes, because a file can have many columns that are not sent. */
const maxBytes = 5 * limits.importFile.maxBytes;

/** Reads a file in the browser; throws a `FileRefusal` if it holds no table. */
export async function readSource(chosen: File): Promise<Source> {
  if (chosen.size > maxBytes) throw fileTooLarge(maxBytes);
  const content = await contentOf(chosen);
  const file = new File([content], chosen.name, { type: chosen.type });
  const bytes = new Uint8Array(content);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new FileRefusal(415, 'This is an old or a protected workbook. Save it as XLSX or CSV and try again.');
  }
  if (startsWith(bytes, [0x50, 0x4b])) return { file, sheets: await sheetsIn(bytes) };
  return { file, ...readAnyText(bytes, decoders()) };
}

/** A browser refuses to read a file that was edited after it was chosen. */
const contentOf = (file: File): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch(() => {
    throw new FileRefusal(400, `${file.name} could not be read. If it has changed, choose it again.`);
  });

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Few files are workbooks, so what reads them is loaded when it is needed. */
async function sheetsIn(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const { readWorkbook } = await import('./read-workbook.ts').catch(() => {
    throw new FileRefusal(400, 'What reads XLSX files could not be loaded. Try again, or save the file as CSV.');
  });
  return readWorkbook(bytes);
}

const decoders = () => ({
  'utf-8': new TextDecoder('utf-8', { fatal: true }),
  'utf-16le': new TextDecoder('utf-16le'),
  'utf-16be': new TextDecoder('utf-16be'),
  'windows-1252': new TextDecoder('windows-1252'),
});
