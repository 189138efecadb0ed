import { type CivilDate, yearOf } from '../../civil-time.ts';
import { csvOf, delimiters } from '../../table/csv.ts';
import { type DateOrder, datesIn, latestEventYear, sureDate } from '../../table/dates.ts';
import { timesIn } from '../../table/times.ts';
import { extraColumns } from '../aliases.ts';
import { importColumns, type ImportType } from '../columns.ts';
import { joinedCells } from '../imported-file.ts';
import { type Mapping } from './mapping.ts';

/** A row of a file or a sheet, and the line or the row on which it begins. */
export interface SourceRow {
  line: number;
  cells: readonly string[];
}

/** What somebody has decided about a table. */
export interface Reading {
  mapping: Mapping;
  /** In which order the dates of a column are written, where that is known. */
  orders: Partial<Record<string, DateOrder | null>>;
  /** How many columns the header of a text has: a row with more filled cells stays too long, so that the import refuses it. */
  width?: number;
}

/** A file in our own columns, made of another table. */
export interface RewrittenFile {
  text: string;
  /** The line of the source for each line of the file below its header. */
  lines: number[];
}

/** Rewrites a table in our own columns, with dates as `YYYY-MM-DD` where they can be read. What cannot be read stays as it is. */
export function rewrittenFile(
  type: ImportType,
  rows: readonly SourceRow[],
  reading: Reading,
  today: CivilDate,
): RewrittenFile {
  const own = [...Object.keys(importColumns[type]), ...extraColumns].filter(
    (column) => reading.mapping[column]?.length,
  );
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const rewritten = rewrittenRows(filled, reading, today).map((cells, at) => [
    ...own.map((column) => cells[column] ?? ''),
    ...filled[at]!.cells.slice(reading.width ?? Infinity).filter((cell) => cell.trim() !== ''),
  ]);
  return { text: csvOf([own, ...rewritten]), lines: filled.map(({ line }) => line) };
}

/** The cells of rows by our own columns, as they are imported. */
export function rewrittenRows(
  rows: readonly SourceRow[],
  { mapping, orders }: Reading,
  today: CivilDate,
): Record<string, string>[] {
  const width = Math.max(...Object.values(mapping).flatMap((places) => places ?? []), 0) + 1;
  return rows.map(({ cells }) => {
    const joined = withTimes(joinedCells(mapping, splitAgain(cells, width)));
    const written = Object.entries(joined).map(([column, cell]): [string, string] => {
      const date = isDateColumn(column) ? dateIn(cell, orders[column], latestYear(column, today)) : null;
      return [column, date ?? cell];
    });
    return Object.fromEntries(written);
  });
}

/** The columns of a type that hold dates. */
export const dateColumns = (type: ImportType): string[] => Object.keys(importColumns[type]).filter(isDateColumn);

const isDateColumn = (column: string) => ['dateOfBirth', 'date', 'firstDay', 'lastDay'].includes(column);

/** The latest year that two digits can mean: nobody is born later than today. */
export const latestYear = (column: string, today: CivilDate): number =>
  column === 'dateOfBirth' ? yearOf(today) : latestEventYear;

const dateIn = (cell: string, order: DateOrder | null | undefined, year: number): CivilDate | null =>
  order ? datesIn(cell, year)[order] : sureDate(cell, year);

/** Some programs write the header with one delimiter and the rows with another. */
function splitAgain(cells: readonly string[], width: number): readonly string[] {
  if (cells.length !== 1 || width === 1) return cells;
  return delimiters.map((delimiter) => cells[0]!.split(delimiter)).find((parts) => parts.length === width) ?? cells;
}

/** Splits a start time that is written with the end. */
function withTimes(cells: Record<string, string>): Record<string, string> {
  const times = cells.startTime && !cells.endTime ? timesIn(cells.startTime) : null;
  return times ? { ...cells, startTime: times.start, endTime: times.end } : cells;
}
