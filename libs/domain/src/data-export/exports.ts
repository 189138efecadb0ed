import { type CivilDate } from '../civil-time.ts';
import { importColumns } from '../import/columns.ts';

/** The lists that admins can export, in the order of the screen. */
export const exportTypes = ['leagues', 'teams', 'players', 'guardians', 'rosters', 'coaches', 'fixtures'] as const;
export type ExportType = (typeof exportTypes)[number];

export const isExportType = (text: string): text is ExportType => (exportTypes as readonly string[]).includes(text);

const namesOf = <Column extends string>(columns: Record<Column, boolean>) => Object.keys(columns) as Column[];

/** The columns of each file: those of the import, where it has such rows, so that the file can be imported. */
export const exportColumns = {
  leagues: namesOf(importColumns.leagues),
  teams: namesOf(importColumns.teams),
  players: namesOf(importColumns.children),
  // The first three are columns of the import of players, which ignores the others.
  // Phone numbers are shown for one child at a time, never in a list.
  guardians: ['name', 'dateOfBirth', 'parentEmail', 'guardianName', 'isPrimary'] as const,
  rosters: namesOf(importColumns['team-members']),
  coaches: namesOf(importColumns.coaches),
  fixtures: namesOf(importColumns.fixtures),
} satisfies Record<ExportType, readonly string[]>;

/** A row of a file: its cells by column; an empty one is null. */
export type ExportedRow<Type extends ExportType> = Record<(typeof exportColumns)[Type][number], string | null>;

/** `touchline-rosters`, the name of a file without its day and its ending. */
export const exportFileStem = (type: ExportType): string => `touchline-${type}`;

/** `touchline-rosters-2026-11-20.csv` */
export const exportFileName = (type: ExportType, today: CivilDate): string => `${exportFileStem(type)}-${today}.csv`;
