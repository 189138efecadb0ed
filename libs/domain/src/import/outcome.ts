import { type CivilDate } from '../civil-time.ts';
import { Cells } from './cells.ts';
import { type FileRow } from './header.ts';
import { shown } from './shown.ts';

/** What became of a row. */
export interface ImportResult {
  /** The line of the file on which the row begins. */
  line: number;
  name: string;
  message: string;
  status: 'success' | 'skipped' | 'error';
}

export interface ImportSummary {
  total: number;
  success: number;
  error: number;
  skipped: number;
}

/** What a row says, or what is wrong with it. */
export type Refined<Fields> = { fields: Fields } | { wrong: string };

/** A row on its way to a result. */
export type Outcome<Fields> = { line: number; name: string } & (Refined<Fields> | { repeats: number });

/** Reads every row by a type's rules. */
export function readRows<Fields extends { name: string }>(
  rows: FileRow[],
  read: (cells: Cells) => Fields,
  today: CivilDate,
): Outcome<Fields>[] {
  return rows.map((row) => {
    const cells = new Cells(row.cells, today);
    const fields = read(cells);
    const about = { line: row.line, name: shown(fields.name) || `Line ${row.line}` };
    const wrong = row.isTooLong ? 'The row has more cells than the header has columns' : cells.wrong;
    return wrong === null ? { ...about, fields } : { ...about, wrong };
  });
}

/** The rows that are right so far. */
export const fieldsOf = <Fields>(rows: Outcome<Fields>[]): Fields[] =>
  rows.flatMap((row) => ('fields' in row ? [row.fields] : []));

/** Looks up what the rows refer to. */
export const refine = <From, To>(rows: Outcome<From>[], decide: (fields: From) => Refined<To>): Outcome<To>[] =>
  rows.map((row) => ('fields' in row ? { line: row.line, name: row.name, ...decide(row.fields) } : row));

/** Keeps the first of rows that say the same. */
export function withoutRepeats<Fields>(rows: Outcome<Fields>[], keyOf: (fields: Fields) => string): Outcome<Fields>[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (!('fields' in row)) return row;
    const first = lines.get(keyOf(row.fields));
    if (first !== undefined) return { line: row.line, name: row.name, repeats: first };
    lines.set(keyOf(row.fields), row.line);
    return row;
  });
}

/** The results, once the club has taken the rows: `added` says what to tell of one that is new, null of one that was there. */
export const resultsOf = <Fields>(rows: Outcome<Fields>[], added: (fields: Fields) => string | null): ImportResult[] =>
  rows.map((row) => {
    const about = { line: row.line, name: row.name };
    if ('wrong' in row) return { ...about, message: row.wrong, status: 'error' };
    if ('repeats' in row) return { ...about, message: `Repeats line ${row.repeats}`, status: 'skipped' };
    const message = added(row.fields);
    return message === null
      ? { ...about, message: 'Already there', status: 'skipped' }
      : { ...about, message, status: 'success' };
  });

export function summaryOf(results: ImportResult[]): ImportSummary {
  const count = (status: ImportResult['status']) => results.filter((result) => result.status === status).length;
  return { total: results.length, success: count('success'), error: count('error'), skipped: count('skipped') };
}
