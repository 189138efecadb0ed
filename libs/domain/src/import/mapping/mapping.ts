import { limits } from '../../limits.ts';
import { foldHeader } from '../../table/header-words.ts';
import { timeIn } from '../../table/times.ts';
import { readAgeGroup } from '../../values/age-group.ts';
import { aliases, extraColumns } from '../aliases.ts';
import { importColumns, type ImportType } from '../columns.ts';

/** Which columns of a file, by their places, make each of ours (`importColumns`, `extraColumns`); several are joined in this order. */
export type Mapping = Partial<Record<string, readonly number[]>>;

interface Guessing {
  /** Whether somebody looks at the mapping before it is used: then an email of nobody in particular may be a parent's. */
  isReviewed?: boolean;
}

/** Recognizes columns by their names (`aliases`) and, where a name has several meanings, by the cells of some rows. */
export function guessMapping(
  type: ImportType,
  header: readonly string[],
  rows: readonly (readonly string[])[] = [],
  { isReviewed = false }: Guessing = {},
): Mapping {
  const columns = new Columns(header, rows);
  const mapping: Mapping = {};
  const known = Object.keys(importColumns[type]);
  for (const column of known) mapping[column] = columns.named(column);
  for (const column of [...known, ...extraColumns]) {
    if (!mapping[column]?.length) mapping[column] = columns.like(aliases[type][column], column === 'parentEmail');
  }
  const nameColumn = known.find((column) => column === 'childName') ?? 'name';
  if (aliases[type].firstName) mapping[nameColumn] = wholeName(type, columns, mapping[nameColumn] ?? []);
  if (isReviewed && !mapping.parentEmail?.length) mapping.parentEmail = mapping.otherEmail;
  delete mapping.otherEmail;
  settle(mapping, columns);
  return Object.fromEntries(Object.entries(mapping).filter(([, places]) => places?.length));
}

/** What stands between the cells that are joined: of a name, of addresses, and of a place. */
export function joinOf(column: string): string {
  if (column === 'parentEmail') return ';';
  return column === 'location' ? ', ' : ' ';
}

/** The columns that a file of this type must have and that the mapping has no source for. */
export const missingColumns = (type: ImportType, mapping: Mapping): string[] =>
  Object.entries<boolean>(importColumns[type]).flatMap(([column, isNeeded]) =>
    isNeeded && !mapping[column]?.length ? [column] : [],
  );

class Columns {
  private readonly folded: string[];
  private readonly used = new Set<number>();

  constructor(
    header: readonly string[],
    private readonly rows: readonly (readonly string[])[],
  ) {
    // A table with more columns is refused.
    this.folded = header.slice(0, limits.importFile.maxColumns).map(foldHeader);
  }

  /** The column of exactly this name. */
  named(column: string): number[] {
    const at = this.folded.indexOf(foldHeader(column));
    return at < 0 ? [] : this.use([at]);
  }

  /** The first column whose name matches, or all of them, and that has no other meaning. */
  like(pattern: RegExp | undefined, isForAll = false): number[] {
    if (!pattern) return [];
    const found = this.folded.flatMap((name, at) => (pattern.test(name) && !this.used.has(at) ? [at] : []));
    return this.use(isForAll ? found : found.slice(0, 1));
  }

  /** The filled cells of a column in the rows at hand. */
  cells(at: number): string[] {
    return this.rows.flatMap((row) => row[at]?.trim() || []);
  }

  private use(places: number[]): number[] {
    for (const at of places) this.used.add(at);
    return places;
  }
}

/** First and last name, where they are in two columns: beside a first name, `Name` is a family name unless its cells have both. */
function wholeName(type: ImportType, columns: Columns, named: readonly number[]): readonly number[] {
  const { firstName, lastName, fullName } = aliases[type];
  const [first, last] = [columns.like(firstName), columns.like(lastName)];
  const full = named.length > 0 ? named : columns.like(fullName);
  if (first.length > 0 && last.length > 0 && named.length === 0) return [...first, ...last];
  const isWhole = full.flatMap((at) => columns.cells(at)).some((cell) => /\S[\s,]+\S/u.test(cell));
  return first.length > 0 && full.length > 0 && !isWhole ? [...first, ...full] : full.length > 0 ? full : first;
}

/** Gives the extra columns their places: a division is an age group or a league, a time may stand behind the date, a pitch is a place. */
function settle(mapping: Mapping, columns: Columns): void {
  const [division] = mapping.division ?? [];
  if (division !== undefined) {
    const isAge = columns.cells(division).every((cell) => readAgeGroup(cell) !== null);
    const column = isAge ? 'ageGroup' : 'leagueName';
    if (!mapping[column]?.length) mapping[column] = [division];
    delete mapping.division;
  }
  const [date] = mapping.date ?? [];
  if (date !== undefined && !mapping.startTime?.length && columns.cells(date).some(timeIn)) mapping.startTime = [date];
  if (mapping.pitch?.length) mapping.location = [...(mapping.location ?? []), ...mapping.pitch];
  delete mapping.pitch;
}
