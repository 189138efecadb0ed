import { importColumns, type ImportType, type Mapping, type SourceRow } from '@touchline/domain';
import { type Review } from './review.ts';

/** Whether a header names our columns, and nothing else is made of the file. */
export function hasOurNames(type: ImportType, header: readonly string[], mapping: Mapping): boolean {
  const names = header.map((name) => name.trim().toLowerCase());
  const own = Object.keys(importColumns[type]);
  const isOwn = (column: string) => {
    const named = names.flatMap((name, at) => (name === column.toLowerCase() ? [at] : []));
    return named.join() === (mapping[column] ?? []).join();
  };
  return own.every(isOwn) && Object.keys(mapping).every((column) => own.includes(column));
}

/** Whether every cell would be imported as it is written, so that there is nothing to rewrite. */
export const isAsWritten = (
  rows: readonly SourceRow[],
  { rewritten, reading: { mapping } }: Pick<Review, 'rewritten' | 'reading'>,
): boolean =>
  rows.every(({ cells }, at) =>
    Object.entries(mapping).every(([column, places]) => (rewritten[at]![column] ?? '') === (cells[places![0]!] ?? '')),
  );
