/** A spreadsheet would run a cell that begins like this; an apostrophe before it makes it text. */
export const defuseCell = (cell: string): string => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell);

/** A CSV file that is safe to open in a spreadsheet. */
export const csvOf = (rows: string[][]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(defuseCell(cell))).join(',')}\n`).join('');

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const delimiters = [',', ';', '\t'] as const;

/** How the parser (csv-parse, on the server and in the demo) reads a text whose line breaks are `\n`. */
export const csvOptions = (text: string) =>
  ({
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    // A quote inside of an unquoted cell is a quote, as spreadsheets read it.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // What spreadsheets write below the last row: `,,,`.
    skip_records_with_empty_values: true,
  }) as const;

/** Comma, semicolon or tab: what the header has most of, quoted names left out. */
function delimiterOf(text: string): (typeof delimiters)[number] {
  const header = text
    .trimStart()
    .split('\n', 1)[0]!
    .replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}
