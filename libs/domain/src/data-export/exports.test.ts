import { importColumns } from '../import/columns.ts';
import { exportColumns, exportFileName, exportTypes, isExportType } from './exports.ts';

it.each([
  ['leagues', 'leagues'],
  ['teams', 'teams'],
  ['players', 'children'],
  ['rosters', 'team-members'],
  ['fixtures', 'fixtures'],
] as const)('The columns of %s are those that the import reads', (exported, imported) => {
  expect(exportColumns[exported]).toEqual(Object.keys(importColumns[imported]));
});

it('A file of guardians has the columns that an import of players requires', () => {
  expect(exportColumns.guardians).toEqual(expect.arrayContaining(['name', 'dateOfBirth', 'parentEmail']));
});

it('isExportType knows the lists and nothing else', () => {
  expect(exportTypes.filter(isExportType)).toEqual(exportTypes);
  expect(['children', 'toString', ''].filter(isExportType)).toEqual([]);
});

it('exportFileName says what is in the file and of which day', () => {
  expect(exportFileName('rosters', '2026-11-20')).toBe('touchline-rosters-2026-11-20.csv');
});
