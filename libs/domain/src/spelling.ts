import { limits } from './limits.ts';
import { lengthOf } from './values/text.ts';

/** The maximum edit distance of a possible match: 0 for short names. */
export function spellingTolerance(name: string): number {
  return hasEnoughLetters.test(name) ? limits.possibleMatch.distance : 0;
}

const hasEnoughLetters = new RegExp(`(?:\\p{L}\\P{L}*){${limits.possibleMatch.letters}}`, 'u');

/**
 * The Levenshtein distance: insertions, deletions and replacements that turn one text into the other. More than `most` is returned as
 * some number above it. The server uses PostgreSQL's `levenshtein`, and a property test proves that both are equal.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  const difference = Math.abs(lengthOf(one) - lengthOf(other));
  if (difference > most) return difference;
  const [letters, wanted] = [Array.from(one), Array.from(other)];
  const row = Array.from({ length: wanted.length + 1 }, (_, index) => index);
  for (let at = 0; at < letters.length; at++) {
    // The numbers to the left, and to the left in the row above.
    let [left, above, least] = [at + 1, at, at + 1];
    row[0] = left;
    for (let column = 0; column < wanted.length; column++) {
      const replaced = above + (letters[at] === wanted[column] ? 0 : 1);
      above = row[column + 1]!;
      left = Math.min(replaced, above + 1, left + 1);
      row[column + 1] = left;
      least = Math.min(least, left);
    }
    // No later row has a smaller number.
    if (least > most) return least;
  }
  return row.at(-1)!;
}

/** The child that a search finds: the one of exactly this name, or else the only one with a similar name. */
export const bestMatch = <Candidate extends { isExact: boolean }>(candidates: Candidate[]): Candidate | undefined =>
  candidates.find(({ isExact }) => isExact) ?? (candidates.length === 1 ? candidates[0] : undefined);
