import { type ImportAnswerDto, type ImportResultDto } from '@touchline/api-client';
import { type Choice, type Choices, rowChanges, type RowChange } from '@touchline/domain';
import { atSource, type LineOf } from '../source-lines.ts';

/** A row of a preview, with the line of the file that was chosen. */
export interface PreviewRow extends ImportResultDto {
  /** The line of the file that was sent, by which choices are kept. */
  sentLine: number;
}

export type RowsByChange = Record<RowChange, PreviewRow[]>;

/** The rows by what an import would do about them. */
export function rowsByChange({ results }: ImportAnswerDto, lineOf: LineOf): RowsByChange {
  const rows = Object.fromEntries(rowChanges.map((change): [string, PreviewRow[]] => [change, []])) as RowsByChange;
  for (const result of results) {
    rows[result.change ?? changeOf[result.status]].push({ ...atSource(result, lineOf), sentLine: result.line });
  }
  return rows;
}

const changeOf = { success: 'new', skipped: 'same', error: 'error' } as const;

/** The choices that a new preview leaves standing: what was chosen for a row may no longer be possible. */
export function choicesLeft(choices: Choices, results: readonly ImportResultDto[]): Choices {
  const rows = new Map(results.map((row) => [row.line, row]));
  return new Map([...choices].filter(([line, choice]) => isPossible(choice, rows.get(line))));
}

function isPossible(choice: Choice, row: ImportResultDto | undefined): boolean {
  if (row?.change !== 'maybe' || choice === 'new' || choice === 'skip') return row !== undefined;
  return row.candidates?.some(({ id }) => id === choice) ?? false;
}

/** The rows that can be decided: those that wait for it, and earlier ones that are decided, so that a choice can be taken back. */
export function doubtfulRows(waiting: readonly PreviewRow[], before: readonly PreviewRow[], choices: Choices) {
  const lines = new Set(waiting.map(({ sentLine }) => sentLine));
  const decided = before.filter(({ sentLine }) => !lines.has(sentLine) && choices.has(sentLine));
  return [...waiting, ...decided].toSorted((one, other) => one.sentLine - other.sentLine);
}
