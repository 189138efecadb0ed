import { type KeptRowDto, type RecentImportDto, type UndoAnswerDto } from '@touchline/api-client';
import { instantTime } from '@touchline/app-core';
import { keptWords, numberWords, pluralize } from '@touchline/domain';
import { importTexts } from '../import-texts.ts';

/** `Children from roster.csv` */
export const importWords = ({ type, fileName }: Pick<RecentImportDto, 'type' | 'fileName'>): string =>
  fileName ? `${importTexts[type].label} from ${fileName}` : importTexts[type].label;

/** `12 added, 3 changed` */
export const doneWords = ({ added, changed }: RecentImportDto): string =>
  [added > 0 ? `${numberWords(added)} added` : [], changed > 0 ? `${numberWords(changed)} changed` : []]
    .flat()
    .join(', ');

/** `Nov 20, 2026 at 2:05 PM by Dana Brook` */
export const importedWords = ({ importedAt, importedBy }: RecentImportDto, zone: string): string =>
  `${instantTime(importedAt, zone)} by ${importedBy ?? 'a deleted account'}`;

/** `412 of 415 rows will be undone.` */
export function undoneWords({ undone, kept }: UndoAnswerDto): string {
  const total = undone + kept.length;
  if (undone === 0) return 'Nothing can be undone.';
  if (undone < total) return `${numberWords(undone)} of ${pluralize(total, 'row')} will be undone.`;
  return total === 1 ? '1 row will be undone.' : `All ${numberWords(total)} rows will be undone.`;
}

/** `3 rows stay:` */
export const stayingWords = (count: number): string => `${pluralize(count, 'row')} ${count === 1 ? 'stays' : 'stay'}:`;

/** `Line 12: Mia Keller has answers of families` */
export const keptRowWords = ({ line, name, reason }: KeptRowDto): string =>
  name === null
    ? `What line ${numberWords(line)} added is no longer there`
    : `Line ${numberWords(line)}: ${name} ${keptWords[reason]}`;
