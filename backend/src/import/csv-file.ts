import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { beginningBy, csvOptions, ImportedFile, type ImportType, layoutOf, readText } from '@touchline/domain';

const chunkSize = 32 * 1024;

/** Pauses between chunks, so that the server can process other requests. */
export async function readCsvFile(type: ImportType, content: Buffer, maxRows: number): Promise<ImportedFile> {
  const text = readText(content, new TextDecoder('utf-8', { fatal: true }));
  const layout = layoutOf(type, text, beginningBy(parseNow));
  const file = new ImportedFile(type, maxRows, layout);
  const parser = parse({
    ...csvOptions(layout.delimiter),
    // Stores the record instead of emitting it.
    on_record: (record: string[], { lines }) => void file.addRecord(record, lines),
  });
  try {
    await pipeline(Readable.from(chunksOf(Buffer.from(text))), parser.resume());
  } catch (error) {
    throw file.failure(error, text);
  }
  return file;
}

async function* chunksOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += chunkSize) {
    yield bytes.subarray(start, start + chunkSize);
    await yieldToOthers();
  }
}
