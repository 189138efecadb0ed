import { type ImportResult, type RowChange } from '../row-result.ts';

/** How many rows of a file an import treats in which way. */
export type ChangeCounts = Record<RowChange, number>;

export function countChanges(results: readonly Pick<ImportResult, 'change'>[]): ChangeCounts {
  const counts = { new: 0, changed: 0, same: 0, error: 0, maybe: 0 };
  for (const { change } of results) counts[change]++;
  return counts;
}

/** What an import does, as a text: two imports with the same text do the same. */
export const planText = (results: readonly ImportResult[]): string =>
  JSON.stringify(
    results.map(({ line, name, message, change, values, candidates }) => [
      line,
      name,
      message,
      change,
      values,
      candidates,
    ]),
  );
