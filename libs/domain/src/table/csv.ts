/** An apostrophe keeps a spreadsheet from running the cell as a formula. */
export const defuseCell = (cell: string): string => (/^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell);

/** The cell before it was defused, so that a file that was downloaded can be imported. */
export const armedCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, '');

/** A cell that only looks defused, with one more apostrophe, which `armedCell` takes away. */
export const undefusedCell = (cell: string): string => (armedCell(cell) === cell ? cell : `'${cell}`);

/** A CSV file that is safe to open in a spreadsheet. */
export const csvOf = (rows: string[][]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(defuseCell(cell))).join(',')}\n`).join('');

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** In the order of preference. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** Options of csv-parse for a text with `\n` as line breaks. */
export const csvOptions = (delimiter: string) =>
  ({
    delimiter,
    record_delimiter: '\n',
    // Like spreadsheets, keep a quote inside an unquoted cell.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Spreadsheets write rows like `,,,` below the last one.
    skip_records_with_empty_values: true,
  }) as const;
