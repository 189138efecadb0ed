import { type DateOrder, type ImportType } from '@touchline/domain';
import { type Api } from '../support/api.ts';
import { caseBytes } from '../support/case-files.ts';
import { buildLeague, buildTeam, buildUser } from '../support/factories.ts';
import { makeDue } from '../support/mail-club.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { rewrittenCase } from '../support/rewritten.ts';
import { upload } from '../support/upload.ts';

/** The files are kept beside the repository. */
const withCases = caseBytes('mojibake-names.csv') ? describe : describe.skip;

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  await club.database.query('TRUNCATE users, leagues, teams, children, audit_log RESTART IDENTITY CASCADE');
  await club.database.query('INSERT INTO mail_delivery (is_paused) VALUES (false) ON CONFLICT DO NOTHING');
  await buildUser(club, { email: 'admin@club.example', isAdmin: true });
  await buildUser(club, { email: 'dana@example.org', isParent: true, hasUnverifiedEmail: false });
  const league = await buildLeague(club, { name: 'U12 Premier Division', ageGroup: 'U12' });
  await buildTeam(club, { name: 'U12 Lions', leagueId: league.id });
  admin = await club.signIn('admin@club.example');
});

const importCase = async (type: ImportType, name: string, order?: DateOrder) =>
  (await upload(admin, type, rewrittenCase(type, name, order))).body;

/** Each player with the place in a team and the guardians, as SQL sees them. */
const players = () =>
  club.database.query(
    `SELECT c.name, c.date_of_birth::text AS born, c.age_group AS "ageGroup", t.name AS team, m.jersey_number AS number, m.position,
            (SELECT count(*)::int FROM guardianships g WHERE g.child_id = c.id) AS guardians
     FROM children c LEFT JOIN memberships m ON m.child_id = c.id LEFT JOIN teams t ON t.id = m.team_id ORDER BY c.id`,
  );
const nia = {
  name: 'Nia Brook',
  born: '2014-05-04',
  ageGroup: null,
  team: null,
  number: null,
  position: null,
  guardians: 0,
};

withCases('Players in the layout of another system', () => {
  it.each<[string, ImportType, string, DateOrder | undefined, object, number]>([
    [
      'TeamSnap',
      'rosters',
      'teamsnap-roster-us-dates.csv',
      'mdy',
      { ...nia, team: 'U12 Lions', number: 7, position: 'Mid' },
      1,
    ],
    ['GotSport', 'rosters', 'gotsport-player-upload.csv', 'mdy', { ...nia, team: 'U12 Lions' }, 1],
    [
      'Spond',
      'rosters',
      'spond-layout-as-its-help-names-the-fields.csv',
      'dmy',
      { ...nia, team: 'U12 Lions', guardians: 1 },
      1,
    ],
    ['ClubDesk', 'children', 'clubdesk-export.csv', 'dmy', { ...nia, guardians: 1 }, 0],
    ['a German list', 'children', 'german-headers.csv', 'dmy', { ...nia, guardians: 1 }, 0],
    ['a form', 'children', 'google-sheet-of-a-form.csv', 'dmy', { ...nia, guardians: 1 }, 1],
    ['a header with notes', 'children', 'header-with-unit-note.csv', undefined, { ...nia, name: 'Hn Case' }, 0],
    ['a header with hyphens', 'children', 'hyphen-and-dot-headers.csv', undefined, { ...nia, name: 'Hd Case' }, 0],
    ['Excel, with its first line', 'children', 'excel-sep-first-line.csv', undefined, { ...nia, name: 'Sep Case' }, 0],
    [
      'the German FA, in Latin-1',
      'children',
      'dfbnet-latin1.csv',
      undefined,
      { ...nia, name: 'Jörg Strauß', ageGroup: 'U12' },
      0,
    ],
    ['Excel, in UTF-16', 'children', 'excel-unicode-text-utf16.txt', undefined, { ...nia, name: 'Jörg Test' }, 0],
  ])('%s', async (_case, type, file, order, player, open) => {
    const { summary, invitations } = await importCase(type, file, order);
    expect([summary, invitations]).toMatchObject([{ total: 1, success: 1 }, { open }]);
    expect(await players()).toEqual([player]);
  });

  it('is read by the server, too, where nobody has to be asked', async () => {
    const file = 'First Name,Last Name,DOB,Parent Email\nNia,Brook,2014-05-04,dana@example.org\n';
    expect((await upload(admin, 'children', file)).body.summary).toMatchObject({ success: 1 });
    expect(await players()).toEqual([{ ...nia, guardians: 1 }]);
  });

  it('is refused with the columns that it has, if needed ones are missing', async () => {
    const { status, body } = await upload(admin, 'children', 'Nickname,Colour\nNi,red\n');
    const found = 'The file has the columns "Nickname", "Colour".';
    expect([status, body.message]).toEqual([400, `The columns "name", "dateOfBirth" are missing. ${found}`]);
  });

  it('brings the same players only once', async () => {
    await importCase('rosters', 'teamsnap-roster-us-dates.csv', 'mdy');
    const { summary } = await importCase('rosters', 'teamsnap-roster-us-dates.csv', 'mdy');
    expect(summary).toMatchObject({ success: 0, skipped: 1 });
    expect(await players()).toHaveLength(1);
  });
});

it('A player of a roster who joins a team is announced to the family, and to nobody else', async () => {
  await upload(admin, 'children', 'name,dateOfBirth,parentEmail\nNia Brook,2014-05-04,dana@example.org\n');
  const roster = 'name,dateOfBirth,teamName\nNia Brook,2014-05-04,U12 Lions\nMia Keller,2014-05-05,U12 Lions\n';
  const { results } = (await upload(admin, 'rosters', roster)).body;
  expect(results.map(({ message }: any) => message)).toEqual(['Already exists, and is now in U12 Lions', 'Imported']);
  await makeDue(club.database);
  const mails = await club.deliver();
  expect(mails.map(({ to }) => to)).toEqual(['dana@example.org']);
  const changes = await club.database.query('SELECT has_joined FROM team_changes');
  expect(changes).toHaveLength(2);
});

withCases('Fixtures in the layout of another system', () => {
  const events = () =>
    club.database.query(
      `SELECT title, type, date::text, CASE WHEN is_time_to_be_confirmed THEN 'TBC' ELSE start_time END AS start, end_time AS "end", location FROM events ORDER BY id`,
    );

  it('keep their type: a practice is a training', async () => {
    const { summary } = await importCase('fixtures', 'practice-becomes-match-teamsnap-iso-dates.csv');
    expect(summary).toMatchObject({ success: 1 });
    const practice = {
      title: 'U12 Lions training',
      type: 'training',
      date: '2027-09-04',
      start: '10:00',
      end: '11:00',
    };
    expect(await events()).toEqual([{ ...practice, location: 'Hall' }]);
  });

  it('have their dates and times read', async () => {
    await importCase('fixtures', 'teamsnap-schedule.csv', 'mdy');
    expect(await events()).toMatchObject([{ type: 'match', date: '2027-03-06', start: '10:00', end: '11:30' }]);
  });

  it('have types in the words of leagues', async () => {
    const { summary } = await importCase('fixtures', 'type-words-of-other-systems.csv');
    expect(summary).toMatchObject({ total: 6, success: 6 });
    expect((await events()).map(({ type }: { type: string }) => type)).toEqual([
      ...['match', 'match', 'match', 'match', 'training', 'match'],
    ]);
  });

  it('have times as spreadsheets and people write them', async () => {
    const { results } = await importCase('fixtures', 'times-as-exported.csv');
    expect((await events()).map(({ start, end }: any) => [start, end])).toEqual([
      ...['09:30', '09:30', '09:30', '09:30', '09:30', '09:30'].map((start) => [start, null]),
      ...[
        ['TBC', null],
        ['TBC', null],
        ['23:00', '00:00'],
        ['23:00', '00:30'],
        ['09:30', null],
        ['10:30', null],
      ],
    ]);
    const refused = results.filter(({ status }: any) => status === 'error');
    expect(refused.map(({ message }: any) => message)).toEqual([
      'startTime "24:00" is not a time. Write it like 10:30.',
      'endTime "10:00" is before the start. Correct startTime or endTime.',
      'endTime "09:00" is before the start. Correct startTime or endTime.',
      'startTime "noon" is not a time. Write it like 10:30.',
    ]);
  });
});
