import { setImmediate as afterOthers } from 'node:timers/promises';
import { type EntityManager } from 'typeorm';
import {
  type RowReader,
  type CivilDate,
  type FileRow,
  type ImportResult,
  type ReadRow,
  readRows,
} from '@touchline/domain';

/** Takes the rows of one type of file into the club, inside of a transaction. */
export type Importer = (manager: EntityManager, rows: FileRow[], today: CivilDate) => Promise<Imported>;

export interface Imported {
  results: ImportResult[];
  /** What the audit log should know beside the counts. */
  details?: Record<string, unknown>;
}

const rowsPerTurn = 500;

/** Reads the rows some at a time, so that other requests are answered in between. */
export async function readInBatches<Fields extends { name: string }>(
  rows: FileRow[],
  read: (row: RowReader) => Fields,
  today: CivilDate,
): Promise<ReadRow<Fields>[]> {
  const result: ReadRow<Fields>[] = [];
  for (let start = 0; start < rows.length; start += rowsPerTurn) {
    result.push(...readRows(rows.slice(start, start + rowsPerTurn), read, today));
    await afterOthers();
  }
  return result;
}

const rowsPerStatement = 1000;

/** Few statements, and none that comes near the time limit or keeps others waiting. */
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
