import { defuseCell } from './csv.ts';

/** A cell as a message quotes it: tidied, short, and nothing that a spreadsheet would run. */
export function excerpt(cell: string): string {
  const tidy = cell.slice(0, 400).normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const characters = Array.from(tidy);
  return defuseCell(characters.length > 100 ? `${characters.slice(0, 100).join('')}…` : tidy);
}
