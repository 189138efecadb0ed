import { type ImportAnswerDto, type ImportPlanDto } from '@touchline/api-client';
import { parse } from 'csv-parse/browser/esm/sync';
import {
  beginningBy,
  countChanges,
  csvOptions,
  FileRefusal,
  fileTooLarge,
  flagRule,
  fromDigits,
  ImportedFile,
  importTemplate,
  type ImportType,
  isImportType,
  layoutOf,
  limits,
  messages,
  noChoices,
  optional,
  pick,
  planText,
  readChoices,
  readText,
  summaryOf,
  textRule,
  wholeNumberRule,
} from '@touchline/domain';
import { countToldFamilies } from '../guardians/told-families.ts';
import { type ClubData } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { importChildren } from './import-children.ts';
import { importCoaches } from './import-coaches.ts';
import { importFixtures } from './import-fixtures.ts';
import { importRosters } from './import-rosters.ts';
import { type Imported, type Importer } from './importer.ts';
import { importTrainings } from './import-trainings.ts';
import { importLeagues, importTeamMembers, importTeams } from './import-rows.ts';
import { HttpError } from '../server/http-error.ts';
import { check } from '../server/validation.ts';

const importers: Record<ImportType, Importer> = {
  leagues: importLeagues,
  teams: importTeams,
  children: importChildren,
  'team-members': importTeamMembers,
  fixtures: importFixtures,
  rosters: importRosters,
  trainings: importTrainings,
  coaches: importCoaches,
};

/**
 * Imports a CSV file as a whole or not at all, with a result for every row. The demo keeps no invitations, because it sends no mail.
 */
export function importFile(context: RequestContext): ImportAnswerDto {
  const type = typeOf(context);
  if (Object.keys(context.body).length > 0) {
    throw new HttpError(415, messages.formRequired);
  }
  const { invite, preview, expect, keepsHome } = check(context.query, optionRules);
  if (!context.file) throw new HttpError(400, messages.noFile);
  if (invite && preview) throw new HttpError(400, messages.previewInvites);
  if (invite && !context.club.sendsMail) throw new HttpError(409, messages.mailNotSetUp);
  const choices = context.fields.choices ? readChoices(context.fields.choices) : noChoices;
  if (choices === null) throw new HttpError(400, messages.choicesUnreadable);
  const { rows, ignoredColumns } = readCsvFile(type, context.file);
  // A preview changes a copy.
  const data = preview ? structuredClone(context.data) : context.data;
  const imported = importers[type]({ ...context, me: context.me, data, choices, keepsHome: keepsHome ?? false }, rows);
  const { results, people, invited } = imported;
  const summary = summaryOf(results);
  const missing = (imported.missing ?? []).slice(0, limits.chosenRows.max);
  const unknown = imported.unknownTeams ?? [];
  const answer = {
    ...{ summary, results, ignoredColumns },
    ...(missing.length > 0 && {
      missing: missing.map((event) => pick(event, ['id', 'title', 'date', 'startTime', 'isTimeToBeConfirmed'])),
    }),
    ...(unknown.length > 0 && { unknownTeams: unknown }),
  };
  context.response.status = 200;
  const plan = { ...planOf(data, imported), ...(invited !== undefined && context.club.sendsMail && { invited }) };
  if (preview) return { ...answer, plan };
  if (expect && plan.hash !== expect) throw new HttpError(409, messages.planChanged, { plan });
  if (invite && summary.success > 0) throw new HttpError(409, messages.inviteImportedOnly);
  if (invite && !people) throw new HttpError(409, messages.nobodyToInvite, { invitees: 0 });
  if (invite && invite !== people) throw new HttpError(409, messages.inviteesChanged, { invitees: people });
  if (invited !== undefined) return { ...answer, invitations: { open: 0, sent: context.club.sendsMail ? invited : 0 } };
  if (people === undefined) return answer;
  return { ...answer, invitations: invite ? { open: 0, sent: people } : { open: people, sent: 0 } };
}

const optionRules = {
  invite: optional(fromDigits(wholeNumberRule({ min: 1, max: limits.id.max }))),
  preview: optional(flagRule()),
  expect: optional(textRule({ max: 100 })),
  keepsHome: optional(flagRule()),
};

/** What an import has done to the data. */
function planOf(data: ClubData, { results, told = [] }: Imported): ImportPlanDto {
  const families = countToldFamilies(
    data,
    told.map(({ id }) => id),
  );
  return { hash: checksum(planText(results)), ...countChanges(results), families };
}

/** FNV-1a, because a hash of the browser's would be asynchronous. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
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
