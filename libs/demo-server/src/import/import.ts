import { type ImportAnswerDto } from '@touchline/api-client';
import {
  type FileRow,
  importTemplate,
  type ImportResult,
  type ImportType,
  isImportType,
  messages,
  summaryOf,
} from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { readCsvFile } from './csv-file.ts';
import { importChildren, importLeagues, importTeamMembers, importTeams } from './import-rows.ts';
import { Refusal } from '../server/refusal.ts';

const importers: Record<ImportType, (call: Call, rows: FileRow[]) => ImportResult[]> = {
  leagues: importLeagues,
  teams: importTeams,
  children: importChildren,
  'team-members': importTeamMembers,
};

/** Takes a CSV file in: all of it or nothing, with a result for every row. */
export function importFile(call: Call): ImportAnswerDto {
  const type = typeOf(call);
  if (Object.keys(call.body).length > 0) {
    throw new Refusal(415, messages.formRequired);
  }
  if (!call.file) throw new Refusal(400, messages.noFile);
  const { rows, ignoredColumns } = readCsvFile(type, call.file);
  const results = importers[type](call, rows);
  call.reply.status = 200;
  return { summary: summaryOf(results), results, ignoredColumns };
}

export const getImportTemplate = (call: Call): string => importTemplate(typeOf(call));

function typeOf({ words: { type = '' } }: Call): ImportType {
  if (isImportType(type)) return type;
  throw new Refusal(404, messages.importUnknown);
}
