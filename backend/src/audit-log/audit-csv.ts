import { type AuditGroup, auditGroupLabels, csvOf, numberWords, wallTimeIn } from '@touchline/domain';
import { type AuditEntryDto } from './audit-log.dto.ts';

const columns = ['id', 'time', 'utc', 'who', 'what', 'group', 'action'];

/** The entries as rows of a spreadsheet, `time` by the club’s clock. */
export const auditCsvHead = csvOf([columns]);

export const auditCsvOf = (entries: AuditEntryDto[], zone: string): string =>
  csvOf(
    entries.map(({ id, at, actor, sentence, group, action }) => [
      String(id),
      wallTimeIn(zone, new Date(at)),
      at,
      actor?.name ?? '',
      sentence.map(({ text }) => text).join(''),
      group === null ? '' : auditGroupLabels[group as AuditGroup],
      action,
    ]),
  );

/** The last row of a file that does not have all entries. */
export const auditCsvCut = (max: number): string =>
  csvOf([['', '', '', '', `Only the newest ${numberWords(max)} entries. Choose days to download older ones.`, '', '']]);
