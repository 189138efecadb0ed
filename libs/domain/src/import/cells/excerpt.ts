import { hasInvisible, withoutJoiners } from '../../names/invisible.ts';
import { defuseCell } from '../../table/csv.ts';

/** A cell as a message quotes it: as it was written, but short, on one line, and nothing that a spreadsheet would run. */
export function excerpt(cell: string): string {
  const line = cell
    .slice(0, 400)
    .replace(/[ \t\r\n]{2,}|[\t\r\n]/gu, ' ')
    .trim();
  // Invisible characters could turn the sentence around. `strangeIn` names them.
  const shown = hasInvisible(withoutJoiners(line)) ? line.replace(/[\p{Cc}\p{Cf}\u2800]/gu, '') : line;
  if (shown.length <= 100) return defuseCell(shown);
  const characters = Array.from(shown);
  return defuseCell(characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : shown);
}
