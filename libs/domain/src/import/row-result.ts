import { type CivilDate } from '../civil-time.ts';
import { excerpt } from './cells/excerpt.ts';
import { type FileRow } from './imported-file.ts';
import { type Candidate, type RowProblem } from './row-problem.ts';
import { RowReader } from './row-reader.ts';

/**
 * What an import does about a row: `new` adds something, `changed` changes what is there, `same` does nothing, `error` cannot be read, and
 * `maybe` waits for a choice, because the player could be one who is registered.
 */
export const rowChanges = ['new', 'changed', 'same', 'error', 'maybe'] as const;
export type RowChange = (typeof rowChanges)[number];

/** A value that an import changes. */
export interface ChangedValue {
  /** The member of what is changed, such as `startTime`. */
  field: string;
  before: string | null;
  after: string | null;
}

/** What an import does about a row that it can read: undefined if everything is there. */
export interface Outcome {
  message: string;
  /** The values that it changes; undefined for a row that is new. */
  values?: ChangedValue[];
}

/** The result that an admin reads for a row. */
export interface ImportResult {
  /** The line of the file on which the row begins. */
  line: number;
  name: string;
  message: string;
  status: 'success' | 'skipped' | 'error';
  change: RowChange;
  /** Of a row with the change `changed`. */
  values?: ChangedValue[];
  /** Of a row with the change `maybe`: the players who could be meant. */
  candidates?: Candidate[];
  /** Of an error: the column of the wrong cell, if it is one. */
  column?: string;
  /** Of an error: the filled cells by column, to be corrected. */
  cells?: Record<string, string>;
}

export interface ImportSummary {
  total: number;
  success: number;
  error: number;
  skipped: number;
}

/** The fields of a row, or the problem with it. */
export type Resolved<Fields> = { fields: Fields } | RowProblem;

/** A row that has been read: its fields, the problem with it, or why it adds nothing. */
export type ReadRow<Fields> = RowIdentity & (Resolved<Fields> | Skipped);

/** What becomes of a row that has been read. */
export type Decided<Fields> = Resolved<Fields> | Skipped;

interface Skipped {
  /** The reason. */
  skipped: string;
}

/** What stays the same while a row is processed. */
interface RowIdentity {
  line: number;
  name: string;
  cells: Record<string, string>;
}

export function readRows<Fields extends { name: string }>(
  rows: FileRow[],
  read: (row: RowReader) => Fields,
  today: CivilDate,
): ReadRow<Fields>[] {
  return rows.map((row) => {
    const reader = new RowReader(row.cells, today, row.columns);
    const fields = read(reader);
    const { line, cells } = row;
    const name = excerpt(fields.name) || `Line ${line}`;
    const problem = row.isTooLong ? tooLong : reader.problem;
    return problem === null ? { line, name, cells, fields } : { line, name, cells, ...problem };
  });
}

const identityOf = ({ line, name, cells }: RowIdentity): RowIdentity => ({ line, name, cells });

const tooLong: RowProblem = {
  problem: 'The row has more cells than the header has columns. Put quotes around a cell that holds a comma.',
};

/** The fields of the rows without a problem. */
export const fieldsOf = <Fields>(rows: ReadRow<Fields>[]): Fields[] =>
  rows.filter((row) => 'fields' in row).map((row) => row.fields);

/** Adds to each row the ids of what it refers to. */
export const resolveRows = <From, To>(
  rows: ReadRow<From>[],
  decide: (fields: From, line: number) => Decided<To>,
): ReadRow<To>[] =>
  rows.map((row) => {
    if (!('fields' in row)) return row;
    const { line, name, cells, fields } = row;
    const decided = decide(fields, line);
    return 'fields' in decided ? { line, name, cells, fields: decided.fields } : { line, name, cells, ...decided };
  });

/** Of rows with the same key, keeps the first. */
export function withoutDuplicates<Fields>(
  rows: ReadRow<Fields>[],
  keyOf: (fields: Fields) => string,
): ReadRow<Fields>[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (!('fields' in row)) return row;
    const key = keyOf(row.fields);
    const first = lines.get(key);
    if (first !== undefined) return { ...identityOf(row), skipped: `Duplicate of line ${first}` };
    lines.set(key, row.line);
    return row;
  });
}

/** The results after saving. `outcomeOf` returns undefined for a row whose content is there already. */
export const resultsOf = <Fields>(
  rows: ReadRow<Fields>[],
  outcomeOf: (fields: Fields) => Outcome | undefined,
): ImportResult[] =>
  rows.map((row) => {
    const { line, name } = row;
    if ('problem' in row) {
      const { problem, column, cells, candidates } = row;
      const known = candidates ? ({ change: 'maybe', candidates } as const) : ({ change: 'error' } as const);
      return { line, name, message: problem, status: 'error', ...known, ...(column && { column }), cells };
    }
    if ('skipped' in row) return { line, name, message: row.skipped, status: 'skipped', change: 'same' };
    const outcome = outcomeOf(row.fields);
    if (outcome === undefined) return { line, name, message: 'Already exists', status: 'skipped', change: 'same' };
    const { message, values } = outcome;
    if (values) return { line, name, message, values, status: 'success', change: 'changed' };
    return { line, name, message, status: 'success', change: 'new' };
  });

export function summaryOf(results: readonly Pick<ImportResult, 'status'>[]): ImportSummary {
  const counts = { success: 0, error: 0, skipped: 0 };
  for (const { status } of results) counts[status]++;
  return { total: results.length, ...counts };
}
