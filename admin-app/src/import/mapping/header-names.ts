import { type SourceRow } from '@touchline/domain';

/** The cells of the header; empty if the file has none. */
export const headerRow = (rows: readonly SourceRow[], headerAt: number): readonly string[] =>
  rows[headerAt]?.cells ?? [];

/** The names of a file's columns, each once: `Name`, `Name (column 3)`, and `Column 4` for one without a name. */
export function headerNames(rows: readonly SourceRow[], headerAt: number): string[] {
  const header = headerRow(rows, headerAt);
  const width = Math.max(header.length, ...rows.slice(headerAt + 1, headerAt + 21).map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, at) => (header[at] ?? '').replace(/\s+/gu, ' ').trim());
  return names.map((name, at) => {
    if (name === '') return `Column ${at + 1}`;
    return names.indexOf(name) === at ? name : `${name} (column ${at + 1})`;
  });
}
