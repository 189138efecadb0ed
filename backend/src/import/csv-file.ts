import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { csvOptions, ImportedFile, type ImportType, readText } from '@touchline/domain';

const pieceSize = 32 * 1024;

/** Reads a file piece by piece, so that other requests are answered in between. */
export async function readCsvFile(type: ImportType, content: Buffer, maxRows: number): Promise<ImportedFile> {
  const text = readText(content, new TextDecoder('utf-8', { fatal: true }));
  const file = new ImportedFile(type, maxRows);
  const parser = parse({
    ...csvOptions(text),
    // Kept here, not handed on.
    on_record: (record: string[], { lines }) => void file.addRecord(record, lines),
  });
  try {
    await pipeline(Readable.from(piecesOf(Buffer.from(text))), parser.resume());
  } catch (error) {
    throw file.failure(error, text);
  }
  return file;
}

async function* piecesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += pieceSize) {
    yield bytes.subarray(start, start + pieceSize);
    await afterOthers();
  }
}
