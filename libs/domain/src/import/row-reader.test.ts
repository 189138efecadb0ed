import { RowReader } from './row-reader.ts';

const today = '2026-11-20';

const rowOf = (cell: string) => new RowReader({ name: cell }, today);
const faulty = (cell: string, what: string) => `name "${cell}" ${what}. Write the name as it is spelled.`;
const leftOut = (problem: string) => [`Left out: ${problem.replace(/\.$/u, '')}`];
const tooLong = (max: number) => `name "${'x'.repeat(100)}…" is too long. Write at most ${max} characters.`;

it.each([
  ['  Mia   Keller ', 'Mia Keller', null],
  ['', '', 'name is empty. Write a name.'],
  [
    'Mia\u200b',
    'Mia\u200b',
    'name "Mia" has invisible characters. It contains a zero-width space. Remove them or type it again.',
  ],
  ['x'.repeat(101), 'x'.repeat(101), tooLong(100)],
  // Far too long: only the beginning is kept, and it is not normalized.
  ['x'.repeat(5000), 'x'.repeat(400), tooLong(100)],
  ['\u0344'.repeat(5000), '\u0344'.repeat(400), expect.stringMatching(/^name ".{100}…" is too long/u)],
])('RowReader.name reads cell %#', (cell, name, problem) => {
  const row = rowOf(cell);
  expect([row.name('name'), row.problem?.problem ?? null]).toEqual([name, problem]);
});

it.each([
  [' Mia   Keller ', 'Mia Keller', null],
  [
    'evil.example',
    'evil.example',
    'name "evil.example" looks like an address. Leave out /, \\ and @, and put a space after a dot.',
  ],
  ['x'.repeat(101), 'x'.repeat(101), tooLong(100)],
  ['', '', 'name is empty. Write a name.'],
  ['Keller,  Mia', 'Mia Keller', null],
  ['ZoÃ« Keller', 'ZoÃ« Keller', faulty('ZoÃ« Keller', 'has “Ã«”, which was read in the wrong encoding')],
  ['JÃ¼rgen MÃ¼ller', 'JÃ¼rgen MÃ¼ller', faulty('JÃ¼rgen MÃ¼ller', 'has “Ã¼”, which was read in the wrong encoding')],
  ['#N/A', '#N/A', faulty('#N/A', 'is an error of a spreadsheet')],
  ['=A1', '=A1', faulty("'=A1", 'begins with “=” like a formula')],
  ['n/a', 'n/a', faulty('n/a', 'stands for a name that is missing')],
])('RowReader.childName reads cell %#', (cell, name, problem) => {
  const row = rowOf(cell);
  expect([row.childName('name'), row.problem?.problem ?? null]).toEqual([name, problem]);
});

it.each([
  [' line one\nline two ', 'line one\nline two', []],
  [' ', null, []],
  ['x'.repeat(2001), null, leftOut(tooLong(2000))],
  ['x'.repeat(9000), null, leftOut(tooLong(2000))],
])('RowReader.optionalText reads cell %#', (cell, text, notes) => {
  const row = rowOf(cell);
  expect([row.optionalText('name'), row.problem, row.notes]).toEqual([text, null, notes]);
});

it.each([
  ['match', 'match', null],
  [' Training ', 'training', null],
  ['Practice', 'training', null],
  ['L', 'match', null],
  ['Cup', 'match', null],
  ['Friendly Match', 'friendly', null],
  ['Festival', 'tournament', null],
  ['', null, null],
  ['party', 'party', 'name "party" is not one of match, training, tournament, friendly. Write one of them.'],
])('RowReader.optionalEventType reads the cell "%s"', (cell, type, problem) => {
  const row = rowOf(cell);
  expect([row.optionalEventType('name'), row.problem?.problem ?? null]).toEqual([type, problem]);
});

it.each([
  [' 09:30 ', '09:30', null],
  ['9:30 PM', '21:30', null],
  ['24:00', '24:00', 'name "24:00" is not a time. Write a name.'],
])('RowReader.time reads the cell "%s"', (cell, time, problem) => {
  const row = rowOf(cell);
  expect([row.time('name'), row.problem?.problem ?? null]).toEqual([time, problem]);
});

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@club.example`);
const tooMany = [
  expect.stringMatching(
    /^Left out: .* has more than 6 addresses\. Write at most 6, separated by semicolons$/,
  ) as string,
];

it.each([
  ['', [], []],
  [' ; ;', [], []],
  ['Ana@Club.example', ['ana@club.example'], []],
  [' ana@club.example;bo@club.example ; ANA@club.example ', ['ana@club.example', 'bo@club.example'], []],
  [addresses(6).join(';'), addresses(6), []],
  [[...addresses(6), 'P0@club.example'].join('; '), addresses(6), []],
  [addresses(7).join(';'), [], tooMany],
  ['a@club.example;'.repeat(2000), [], tooMany],
  ['nobody', [], leftOut('parentEmail "nobody" is not an email address. Write it like dana.brook@example.org.')],
  [
    'nobody;ana@club.example;=bo@',
    ['ana@club.example'],
    leftOut('parentEmail "nobody", "\'=bo@" are not email addresses. Write each like dana.brook@example.org.'),
  ],
  [
    `ana@club.example;${'x'.repeat(255)}`,
    ['ana@club.example'],
    leftOut(`parentEmail "${'x'.repeat(100)}…" is too long. Write at most 254 characters.`),
  ],
])('RowReader.optionalEmails reads cell %#', (cell, emails, notes) => {
  const row = new RowReader({ parentEmail: cell }, today);
  expect([row.optionalEmails('parentEmail', 6), row.problem, row.notes]).toEqual([emails, null, notes]);
});

it.each([
  ['90', '11:30'],
  ['90 mins', '11:30'],
  ['', null],
  ['an hour', null],
  ['0', null],
])('RowReader.endAfter reads the duration "%s"', (duration, end) => {
  expect(new RowReader({ duration }, today).endAfter('duration', '10:00')).toBe(end);
});

it.each([
  ['Riverside', 'Riverside'],
  ['TBC', null],
  ['to be confirmed', null],
  ['?', null],
  ['', null],
])('RowReader.optionalPlace reads "%s" as %p', (location, place) => {
  expect(new RowReader({ location }, today).optionalPlace('location')).toBe(place);
});

it('RowReader.player refuses who is marked as another', () => {
  const problemOf = (nonPlayer: string) => {
    const row = new RowReader({ nonPlayer }, today);
    row.player('nonPlayer');
    return row.problem?.problem ?? null;
  };
  expect(['', 'No', '0', 'false'].map(problemOf)).toEqual([null, null, null, null]);
  expect(problemOf('Yes')).toBe('nonPlayer "Yes" says that this is not a player. Leave it out.');
});

it('RowReader.noEmail finds an address that has spilt from the cell before', () => {
  const row = new RowReader({ ageGroup: 'bo@club.example' }, today);
  row.noEmail('ageGroup');
  const problem = 'ageGroup "bo@club.example" is an email address. Put quotes around several addresses.';
  expect(row.problem).toEqual({ column: 'ageGroup', problem });
});

it('RowReader names the column of the first problem', () => {
  const row = new RowReader({ date: '31/02/2027', endTime: 'noon' }, today);
  row.eventDate('date');
  row.time('endTime');
  const problem = 'date "31/02/2027" is not a date. Write it like 2027-05-08.';
  expect(row.problem).toEqual({ column: 'date', problem });
});

it('RowReader reads a cell that a download has defused as it was', () => {
  expect(rowOf("'=1+1").name('name')).toBe('=1+1');
  expect(rowOf("'s Hertogenbosch").name('name')).toBe("'s Hertogenbosch");
});
