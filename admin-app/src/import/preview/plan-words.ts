import { type ImportPlanDto } from '@touchline/api-client';
import { numberWords, pluralize } from '@touchline/domain';
import { type RowsByChange } from './preview-rows.ts';

/** `12 new, 3 changed, 1 error, 2 to decide, 4 with nothing to do.` */
export function countWords(rows: RowsByChange): string {
  const parts = [
    [rows.new.length, 'new'],
    [rows.changed.length, 'changed'],
    [rows.maybe.length, 'to decide'],
    [rows.error.length, rows.error.length === 1 ? 'error' : 'errors'],
    [rows.same.length, 'with nothing to do'],
  ] as const;
  const found = parts.filter(([count]) => count > 0).map(([count, what]) => `${numberWords(count)} ${what}`);
  return found.length === 0 ? 'The file has no rows below the header.' : `${found.join(', ')}.`;
}

/** Who is told; nothing where nobody would expect it. */
export function toldWords({ families, changed, invited = 0 }: ImportPlanDto): string | null {
  if (invited > 0) return `${invited === 1 ? '1 person' : `${numberWords(invited)} people`} will be invited by mail.`;
  if (families === 1) return '1 family will be told.';
  if (families > 0) return `${numberWords(families)} families will be told.`;
  return changed > 0 ? 'No family will be told.' : null;
}

/** `2 matches of these teams are not in the file and stay. After the import, you can cancel them.` */
export const missingWords = (count: number): string =>
  count === 1
    ? '1 match of these teams is not in the file and stays. After the import, you can cancel it.'
    : `${numberWords(count)} matches of these teams are not in the file and stay. After the import, you can cancel them.`;

/** `2 rows are not decided yet and will not be imported.` */
export const undecidedWords = (count: number): string =>
  `${pluralize(count, 'row')} ${count === 1 ? 'is' : 'are'} not decided yet and will not be imported.`;
