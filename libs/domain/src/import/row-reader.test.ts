import { RowReader } from './row-reader.ts';

const today = '2026-11-20';

const rowOf = (cell: string) => new RowReader({ name: cell }, today);
const tooLong = (max: number) => `name "${'x'.repeat(100)}…" is too long. Write at most ${max} characters.`;

it.each([
  ['  Mia   Keller ', 'Mia Keller', null],
  ['', '', 'name is empty. Write a name.'],
  ['Mia\u200b', 'Mia\u200b', 'name "Mia\u200b" has invisible characters. Remove them or type it again.'],
  ['x'.repeat(101), 'x'.repeat(101), tooLong(100)],
  // Far too long: only the beginning is kept, and it is not normalized.
  ['x'.repeat(5000), 'x'.repeat(400), tooLong(100)],
  ['\u0344'.repeat(5000), '\u0344'.repeat(400), expect.stringMatching(/^name ".{100}…" is too long/u)],
])('RowReader.name reads cell %#', (cell, name, problem) => {
  const row = rowOf(cell);
  expect([row.name('name'), row.problem?.problem ?? null]).toEqual([name, problem]);
});

it.each([
  [' line one\nline two ', 'line one\nline two', null],
  [' ', null, null],
  ['x'.repeat(2001), 'x'.repeat(2001), tooLong(2000)],
  ['x'.repeat(9000), 'x'.repeat(8000), tooLong(2000)],
])('RowReader.optionalText reads cell %#', (cell, text, problem) => {
  const row = rowOf(cell);
  expect([row.optionalText('name'), row.problem?.problem ?? null]).toEqual([text, problem]);
});

it.each([
  ['match', 'match', null],
  [' Training ', 'training', null],
  ['', null, null],
  ['party', 'party', 'name "party" is not one of match, training, tournament, friendly. Write one of them.'],
])('RowReader.optionalEventType reads the cell "%s"', (cell, type, problem) => {
  const row = rowOf(cell);
  expect([row.optionalEventType('name'), row.problem?.problem ?? null]).toEqual([type, problem]);
});

it.each([
  [' 09:30 ', '09:30', null],
  ['', null, null],
  ['9:30', '9:30', 'name "9:30" is not a time. Write a name.'],
])('RowReader.optionalTime reads the cell "%s"', (cell, time, problem) => {
  const row = rowOf(cell);
  expect([row.optionalTime('name'), row.problem?.problem ?? null]).toEqual([time, problem]);
});

it('RowReader names the column of the first problem', () => {
  const row = new RowReader({ date: '31/02/2027', endTime: 'noon' }, today);
  row.eventDate('date');
  row.optionalTime('endTime');
  const problem = 'date "31/02/2027" is not a date. Write it like 2027-05-08.';
  expect(row.problem).toEqual({ column: 'date', problem });
});

it('RowReader reads a cell that a download has defused as it was', () => {
  expect(rowOf("'=1+1").name('name')).toBe('=1+1');
  expect(rowOf("'s Hertogenbosch").name('name')).toBe("'s Hertogenbosch");
});
