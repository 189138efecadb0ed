import { type FileRow } from './imported-file.ts';
import { type RowReader } from './row-reader.ts';
import {
  fieldsOf,
  type Outcome,
  type ReadRow,
  readRows,
  resolveRows,
  resultsOf,
  summaryOf,
  withoutDuplicates,
} from './row-result.ts';

interface Fields {
  name: string;
}
const valid = (line: number, name: string): ReadRow<Fields> => ({ line, name, cells: { name }, fields: { name } });
const cells = { name: 'Bears' };
const noAgeGroup = { column: 'ageGroup', problem: 'ageGroup is empty. Write it like U12.' };
const invalid: ReadRow<Fields> = { line: 3, name: 'Bears', cells, ...noAgeGroup };
const duplicate: ReadRow<Fields> = { line: 4, name: 'Lions', cells: { name: 'Lions' }, skipped: 'Duplicate of line 2' };

describe('A row read by readRows', () => {
  const read = (cells: RowReader): Fields => ({ name: cells.name('name') });
  const row = (name: string, isTooLong = false): FileRow => ({ line: 2, cells: { name }, isTooLong, columns: [] });

  it.each<[string, FileRow, object]>([
    ['has its fields if it is valid', row('Lions'), { name: 'Lions', fields: { name: 'Lions' } }],
    [
      'has the problem if it is invalid',
      row('x'.repeat(101)),
      { column: 'name', problem: `name "${'x'.repeat(100)}…" is too long. Write at most 100 characters.` },
    ],
    [
      'is named by its line if it has no name',
      row(''),
      { name: 'Line 2', column: 'name', problem: 'name is empty. Write a name.' },
    ],
    ['has a name that is safe for spreadsheets', row('=1+1'), { name: "'=1+1", fields: { name: '=1+1' } }],
    [
      'may not have more cells than the header',
      row('', true),
      {
        problem: 'The row has more cells than the header has columns. Put quotes around a cell that holds a comma.',
      },
    ],
  ])('%s', (_case, given, outcome) => {
    const outcomes = readRows([given], read, '2026-11-20');
    expect(outcomes).toEqual([{ line: 2, cells: given.cells, name: expect.any(String) as string, ...outcome }]);
  });
});

it('fieldsOf returns the fields of the valid rows', () => {
  expect(fieldsOf([valid(2, 'Lions'), invalid, duplicate])).toEqual([{ name: 'Lions' }]);
});

it('resolveRows resolves valid rows and leaves the others unchanged', () => {
  const decide = ({ name }: Fields) => (name === 'Lions' ? { fields: { id: 7 } } : { problem: `No ${name}` });
  expect(resolveRows([valid(2, 'Lions'), valid(5, 'Hawks'), invalid, duplicate], decide)).toEqual([
    { line: 2, name: 'Lions', cells: { name: 'Lions' }, fields: { id: 7 } },
    { line: 5, name: 'Hawks', cells: { name: 'Hawks' }, problem: 'No Hawks' },
    invalid,
    duplicate,
  ]);
});

it('withoutDuplicates keeps the first of equal rows, and ignores invalid rows', () => {
  const rows = [valid(2, 'Lions'), invalid, valid(4, 'LIONS'), valid(5, 'Bears'), valid(6, 'lions')];
  expect(withoutDuplicates(rows, ({ name }) => name.toLowerCase())).toEqual([
    valid(2, 'Lions'),
    invalid,
    { line: 4, name: 'LIONS', cells: { name: 'LIONS' }, skipped: 'Duplicate of line 2' },
    valid(5, 'Bears'),
    { line: 6, name: 'lions', cells: { name: 'lions' }, skipped: 'Duplicate of line 2' },
  ]);
});

it('resultsOf returns a result for every row, and summaryOf counts them', () => {
  const values = [{ field: 'location', before: null, after: 'Park' }];
  const outcomes: Record<string, Outcome> = { Lions: { message: 'Imported' }, Eagles: { message: 'Changed', values } };
  const candidates = [{ id: 7, name: 'Mia', dateOfBirth: '2014-05-04' }];
  const near: ReadRow<Fields> = { line: 7, name: 'Mya', cells, problem: 'close', candidates };
  const added = ({ name }: Fields) => (name === 'Hawks' ? undefined : outcomes[name]);
  const results = resultsOf(
    [valid(2, 'Lions'), invalid, duplicate, valid(5, 'Hawks'), valid(6, 'Eagles'), near],
    added,
  );
  expect(results).toEqual([
    { line: 2, name: 'Lions', message: 'Imported', status: 'success', change: 'new' },
    {
      line: 3,
      name: 'Bears',
      message: noAgeGroup.problem,
      status: 'error',
      change: 'error',
      column: 'ageGroup',
      cells,
    },
    { line: 4, name: 'Lions', message: 'Duplicate of line 2', status: 'skipped', change: 'same' },
    { line: 5, name: 'Hawks', message: 'Already exists', status: 'skipped', change: 'same' },
    { line: 6, name: 'Eagles', message: 'Changed', values, status: 'success', change: 'changed' },
    { line: 7, name: 'Mya', message: 'close', status: 'error', change: 'maybe', candidates, cells },
  ]);
  expect(summaryOf(results)).toEqual({ total: 6, success: 2, error: 2, skipped: 2 });
});
