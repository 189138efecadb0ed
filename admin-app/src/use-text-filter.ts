import { foldName } from '@touchline/domain';
import { useMemo } from 'react';

type Text = string | null | undefined;

/**
 * The rows in which a text occurs, without regard to case and spacing. What is looked through is folded once for each list,
 * so that a keystroke costs the same few milliseconds on thousands of rows. `textsOf` has to be the same function each time.
 */
export function useTextFilter<Row>(
  rows: readonly Row[] | undefined,
  search: string,
  textsOf: (row: Row) => Text[],
): readonly Row[] | undefined {
  const index = useMemo(() => rows?.map((row) => ({ row, text: foldedTexts(textsOf(row)) })), [rows, textsOf]);
  const wanted = foldName(search);
  return useMemo(() => {
    if (!wanted) return rows;
    return index?.filter(({ text }) => text.includes(wanted)).map(({ row }) => row);
  }, [rows, index, wanted]);
}

/** Apart by a line, which no folded text has, so that nothing is found across two. */
const foldedTexts = (texts: Text[]): string => texts.map((text) => foldName(text ?? '')).join('\n');
