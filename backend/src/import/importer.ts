import { setImmediate as afterOthers } from 'node:timers/promises';
import { type EntityManager } from 'typeorm';
import { type Cells, type CivilDate, type FileRow, type ImportResult, type Outcome, readRows } from '@touchline/domain';

/** Takes the rows of one type of file into the club, inside of a transaction. */
export type Importer = (manager: EntityManager, rows: FileRow[], today: CivilDate) => Promise<Imported>;

export interface Imported {
  results: ImportResult[];
  /** What the audit log should know beside the counts. */
  details?: Record<string, unknown>;
}

const rowsAtOnce = 500;

/** Reads the rows by a type's rules, some at a time, so that other requests are answered in between. */
export async function readInTurn<Fields extends { name: string }>(
  rows: FileRow[],
  read: (cells: Cells) => Fields,
  today: CivilDate,
): Promise<Outcome<Fields>[]> {
  const outcomes: Outcome<Fields>[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    outcomes.push(...readRows(rows.slice(start, start + rowsAtOnce), read, today));
    await afterOthers();
  }
  return outcomes;
}

const sliceSize = 1000;

/** A thousand rows to a statement: few statements, and none that comes near the time limit or keeps others waiting. */
export async function inSlices<Row, Answer>(rows: Row[], send: (slice: Row[]) => Promise<Answer[]>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < rows.length; start += sliceSize) {
    answers.push(...(await send(rows.slice(start, start + sliceSize))));
  }
  return answers;
}
