import { type Cells } from './cells.ts';
import { type FileRow } from './header.ts';
import { fieldsOf, type Outcome, readRows, refine, resultsOf, summaryOf, withoutRepeats } from './outcome.ts';

interface Fields {
  name: string;
}
const right = (line: number, name: string): Outcome<Fields> => ({ line, name, fields: { name } });
const wrong: Outcome<Fields> = { line: 3, name: 'Bears', wrong: 'Age group is required' };
const repeated: Outcome<Fields> = { line: 4, name: 'Lions', repeats: 2 };

describe('a row that is read', () => {
  const read = (cells: Cells): Fields => ({ name: cells.name('name') });
  const row = (name: string, isTooLong = false): FileRow => ({ line: 2, cells: { name }, isTooLong });

  it.each<[string, FileRow, object]>([
    ['is kept when it is right', row('Lions'), { name: 'Lions', fields: { name: 'Lions' } }],
    ['has the sentence on what is wrong', row('x'.repeat(101)), { wrong: 'name must be at most 100 characters' }],
    ['is called by its line when it has no name', row(''), { name: 'Line 2', wrong: 'Name is required' }],
    ['is called by what a spreadsheet may show', row('=1+1'), { name: "'=1+1", fields: { name: '=1+1' } }],
    [
      'may not have more cells than the header',
      row('', true),
      { wrong: 'The row has more cells than the header has columns' },
    ],
  ])('%s', (_case, given, outcome) => {
    const outcomes = readRows([given], read, '2026-11-20');
    expect(outcomes).toEqual([{ line: 2, name: expect.any(String) as string, ...outcome }]);
  });
});

it('goes on with the rows that are right', () => {
  expect(fieldsOf([right(2, 'Lions'), wrong, repeated])).toEqual([{ name: 'Lions' }]);
});

it('looks up what a row refers to, and leaves the others alone', () => {
  const decide = ({ name }: Fields) => (name === 'Lions' ? { fields: { id: 7 } } : { wrong: `No ${name}` });
  expect(refine([right(2, 'Lions'), right(5, 'Hawks'), wrong, repeated], decide)).toEqual([
    { line: 2, name: 'Lions', fields: { id: 7 } },
    { line: 5, name: 'Hawks', wrong: 'No Hawks' },
    wrong,
    repeated,
  ]);
});

it('keeps the first of the rows that say the same, and a wrong one repeats nothing', () => {
  const rows = [right(2, 'Lions'), wrong, right(4, 'LIONS'), right(5, 'Bears'), right(6, 'lions')];
  expect(withoutRepeats(rows, ({ name }) => name.toLowerCase())).toEqual([
    right(2, 'Lions'),
    wrong,
    { line: 4, name: 'LIONS', repeats: 2 },
    right(5, 'Bears'),
    { line: 6, name: 'lions', repeats: 2 },
  ]);
});

it('says of every row what became of it, and counts', () => {
  const added = ({ name }: Fields) => (name === 'Hawks' ? null : `Imported ${name}`);
  const results = resultsOf([right(2, 'Lions'), wrong, repeated, right(5, 'Hawks'), right(6, 'Eagles')], added);
  expect(results).toEqual([
    { line: 2, name: 'Lions', message: 'Imported Lions', status: 'success' },
    { line: 3, name: 'Bears', message: 'Age group is required', status: 'error' },
    { line: 4, name: 'Lions', message: 'Repeats line 2', status: 'skipped' },
    { line: 5, name: 'Hawks', message: 'Already there', status: 'skipped' },
    { line: 6, name: 'Eagles', message: 'Imported Eagles', status: 'success' },
  ]);
  expect(summaryOf(results)).toEqual({ total: 5, success: 2, error: 1, skipped: 2 });
});
