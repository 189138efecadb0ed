import { parse } from 'csv-parse/browser/esm/sync';
import {
  csvOptions,
  FileRefusal,
  fileTooLarge,
  ImportedFile,
  type ImportType,
  limits,
  readText,
} from '@touchline/domain';
import { Refusal } from '../server/refusal.ts';

const { maxBytes, maxRows } = limits.importFile;

/** Reads a file as the backend does, or refuses it as a whole. */
export function readCsvFile(type: ImportType, content: Uint8Array): ImportedFile {
  try {
    if (content.length > maxBytes) throw fileTooLarge(maxBytes);
    return parsed(type, readText(content, new TextDecoder('utf-8', { fatal: true })));
  } catch (error) {
    throw error instanceof FileRefusal ? new Refusal(error.status, error.message) : error;
  }
}

function parsed(type: ImportType, text: string): ImportedFile {
  const file = new ImportedFile(type, maxRows);
  try {
    parse(text, {
      ...csvOptions(text),
      on_record: (record: string[], { lines }) => void file.addRecord(record, lines),
    });
  } catch (error) {
    throw file.failure(error, text);
  }
  return file;
}
