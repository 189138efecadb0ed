import { emailRule } from '../../values/email.ts';
import { type WrittenEmail } from '../row-problem.ts';

/** What people write into a cell for no address. */
const none = /^(?:n\/?a|n\.a\.|none|no|null|unknown|-+|–|—)$/iu;

/**
 * The addresses that people write into one cell, each once: with semicolons, commas, slashes, line breaks or, if every word is an
 * address, spaces between them; as `Dana <dana@…>`, `mailto:dana@…` or `dana@… (mum)`.
 */
export function emailsIn(cell: string): WrittenEmail[] {
  if (cell === '' || none.test(cell.trim())) return [];
  const parts = cell.split(/[;,\r\n]|\s\/\s/u).flatMap(wordsIfAddresses);
  const found = new Map<string, WrittenEmail>();
  for (const part of parts) {
    const written = addressOf(part.trim());
    const email = emailRule().tidy(written) as string;
    if (email !== '' && !found.has(email)) found.set(email, { written, email });
  }
  return [...found.values()];
}

function wordsIfAddresses(part: string): string[] {
  const words = part.trim().split(/\s+/u);
  return words.length > 1 && words.every((word) => /^[^\s<>()"]+@[^\s<>()"]+$/u.test(word)) ? words : [part];
}

/** Without the name in front, `mailto:` and a remark behind. */
function addressOf(part: string): string {
  const inside = /^[^<>]*<([^<>]+)>$/u.exec(part)?.[1] ?? part;
  return inside
    .replace(/^mailto:/iu, '')
    .replace(/\s+\([^()]*\)$/u, '')
    .trim();
}
