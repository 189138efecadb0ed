import { type DateOrder, type ImportType } from '@touchline/domain';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstChoice } from './mapping/choice.ts';
import { reviewOf } from './mapping/review.ts';
import { preparedFile } from './prepared-file.ts';
import { readSource } from './source/read-source.ts';
import { tableOf } from './source/table-of.ts';

/** Inputs of real clubs, kept beside the repository. */
const folder = join(process.cwd(), '../../shared/data/cases');
const today = '2026-11-30';

async function prepared(type: ImportType, file: File, orders: Partial<Record<string, DateOrder>> = {}) {
  const source = await readSource(file);
  const table = tableOf(type, source);
  const review = reviewOf(type, table, { ...firstChoice(type, table), orders }, today);
  const { file: sent, lineOf } = preparedFile(type, source, review, today);
  return { name: sent.name, text: new TextDecoder().decode(await sent.arrayBuffer()), lineOf };
}

const lines = (...rows: string[]) => new File([rows.map((row) => `${row}\n`).join('')], 'export.csv');

(existsSync(folder) ? describe : describe.skip)('preparedFile sends the columns of', () => {
  it.each<[ImportType, string, string, string]>([
    [
      'rosters',
      'teamsnap-roster-us-dates.csv',
      'name,dateOfBirth,parentEmail,teamName,ageGroup,jerseyNumber,position',
      'Nia Brook,2014-05-04,dana.brook@example.org,U12 Lions,U12,7,Mid',
    ],
    [
      'rosters',
      'gotsport-player-upload.csv',
      'name,dateOfBirth,parentEmail,teamName,ageGroup',
      'Nia Brook,2014-05-04,dana.brook@example.org,U12 Lions,U12',
    ],
    [
      'children',
      'google-sheet-of-a-form.csv',
      'name,dateOfBirth,parentEmail',
      'Nia Brook,2014-04-05,dana@example.org;robin@example.org',
    ],
    ['children', 'dfbnet-latin1.csv', 'name,dateOfBirth,ageGroup', 'Jörg Strauß,2014-05-04,U12'],
    ['children', 'excel-unicode-text-utf16.txt', 'name,dateOfBirth', 'Jörg Test,2014-05-04'],
    ['children', 'excel-sep-first-line.csv', 'name,dateOfBirth', 'Sep Case,2014-05-04'],
    [
      'fixtures',
      'sportsengine-season-schedule.csv',
      'date,startTime,location,homeTeam,awayTeam,status,duration',
      '2027-03-06,10:00 AM,Riverside,U12 Lions,Hillside Bears,Scheduled,90',
    ],
  ])('%s in %s', async (type, name, header, row) => {
    const file = new File([readFileSync(join(folder, name))], name);
    const { text } = await prepared(type, file, { dateOfBirth: 'mdy', date: 'mdy' });
    expect(text.split('\n').slice(0, 2)).toEqual([header, row]);
  });
});

it('preparedFile knows where each row stands in the file that was chosen', async () => {
  const { text, lineOf } = await prepared(
    'leagues',
    lines('Season', '', 'League;Age group;Description', 'Cup;U12;"two\nlines"', ';;', 'Next;U12;'),
  );
  expect(text).toBe('name,ageGroup,description\nCup,U12,"two\nlines"\nNext,U12,\n');
  expect([2, 4].map(lineOf)).toEqual([4, 7]);
});

it('preparedFile keeps a row too long that has more cells than the header', async () => {
  const { text } = await prepared('leagues', lines('League,Age group', 'Cup, the,U12', 'Next,U12,,'));
  expect(text).toBe('name,ageGroup\nCup, the,U12\nNext,U12\n');
});

it('preparedFile sends a tidy file as it is, under its name', async () => {
  const text = 'name,ageGroup,reason\r\nCup,U12,empty\r\n';
  expect(await prepared('leagues', new File([text], 'failures.csv'))).toMatchObject({ name: 'failures.csv', text });
});
