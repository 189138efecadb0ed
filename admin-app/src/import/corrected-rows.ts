import { type ImportResultDto } from '@touchline/api-client';
import { csvOf, importColumns, type ImportType } from '@touchline/domain';
import { atSource } from './source-lines.ts';

/** A failed row with its cells as they are now. */
export type FailedRow = ImportResultDto & { cells: Record<string, string> };

export const columnsOf = (type: ImportType): string[] => Object.keys(importColumns[type]);

/** The cells of a failed row; servers of the previous version do not send them. */
export const cellsOf = ({ cells = {} }: ImportResultDto): Record<string, string> => cells;

/** A file of the rows that are not empty, to be imported on their own. */
export function correctedFile(type: ImportType, rows: readonly FailedRow[]) {
  const columns = columnsOf(type);
  const sent = rows.filter(({ cells }) => columns.some((column) => cells[column]?.trim()));
  const lines = sent.map(({ cells }) => columns.map((column) => cells[column] ?? ''));
  return { sent, file: new File([csvOf([columns, ...lines])], `${type}-corrected.csv`, { type: 'text/csv' }) };
}

/** The failed rows with their own columns and the reason, to be corrected in a spreadsheet: the import ignores the reason. */
export function failedRowsCsv(type: ImportType, rows: readonly FailedRow[]): string {
  const columns = columnsOf(type);
  const lines = rows.map(({ cells, message }) => [...columns.map((column) => cells[column] ?? ''), message]);
  return csvOf([[...columns, 'reason'], ...lines]);
}

/** The results after some rows were sent again: they keep the lines of the first file. */
export function merged(
  before: readonly ImportResultDto[],
  sent: readonly ImportResultDto[],
  after: readonly ImportResultDto[],
): ImportResultDto[] {
  const lines = new Map(after.map(({ line }, index) => [line, sent[index]?.line ?? line]));
  const lineOf = (line: number) => lines.get(line) ?? line;
  const again = new Map(after.map((result) => [lineOf(result.line), atSource(result, lineOf)]));
  return before.map((row) => again.get(row.line) ?? row);
}
