import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type EntityManager } from 'typeorm';
import {
  type RowReader,
  type CivilDate,
  type FileRow,
  type FixtureOptions,
  type ImportResult,
  type KnownEvent,
  type ReadRow,
  readRows,
  type Decided,
  type Choices,
  type Outcome,
  resolveRows,
  resultsOf,
  type UnknownTeam,
} from '@touchline/domain';
import { type RosterAct } from '../children/team-changes.queries.ts';
import { type ImportChange } from './undo/ledger.queries.ts';
import { type Invitee } from '../guardians/guardian-invitations.queries.ts';

/** Imports the rows of one type of file, within a transaction. */
export type Importer = (manager: EntityManager, rows: FileRow[], today: CivilDate, act: ImportAct) => Promise<Imported>;

export interface ImportAct extends RosterAct, FixtureOptions {
  choices: Choices;
  /** Remembers how events are, so that families are told of the change. Call it before it. */
  beforeEventsChange(manager: EntityManager, eventIds: number[]): Promise<void>;
}

export interface Imported {
  results: ImportResult[];
  /** What an undo would take back. */
  changes: ImportChange[];
  /** Audit details besides the counts. */
  details?: Record<string, unknown>;
  /** Of players: the addresses of parents who may have to be invited. */
  invitees?: Invitee[];
  /** Of coaches: the new accounts, whose users are invited. */
  newUsers?: { id: number; email: string }[];
  /** Of team members: the recorded team changes. */
  teamChangeIds?: number[];
  /** Of fixtures: the matches to come that the file should have and does not. */
  missing?: KnownEvent[];
  /** Of fixtures: names in matches that name no team of the club. */
  unknownTeams?: UnknownTeam[];
  /** Of fixtures: the events whose families are told. */
  changedEventIds?: number[];
}

/** The lines of the rows without a problem, by a key that is unique among them. */
export function linesBy<Fields>(rows: ReadRow<Fields>[], keyOf: (fields: Fields) => string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const row of rows) if ('fields' in row) lines.set(keyOf(row.fields), row.line);
  return lines;
}

const rowsPerTurn = 500;

export const readInBatches = <Fields extends { name: string }>(
  rows: FileRow[],
  read: (row: RowReader) => Fields,
  today: CivilDate,
): Promise<ReadRow<Fields>[]> => inTurns(rows, (batch) => readRows(batch, read, today));

export const resolveInBatches = <From, To>(
  rows: ReadRow<From>[],
  decide: (fields: From, line: number) => Decided<To>,
): Promise<ReadRow<To>[]> => inTurns(rows, (batch) => resolveRows(batch, decide));

/** The results after saving (`resultsOf`). */
export const resultsInBatches = <Fields>(
  rows: ReadRow<Fields>[],
  outcomeOf: (fields: Fields) => Outcome | undefined,
): Promise<ImportResult[]> => inTurns(rows, (batch) => resultsOf(batch, outcomeOf));

/** Pauses between the steps of something that takes long. */
export async function inSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await yieldToOthers();
  }
}

/** Pauses between batches, so that the server can process other requests. */
async function inTurns<Row, Result>(rows: Row[], work: (batch: Row[]) => Result[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsPerTurn) {
    results.push(...work(rows.slice(start, start + rowsPerTurn)));
    await yieldToOthers();
  }
  return results;
}
