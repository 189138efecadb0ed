import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type EntityManager } from 'typeorm';
import {
  type RowReader,
  type CivilDate,
  type FileRow,
  type ImportResult,
  type ReadRow,
  readRows,
  type Resolved,
  resolveRows,
} from '@touchline/domain';

/** Imports the rows of one type of file, within a transaction. */
export type Importer = (manager: EntityManager, rows: FileRow[], today: CivilDate) => Promise<Imported>;

export interface Imported {
  results: ImportResult[];
  /** Audit details besides the counts. */
  details?: Record<string, unknown>;
}

const rowsPerTurn = 500;

export const readInBatches = <Fields extends { name: string }>(
  rows: FileRow[],
  read: (row: RowReader) => Fields,
  today: CivilDate,
): Promise<ReadRow<Fields>[]> => inTurns(rows, (batch) => readRows(batch, read, today));

export const resolveInBatches = <From, To>(
  rows: ReadRow<From>[],
  decide: (fields: From) => Resolved<To>,
): Promise<ReadRow<To>[]> => inTurns(rows, (batch) => resolveRows(batch, decide));

/** Pauses between batches, so that the server can process other requests. */
async function inTurns<Row, Result>(rows: Row[], work: (batch: Row[]) => Result[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsPerTurn) {
    results.push(...work(rows.slice(start, start + rowsPerTurn)));
    await yieldToOthers();
  }
  return results;
}

const rowsPerStatement = 1000;

/** Batches need few statements, and none of them comes near the time limit. */
export async function inBatches<Row, Returned>(
  rows: Row[],
  send: (batch: Row[]) => Promise<Returned[]>,
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    returned.push(...(await send(rows.slice(start, start + rowsPerStatement))));
  }
  return returned;
}
