import { type ImportAnswerDto } from '@touchline/api-client';
import { parse } from 'csv-parse/browser/esm/sync';
import {
  beginningBy,
  csvOptions,
  FileRefusal,
  type FileRow,
  fileTooLarge,
  fromDigits,
  ImportedFile,
  type ImportResult,
  importTemplate,
  type ImportType,
  isImportType,
  layoutOf,
  limits,
  messages,
  optional,
  readText,
  summaryOf,
  wholeNumberRule,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { importChildren } from './import-children.ts';
import { importFixtures } from './import-fixtures.ts';
import { importRosters } from './import-rosters.ts';
import { importLeagues, importTeamMembers, importTeams } from './import-rows.ts';
import { HttpError } from '../server/http-error.ts';
import { check } from '../server/validation.ts';

type Importer = (context: RequestContext, rows: FileRow[]) => { results: ImportResult[]; people?: number };

const importers: Record<ImportType, Importer> = {
  leagues: importLeagues,
  teams: importTeams,
  children: importChildren,
  'team-members': importTeamMembers,
  fixtures: importFixtures,
  rosters: importRosters,
};

/**
 * Imports a CSV file as a whole or not at all, with a result for every row. The demo keeps no invitations, because it sends no mail.
 */
export function importFile(context: RequestContext): ImportAnswerDto {
  const type = typeOf(context);
  if (Object.keys(context.body).length > 0) {
    throw new HttpError(415, messages.formRequired);
  }
  const { invite } = check(context.query, optionRules);
  if (!context.file) throw new HttpError(400, messages.noFile);
  if (invite && !context.club.sendsMail) throw new HttpError(409, messages.mailNotSetUp);
  const { rows, ignoredColumns } = readCsvFile(type, context.file);
  const { results, people } = importers[type](context, rows);
  const summary = summaryOf(results);
  if (invite && summary.success > 0) throw new HttpError(409, messages.inviteImportedOnly);
  if (invite && !people) throw new HttpError(409, messages.nobodyToInvite, { invitees: 0 });
  if (invite && invite !== people) throw new HttpError(409, messages.inviteesChanged, { invitees: people });
  context.response.status = 200;
  const answer = { summary, results, ignoredColumns };
  if (people === undefined) return answer;
  return { ...answer, invitations: invite ? { open: 0, sent: people } : { open: people, sent: 0 } };
}

const optionRules = { invite: optional(fromDigits(wholeNumberRule({ min: 1, max: limits.id.max }))) };

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
  const layout = layoutOf(type, text, beginningBy(parse));
  const file = new ImportedFile(type, limits.importFile.maxRows, layout);
  try {
    parse(text, {
      ...csvOptions(layout.delimiter),
      on_record: (record: string[], { lines }) => void file.addRecord(record, lines),
    });
  } catch (error) {
    throw file.failure(error, text);
  }
  return file;
}
