import { type ImportType } from '../columns.ts';
import { guessMapping } from './mapping.ts';
import { rewrittenFile } from './rewritten-file.ts';

const today = '2026-11-20';

function rewritten(type: ImportType, [columns, ...rows]: string[], order: 'dmy' | 'mdy' | null = null) {
  const cells = rows.map((row) => row.split(';'));
  const mapping = guessMapping(type, columns!.split(';'), cells, { isReviewed: true });
  const source = cells.map((row, index) => ({ line: index + 2, cells: row }));
  return rewrittenFile(type, source, { mapping, orders: { date: order, dateOfBirth: order } }, today);
}

it('rewrittenFile writes our columns, joins names and addresses, and leaves out the others', () => {
  const { text } = rewritten(
    'rosters',
    [
      'First;Last;Birthdate;Gender;Team;P1 Email Address;P2 Email Address',
      'Nia;Brook;4/5/2014;F;U12 Lions;dana@example.org;robin@example.org',
      'Mia;;31/12/2014;F;;;robin@example.org',
    ],
    'dmy',
  );
  expect(text).toBe(
    [
      'name,dateOfBirth,parentEmail,teamName',
      'Nia Brook,2014-05-04,dana@example.org;robin@example.org,U12 Lions',
      'Mia,2014-12-31,robin@example.org,',
      '',
    ].join('\n'),
  );
});

it.each([
  ['dmy', '2014-05-04', '2014-12-31', '12/31/2014'],
  ['mdy', '2014-04-05', '31/12/2014', '2014-12-31'],
  [null, '4/5/2014', '2014-12-31', '2014-12-31'],
] as const)('rewrittenFile reads dates in the order %p, and leaves those that are none', (order, ...dates) => {
  const { text } = rewritten('children', ['name;DOB', 'A;4/5/2014', 'B;31/12/2014', 'C;12/31/2014', 'D;soon'], order);
  expect(text.trim().split('\n').slice(1)).toEqual([...dates, 'soon'].map((date, at) => `${'ABCD'[at]},${date}`));
});

it('rewrittenFile takes the time from behind the date, the end from behind the start, and keeps a duration', () => {
  const fullTime = ['Date / Time;Home', '06/03/27 10:00;Lions'];
  expect(rewritten('fixtures', fullTime, 'dmy').text).toBe(
    'date,startTime,homeTeam\n2027-03-06,06/03/27 10:00,Lions\n',
  );
  const range = ['Date;Time;End;Home', '2027-03-06;10:00 – 11:30;;Lions'];
  expect(rewritten('fixtures', range).text).toBe('date,startTime,endTime,homeTeam\n2027-03-06,10:00,11:30,Lions\n');
  const duration = ['Date;Time;Home;Duration', '2027-03-06;10:00;Lions;90'];
  expect(rewritten('fixtures', duration).text).toContain('duration\n2027-03-06,10:00,Lions,90\n');
});

it('rewrittenFile leaves out empty rows, and says from which lines the others are', () => {
  expect(rewritten('children', ['name;DOB', 'A;2014-01-01', ' ; ', 'B;2014-01-02']).lines).toEqual([2, 4]);
});

it('rewrittenFile splits a row that is written with another delimiter than its header', () => {
  const mapping = { name: [0], dateOfBirth: [1] };
  const rows = [{ line: 2, cells: ['Jörg Test,2014-05-04'] }];
  expect(rewrittenFile('children', rows, { mapping, orders: {} }, today).text).toBe(
    'name,dateOfBirth\nJörg Test,2014-05-04\n',
  );
});

it('rewrittenFile defuses formulas', () => {
  expect(rewritten('children', ['name;DOB', '=A1;2014-01-01']).text).toContain("'=A1,2014-01-01");
});
