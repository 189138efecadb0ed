import { listWords } from '@touchline/domain';
import { columnName } from './column-labels.ts';
import { type Review } from './review.ts';

const most = 3;
const longest = 60;

/** Up to three values of a column as they will be imported: `Nia Brook · Leo Brook`. */
export function samplesOf({ rewritten }: Pick<Review, 'rewritten'>, column: string): string {
  const found = new Set<string>();
  for (const cells of rewritten) {
    if (found.size === most) break;
    const cell = (cells[column] ?? '').replace(/\s+/gu, ' ').trim();
    if (cell) found.add(cell.length > longest ? `${cell.slice(0, longest)}…` : cell);
  }
  return [...found].join(' · ');
}

/** Names the needed columns that have no source, and the columns of the file. */
export function missingWords({ missing, names }: Pick<Review, 'missing' | 'names'>): string {
  const wanted = listWords(missing.map((column) => `“${columnName(column)}”`));
  const are = missing.length === 1 ? `The column ${wanted} is` : `The columns ${wanted} are`;
  const found = listWords(names.map((name) => `“${name}”`));
  return `${are} missing. The file has ${found}. Choose ${missing.length === 1 ? 'it' : 'them'} below.`;
}
