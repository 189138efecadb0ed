import { messages } from '../limits.ts';
import { Cells } from './cells.ts';

const cellsOf = (cell: string) => new Cells({ name: cell }, '2026-11-20');
const tooLong = 'name must be at most 100 characters';

it.each([
  ['  Mia   Keller ', 'Mia Keller', null],
  ['', '', messages.nameRequired],
  ['Mia\u200b', 'Mia\u200b', messages.invisibleCharacters],
  ['x'.repeat(101), 'x'.repeat(101), tooLong],
  // Far too long: only the beginning is read.
  ['x'.repeat(5000), 'x'.repeat(400), tooLong],
  ['\u0344'.repeat(5000), '\u0308\u0301'.repeat(400), tooLong],
])('a name: %#', (cell, name, wrong) => {
  const cells = cellsOf(cell);
  expect([cells.name('name'), cells.wrong]).toEqual([name, wrong]);
});

it.each([
  [' line one\nline two ', 'line one\nline two', null],
  [' ', null, null],
  ['x'.repeat(2001), 'x'.repeat(2001), 'name must be at most 2000 characters'],
  ['x'.repeat(9000), 'x'.repeat(8000), 'name must be at most 2000 characters'],
])('a text: %#', (cell, text, wrong) => {
  const cells = cellsOf(cell);
  expect([cells.text('name'), cells.wrong]).toEqual([text, wrong]);
});
