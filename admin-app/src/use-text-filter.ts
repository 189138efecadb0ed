import { searchForm } from '@touchline/domain';
import { useMemo } from 'react';

type Text = string | null | undefined;

/**
 * The rows that contain the search text, ignoring case, accents and spacing. The searched texts are folded once per list, so that a
 * keystroke takes a few milliseconds even with thousands of rows. `textsOf` must be the same function on every render.
 */
export function useTextFilter<Row>(
  rows: readonly Row[] | undefined,
  search: string,
  textsOf: (row: Row) => Text[],
): readonly Row[] | undefined {
  const index = useMemo(() => rows?.map((row) => ({ row, text: foldTexts(textsOf(row)) })), [rows, textsOf]);
  const foldedSearch = searchForm(search);
  return useMemo(() => {
    if (!foldedSearch) return rows;
    return index?.filter(({ text }) => text.includes(foldedSearch)).map(({ row }) => row);
  }, [rows, index, foldedSearch]);
}

/** Joined by newlines, which no folded text contains, so that no match spans two texts. */
const foldTexts = (texts: Text[]): string => texts.map((text) => searchForm(text ?? '')).join('\n');
