import { type FileRow } from './imported-file.ts';
import { type RowReader } from './row-reader.ts';
import {
  fieldsOf,
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
const right = (line: number, name: string): ReadRow<Fields> => ({ line, name, fields: { name } });
const refused: ReadRow<Fields> = { line: 3, name: 'Bears', problem: 'Age group is required' };
const repeated: ReadRow<Fields> = { line: 4, name: 'Lions', duplicateOf: 2 };

describe('a row that is read', () => {
  const read = (cells: RowReader): Fields => ({ name: cells.name('name') });
  const row = (name: string, isTooLong = false): FileRow => ({ line: 2, cells: { name }, isTooLong });

  it.each<[string, FileRow, object]>([
    ['is kept when it is right', row('Lions'), { name: 'Lions', fields: { name: 'Lions' } }],
    ['has the sentence on what is wrong', row('x'.repeat(101)), { problem: 'name must be at most 100 characters' }],
    ['is called by its line when it has no name', row(''), { name: 'Line 2', problem: 'Name is required' }],
    ['is called by what a spreadsheet may show', row('=1+1'), { name: "'=1+1", fields: { name: '=1+1' } }],
    [
      'may not have more cells than the header',
      row('', true),
      { problem: 'The row has more cells than the header has columns' },
    ],
  ])('%s', (_case, given, outcome) => {
    const outcomes = readRows([given], read, '2026-11-20');
    expect(outcomes).toEqual([{ line: 2, name: expect.any(String) as string, ...outcome }]);
  });
});

it('goes on with the rows that are right', () => {
  expect(fieldsOf([right(2, 'Lions'), refused, repeated])).toEqual([{ name: 'Lions' }]);
});

it('looks up what a row refers to, and leaves the others alone', () => {
  const decide = ({ name }: Fields) => (name === 'Lions' ? { fields: { id: 7 } } : { problem: `No ${name}` });
  expect(resolveRows([right(2, 'Lions'), right(5, 'Hawks'), refused, repeated], decide)).toEqual([
    { line: 2, name: 'Lions', fields: { id: 7 } },
    { line: 5, name: 'Hawks', problem: 'No Hawks' },
    refused,
    repeated,
  ]);
});

it('keeps the first of the rows that say the same, and a refused one repeats nothing', () => {
  const rows = [right(2, 'Lions'), refused, right(4, 'LIONS'), right(5, 'Bears'), right(6, 'lions')];
  expect(withoutDuplicates(rows, ({ name }) => name.toLowerCase())).toEqual([
    right(2, 'Lions'),
    refused,
    { line: 4, name: 'LIONS', duplicateOf: 2 },
    right(5, 'Bears'),
    { line: 6, name: 'lions', duplicateOf: 2 },
  ]);
});

it('says of every row what became of it, and counts', () => {
  const added = ({ name }: Fields) => (name === 'Hawks' ? null : `Imported ${name}`);
  const results = resultsOf([right(2, 'Lions'), refused, repeated, right(5, 'Hawks'), right(6, 'Eagles')], added);
  expect(results).toEqual([
    { line: 2, name: 'Lions', message: 'Imported Lions', status: 'success' },
    { line: 3, name: 'Bears', message: 'Age group is required', status: 'error' },
    { line: 4, name: 'Lions', message: 'Duplicate of line 2', status: 'skipped' },
    { line: 5, name: 'Hawks', message: 'Already exists', status: 'skipped' },
    { line: 6, name: 'Eagles', message: 'Imported Eagles', status: 'success' },
  ]);
  expect(summaryOf(results)).toEqual({ total: 5, success: 2, error: 1, skipped: 2 });
});
