import { limits } from './limits.ts';

/** The maximum edit distance of a possible match: 0 for short names. */
export function spellingTolerance(name: string): number {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return letters >= limits.possibleMatch.letters ? limits.possibleMatch.distance : 0;
}

/**
 * The Levenshtein distance: insertions, deletions and replacements that turn one text into the other. The server uses
 * PostgreSQL's `levenshtein`, and a property test proves that both are equal.
 */
export function editDistance(one: string, other: string): number {
  const letters = Array.from(other);
  let row = Array.from({ length: letters.length + 1 }, (_, index) => index);
  Array.from(one).forEach((letter, index) => {
    const next = [index + 1];
    letters.forEach((wanted, at) => {
      const replaced = row[at]! + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, row[at + 1]! + 1, next[at]! + 1));
    });
    row = next;
  });
  return row.at(-1)!;
}

/** The child that a search finds: the one of exactly this name, or else the only one with a similar name. */
export const bestMatch = <Candidate extends { isExact: boolean }>(candidates: Candidate[]): Candidate | undefined =>
  candidates.find(({ isExact }) => isExact) ?? (candidates.length === 1 ? candidates[0] : undefined);
