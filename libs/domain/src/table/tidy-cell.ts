/** No date or time is longer. */
const longest = 60;

/**
 * A cell that holds a date or a time, in ASCII where that means the same: one kind of dash, digits and space, no invisible characters,
 * no accents, and without the apostrophe or the formula by which spreadsheets keep a text. Lower case.
 */
export const tidyCell = (cell: string): string =>
  cell
    .slice(0, longest)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .trim()
    .replace(/^(?:="(.*)"|'(.*))$/u, '$1$2')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
