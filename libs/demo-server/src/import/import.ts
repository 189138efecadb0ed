import { type ImportAnswerDto } from '@touchline/api-client';
import { parse } from 'csv-parse/browser/esm/sync';
import {
  csvOptions,
  FileRefusal,
  type FileRow,
  fileTooLarge,
  ImportedFile,
  importTemplate,
  type ImportResult,
  type ImportType,
  isImportType,
  limits,
  messages,
  readText,
  summaryOf,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { importChildren, importFixtures, importLeagues, importTeamMembers, importTeams } from './import-rows.ts';
import { HttpError } from '../server/http-error.ts';

const importers: Record<ImportType, (context: RequestContext, rows: FileRow[]) => ImportResult[]> = {
  leagues: importLeagues,
  teams: importTeams,
  children: importChildren,
  'team-members': importTeamMembers,
  fixtures: importFixtures,
};

/** Imports a CSV file as a whole or not at all, with a result for every row. */
export function importFile(context: RequestContext): ImportAnswerDto {
  const type = typeOf(context);
  if (Object.keys(context.body).length > 0) {
    throw new HttpError(415, messages.formRequired);
  }
  if (!context.file) throw new HttpError(400, messages.noFile);
  const { rows, ignoredColumns } = readCsvFile(type, context.file);
  const results = importers[type](context, rows);
  context.response.status = 200;
  return { summary: summaryOf(results), results, ignoredColumns };
}

export const getImportTemplate = (context: RequestContext): string => importTemplate(typeOf(context));

function typeOf({ params: { type = '' } }: RequestContext): ImportType {
  if (isImportType(type)) return type;
  throw new HttpError(404, messages.importUnknown);
}

function readCsvFile(type: ImportType, content: Uint8Array): ImportedFile {
  try {
    if (content.length > limits.importFile.maxBytes) throw fileTooLarge(limits.importFile.maxBytes);
    return parsed(type, readText(content, new TextDecoder('utf-8', { fatal: true })));
  } catch (error) {
    throw error instanceof FileRefusal ? new HttpError(error.status, error.message) : error;
  }
}

function parsed(type: ImportType, text: string): ImportedFile {
  const file = new ImportedFile(type, limits.importFile.maxRows);
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
