import { messages } from '../messages.ts';
import { RowReader } from './row-reader.ts';

const today = '2026-11-20';

const rowOf = (cell: string) => new RowReader({ name: cell }, today);
const tooLong = 'name must be at most 100 characters';

it.each([
  ['  Mia   Keller ', 'Mia Keller', null],
  ['', '', messages.nameRequired],
  ['Mia\u200b', 'Mia\u200b', messages.invisibleCharacters],
  ['x'.repeat(101), 'x'.repeat(101), tooLong],
  // Far too long: only the beginning is kept, and it is not normalized.
  ['x'.repeat(5000), 'x'.repeat(400), tooLong],
  ['\u0344'.repeat(5000), '\u0344'.repeat(400), tooLong],
])('RowReader.name reads cell %#', (cell, name, problem) => {
  const row = rowOf(cell);
  expect([row.name('name'), row.problem]).toEqual([name, problem]);
});

it.each([
  [' line one\nline two ', 'line one\nline two', null],
  [' ', null, null],
  ['x'.repeat(2001), 'x'.repeat(2001), 'name must be at most 2000 characters'],
  ['x'.repeat(9000), 'x'.repeat(8000), 'name must be at most 2000 characters'],
])('RowReader.optionalText reads cell %#', (cell, text, problem) => {
  const row = rowOf(cell);
  expect([row.optionalText('name'), row.problem]).toEqual([text, problem]);
});

it.each([
  ['match', 'match', null],
  [' Training ', 'training', null],
  ['', null, null],
  ['party', 'party', 'Type must be one of match, training, tournament, friendly'],
])('RowReader.optionalEventType reads the cell "%s"', (cell, type, problem) => {
  const row = rowOf(cell);
  expect([row.optionalEventType('name'), row.problem]).toEqual([type, problem]);
});

it.each([
  [' 09:30 ', '09:30', null],
  ['', null, null],
  ['9:30', '9:30', messages.timeInvalid],
])('RowReader.optionalTime reads the cell "%s"', (cell, time, problem) => {
  const row = rowOf(cell);
  expect([row.optionalTime('name'), row.problem]).toEqual([time, problem]);
});
