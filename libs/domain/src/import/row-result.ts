import { type CivilDate } from '../civil-time.ts';
import { excerpt } from './excerpt.ts';
import { type FileRow } from './imported-file.ts';
import { RowReader } from './row-reader.ts';

/** The result that an admin reads for a row. */
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

/** The fields of a row, or the problem with it. */
export type Resolved<Fields> = { fields: Fields } | { problem: string };

/** A row that has been read: its fields, the problem with it, or the line that it repeats. */
export type ReadRow<Fields> = { line: number; name: string } & (Resolved<Fields> | { duplicateOf: number });

export function readRows<Fields extends { name: string }>(
  rows: FileRow[],
  read: (row: RowReader) => Fields,
  today: CivilDate,
): ReadRow<Fields>[] {
  return rows.map((row) => {
    const reader = new RowReader(row.cells, today);
    const fields = read(reader);
    const about = { line: row.line, name: excerpt(fields.name) || `Line ${row.line}` };
    const problem = row.isTooLong ? 'The row has more cells than the header has columns' : reader.problem;
    return problem === null ? { ...about, fields } : { ...about, problem };
  });
}

/** The fields of the rows without a problem. */
export const fieldsOf = <Fields>(rows: ReadRow<Fields>[]): Fields[] =>
  rows.flatMap((row) => ('fields' in row ? [row.fields] : []));

/** Adds to each row the ids of what it refers to. */
export const resolveRows = <From, To>(rows: ReadRow<From>[], decide: (fields: From) => Resolved<To>): ReadRow<To>[] =>
  rows.map((row) => ('fields' in row ? { line: row.line, name: row.name, ...decide(row.fields) } : row));

/** Of rows with the same key, keeps the first. */
export function withoutDuplicates<Fields>(
  rows: ReadRow<Fields>[],
  keyOf: (fields: Fields) => string,
): ReadRow<Fields>[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (!('fields' in row)) return row;
    const first = lines.get(keyOf(row.fields));
    if (first !== undefined) return { line: row.line, name: row.name, duplicateOf: first };
    lines.set(keyOf(row.fields), row.line);
    return row;
  });
}

/** The results after saving. `added` returns the message for a new row, null for one that already existed. */
export const resultsOf = <Fields>(rows: ReadRow<Fields>[], added: (fields: Fields) => string | null): ImportResult[] =>
  rows.map((row) => {
    const about = { line: row.line, name: row.name };
    if ('problem' in row) return { ...about, message: row.problem, status: 'error' };
    if ('duplicateOf' in row) return { ...about, message: `Duplicate of line ${row.duplicateOf}`, status: 'skipped' };
    const message = added(row.fields);
    return message === null
      ? { ...about, message: 'Already exists', status: 'skipped' }
      : { ...about, message, status: 'success' };
  });

export function summaryOf(results: ImportResult[]): ImportSummary {
  const count = (status: ImportResult['status']) => results.filter((result) => result.status === status).length;
  return { total: results.length, success: count('success'), error: count('error'), skipped: count('skipped') };
}
