import fc from 'fast-check';
import { foldName, importTemplate, importTemplateNames, importTypes, searchForm, shortNameOf } from '@touchline/domain';
import { corpusClub, importCorpus } from '@touchline/domain/import-corpus';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { buildChild, buildLeague, buildTeam, buildUser } from '../support/factories.ts';
import { caseFile } from '../support/case-files.ts';
import { upload } from '../support/upload.ts';
import { dump } from '../support/watched-api.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

/** Replaces all data by the club of the corpus. */
async function arrange() {
  await club.database.query('TRUNCATE users, leagues, teams, children, audit_log RESTART IDENTITY CASCADE');
  for (const fields of corpusClub.users) await buildUser(club, fields);
  const leagues = [];
  for (const fields of corpusClub.leagues) leagues.push(await buildLeague(club, fields));
  const teams = [];
  for (const { name, league } of corpusClub.teams)
    teams.push(await buildTeam(club, { name, leagueId: leagues[league]!.id }));
  for (const { team, ...fields } of corpusClub.children)
    await buildChild(club, { ...fields, ...(team !== null && { team: teams[team]! }) });
  admin = await club.signIn('admin@club.example');
}
beforeEach(arrange);

describe('POST /api/import/{type}', () => {
  // Covers S12.
  it.each(importCorpus.map((row) => [`${row.type}: ${row.case}`, row] as const))(
    'imports the corpus file as expected: %s',
    async (_case, expected) => {
      const before = await dump(club.database);
      const { status, body } = await upload(admin, expected.type, expected.file);
      if (expected.refused) {
        expect({ status, message: body.message }).toEqual(expected.refused);
        expect(await dump(club.database)).toEqual(before);
        return;
      }
      expect(body.results?.map((row: any) => `${row.line} ${row.status} ${row.name}: ${row.message}`)).toEqual(
        expected.results,
      );
      expect(body.ignoredColumns).toEqual(expected.ignoredColumns ?? []);
      expect([status, body.summary.total]).toEqual([200, body.results.length]);
      const rows = await club.database.query<{ name: string }[]>('SELECT name FROM leagues');
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(expected.kept ?? []));

      // A second import changes only the audit log.
      const after = await dump(club.database, ['audit_log']);
      const again = await upload(admin, expected.type, expected.file);
      expect(again.body.summary).toMatchObject({ success: 0, error: body.summary.error });
      expect(await dump(club.database, ['audit_log'])).toEqual(after);
    },
  );
});

it('The import templates, downloaded and imported in order, create a club', async () => {
  for (const type of importTypes) {
    const { headers, body } = await admin.get(`/api/import/templates/${type}`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${importTemplateNames[type]}"`);
    expect(body).toBe(importTemplate(type));
    // The rosters have nothing that the children and team members did not have.
    const status = type === 'rosters' ? 'skipped' : 'success';
    expect((await upload(admin, type, body)).body.results).toMatchObject([{ status }]);
  }
  expect((await admin.get('/api/import/templates/players')).status).toBe(404);
});

it('Imported rows are stored as the API would store them', async () => {
  await upload(admin, 'leagues', 'name,ageGroup,description\n North  League,U12, Saturdays \n');
  await upload(admin, 'teams', 'name,leagueName,description\nHawks,north league,"Wed\r\nFri"\n');
  await upload(
    admin,
    'children',
    'name,dateOfBirth,parentEmail,ageGroup\nAda  Brook,2015-02-03,made@club.example,U14\n',
  );
  await upload(
    admin,
    'team-members',
    'teamName,childName,dateOfBirth,jerseyNumber,position\nhawks,ada brook,2015-02-03,0,Goal\n',
  );
  const [league] = (await admin.get('/api/leagues')).body.filter(({ name }: any) => name === 'North League');
  expect(league).toMatchObject({ ageGroup: 'U12', description: 'Saturdays', teamCount: 1 });
  const [team] = (await admin.get('/api/teams')).body.filter(({ name }: any) => name === 'Hawks');
  expect(team).toMatchObject({ leagueId: league.id, description: 'Wed\nFri', leadCoachId: null });
  expect(team.members).toMatchObject([{ name: 'Ada Brook', ageGroup: 'U14', jerseyNumber: 0, position: 'Goal' }]);
  const [child] = (await admin.get('/api/children/all')).body.filter(({ name }: any) => name === 'Ada Brook');
  const [parent] = await club.database.query<{ id: number }[]>(
    `SELECT id FROM users WHERE email = 'made@club.example'`,
  );
  expect(child.parentId).toBe(parent!.id);
  const keys = await club.database.query<{ name: string; folded_name: string }[]>(
    'SELECT name, folded_name FROM leagues UNION SELECT name, folded_name FROM teams UNION SELECT name, folded_name FROM children',
  );
  expect(keys.filter((row) => row.folded_name !== foldName(row.name))).toEqual([]);
});

it('Teams are imported into a league that ten age groups share', async () => {
  const groups = Array.from({ length: 10 }, (_, n) => `U${n + 7}`);
  const leagues = caseFile('one-league-with-ten-age-groups.csv') ?? [
    'name,ageGroup',
    ...groups.map((group) => `Season League,${group}`),
  ];
  const teams = caseFile('teams-of-one-league-with-ten-age-groups.csv') ?? [
    'name,leagueName',
    ...groups.flatMap((group) => [`${group} Season Red,Season League`, `${group} Season Blue,Season League`]),
  ];
  expect((await upload(admin, 'leagues', leagues.join('\n'))).body.summary).toMatchObject({ success: 10, error: 0 });
  const plain = await upload(admin, 'teams', teams.join('\n'));
  expect(plain.body.summary).toMatchObject({ total: 20, error: 20 });
  expect(plain.body.results[0].message).toBe(
    'leagueName "Season League" is the name of several leagues. Write its age group in the column ageGroup, or after the name, like "Season League U7".',
  );
  const inColumn = teams.map((line, n) => (n === 0 ? `${line},ageGroup` : `${line},${line.split(' ')[0]}`));
  expect((await upload(admin, 'teams', inColumn.join('\n'))).body.summary).toMatchObject({ success: 20, error: 0 });
  const inName = teams.map((line, n) => (n === 0 ? line : `${line} ${line.split(' ')[0]}`));
  expect((await upload(admin, 'teams', inName.join('\n'))).body.summary).toMatchObject({ skipped: 20, error: 0 });
  const { body } = await admin.get('/api/teams?limit=200');
  const stored = body.filter(({ league }: any) => league?.name === 'Season League');
  expect(stored).toHaveLength(20);
  for (const { name, league } of stored) expect(name.split(' ')[0]).toBe(league.ageGroup);
});

it('An event of an age group is for all imported players of the group, however the file writes it', async () => {
  const file = caseFile('age-groups-as-clubs-write-them.csv') ?? [
    ...['name,dateOfBirth,ageGroup', 'Ag One,2014-10-04,U12', 'Ag Two,2014-10-05,u12', 'Ag Three,2014-10-06,Under 12'],
    ...['Ag Four,2014-10-07,U12 Girls', 'Ag Five,2014-10-08,12', 'Ag Six,2014-10-09,#N/A', 'Ag Seven,2014-10-10,'],
  ];
  expect((await upload(admin, 'children', file.join('\n'))).body.summary).toMatchObject({ success: 7, error: 0 });
  const rows = await club.database.query<{ name: string; age_group: string | null }[]>(
    `SELECT name, age_group FROM children WHERE name LIKE 'Ag %' ORDER BY id`,
  );
  expect(rows.map(({ name, age_group }) => [name, age_group])).toEqual([
    ['Ag One', 'U12'],
    ['Ag Two', 'U12'],
    ['Ag Three', 'U12'],
    // Left out, so that it follows from the date of birth.
    ['Ag Four', null],
    ['Ag Five', null],
    ['Ag Six', null],
    ['Ag Seven', null],
  ]);
});

it('An import with an empty age group clears one that was set by hand, and one without the column does not', async () => {
  const born = '2014-11-07';
  const row = (ageGroup: string) => `name,dateOfBirth,ageGroup\nAda Hand,${born},${ageGroup}\nIda Age,${born},\n`;
  await upload(admin, 'children', row('U14'));
  const [{ id }] = (await admin.get('/api/children/all?q=ada%20hand')).body;
  const messagesOf = async (file: string) =>
    (await upload(admin, 'children', file)).body.results.map(({ message }: { message: string }) => message);
  expect(await messagesOf(`name,dateOfBirth\nAda Hand,${born}\n`)).toEqual(['Already exists']);
  expect(await messagesOf(row('U15'))).toEqual(['Already exists', 'Already exists']);
  expect((await admin.get(`/api/children/${id}`)).body).toMatchObject({ ageGroup: 'U14', isAgeGroupSet: true });
  const cleared = 'Already exists. The age group follows from the date of birth again';
  expect(await messagesOf(row(''))).toEqual([cleared, 'Already exists']);
  expect(await messagesOf(row(''))).toEqual(['Already exists', 'Already exists']);
  expect((await admin.get(`/api/children/${id}`)).body).toMatchObject({ isAgeGroupSet: false });
  expect((await admin.get(`/api/children/${id}/corrections`)).body).toMatchObject([
    { by: 'you', changes: [{ field: 'ageGroup', before: 'U14', after: null }] },
  ]);
});

/** Letters of all kinds, with those that a fold treats in a special way among them. */
const letters = fc.constantFrom(
  ...'abßẞΣσςİıŁłǅﬁéÉ\'’ʼ`´"“-‑–—− \u00a0\u3000\u200c\u200dＭ①',
  'ی',
  'ප්',
  'ᾳ',
  '\u0345',
  '\u0301',
);
const names = fc.oneof(
  fc.string({ unit: letters, maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

it('The SQL functions fold_name and search_form are foldName and searchForm for any names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 200, maxLength: 200 }), async (generated) => {
      const written = generated.map((name) => name.replaceAll('\0', ''));
      const rows = await club.database.query<{ folded: string; searched: string }[]>(
        `SELECT fold_name(name) AS folded, search_form(fold_name(name)) AS searched
         FROM unnest($1::text[]) WITH ORDINALITY AS given (name, place) ORDER BY place`,
        [written],
      );
      expect(rows.map(({ folded }) => folded)).toEqual(written.map(foldName));
      expect(rows.map(({ searched }) => searched)).toEqual(written.map(searchForm));
    }),
    { numRuns: 10 },
  );
});

const caseText = (name: string): string => caseFile(name)!.join('\n');
const withCases = caseFile('mojibake-names.csv') ? it : it.skip;
const messagesOf = ({ body }: any): string[] => body.results.map(({ message }: any) => message);

withCases('Members as phones write them are those of the roster, or the import names them', async () => {
  const team = 'U14 Falcons';
  await buildTeam(club, { name: team });
  await upload(admin, 'children', caseText('roster-names-typed-on-a-club-pc.csv'));
  const { body } = await upload(admin, 'team-members', caseText('members-as-phones-write-them.csv'));
  const near = ['Zoe Brontë', 'IREM YILMAZ', 'Sofia Müller', 'Ada McKay', 'Ōno Ken', 'Ngoc Nguyễn', 'Lukasz Zak'];
  const imported = ['Seán O’Brien', 'Anna‐Lena Roth', 'Eva Smith–Jones', 'D`Arcy Wood'];
  const ofStatus = (wanted: string) => body.results.filter(({ status }: any) => status === wanted);
  expect(ofStatus('success').map(({ name }: any) => name)).toEqual(imported);
  const hints = messagesOf({ body: { results: ofStatus('error') } });
  expect(hints.map((text) => text.replace(/.*\. (?=Did)/u, ''))).toEqual(near.map((name) => `Did you mean "${name}"?`));
});

withCases('Children as phones write them are not imported a second time', async () => {
  await upload(admin, 'children', caseText('roster-names-typed-on-a-club-pc.csv'));
  const { body } = await upload(admin, 'children', caseText('same-children-as-phones-write-them.csv'));
  expect(body.summary).toEqual({ total: 11, success: 0, error: 7, skipped: 4 });
});

withCases('Find Child finds every child of the roster as phones write its name', async () => {
  await upload(admin, 'children', caseText('roster-names-typed-on-a-club-pc.csv'));
  const rows = caseText('same-children-as-phones-write-them.csv').trim().split('\n').slice(1);
  const parent = await club.signIn('made@club.example');
  const found = [];
  for (const row of rows) {
    const [name, dateOfBirth] = row.split(',');
    found.push((await parent.post('/api/children/search', { name, dateOfBirth })).body.child?.name);
  }
  const roster = caseText('roster-names-typed-on-a-club-pc.csv').trim().split('\n').slice(1);
  expect(found).toEqual(roster.map((row) => row.split(',')[0]));
});

withCases('No short name of a teammate shows a family name', () => {
  const short = caseText('short-names-of-teammates.txt')
    .trim()
    .split('\n')
    .map((name) => shortNameOf({ name }));
  expect(short).toEqual([
    ...[
      'Mia K.',
      'Léa D.',
      'Anna N.',
      'An N.',
      'Mia K.',
      'Mia K.',
      'Leo S.',
      'Ava J.',
      'Noah O.',
      'Liam S.',
      'José C.',
      '小明',
    ],
  ]);
});

withCases('Cells that hold no name are refused, and names of all scripts are imported', async () => {
  const broken = await upload(admin, 'children', caseText('mojibake-names.csv'));
  expect(broken.body.summary).toMatchObject({ total: 7, error: 7 });
  expect(messagesOf(broken).filter((text) => !text.startsWith('name "'))).toEqual([]);
  const joined = await upload(admin, 'children', caseText('names-with-joiners.csv'));
  expect(joined.body.summary).toMatchObject({ total: 2, success: 2 });
  const scripts = await upload(admin, 'children', caseText('right-to-left-and-other-scripts.csv'));
  expect(scripts.body.summary).toMatchObject({
    total: 8,
    success: 8 - messagesOf(scripts).filter((t) => t !== 'Imported').length,
  });
  expect(messagesOf(scripts).filter((text) => text !== 'Imported')).toEqual([
    expect.stringMatching(/is too long\. Write at most 100 characters\.$/u),
  ]);
});

withCases('A name with its family name first is stored in spoken order, with a note', async () => {
  const { body } = await upload(admin, 'children', caseText('last-comma-first.csv'));
  expect(messagesOf({ body })).toEqual([
    'Imported. "Brook, Nia" is stored as "Nia Brook"',
    'Imported. "O’BRIEN, Seán" is stored as "Seán O’BRIEN"',
    'Imported',
  ]);
  const stored = await club.database.query<{ name: string }[]>('SELECT name FROM children ORDER BY id DESC LIMIT 3');
  expect(stored.map(({ name }) => name)).toEqual(['DUPONT Léa', 'Seán O’BRIEN', 'Nia Brook']);
});

withCases('Addresses as people write them are read, and a note names what nobody sees', async () => {
  const { body } = await upload(admin, 'children', caseText('emails-as-people-write-them.csv'));
  const noted = body.results.filter(({ message }: any) => message.includes('Left out'));
  const wrong = (cell: string, strange = '') =>
    `Imported. Left out: parentEmail "${cell}" is not an email address.${strange} Write it like dana.brook@example.org`;
  expect(noted.map(({ name, message }: any) => [name, message])).toEqual([
    ['Eh', wrong('dana@example.org.')],
    ['Ei', wrong('dana@example.org', ' It contains a zero-width space.')],
    ['Ek', wrong('dana@exa mple.org')],
  ]);
  expect(body.summary).toMatchObject({ total: 12, success: 12 });
});

withCases('Dates that can mean one day only are read, and the others are refused as they were written', async () => {
  const { body } = await upload(admin, 'children', caseText('dates-in-other-forms.csv'));
  const refused = body.results.filter(({ status }: any) => status === 'error');
  const wrong = (cell: string) => `dateOfBirth "${cell}" is not a date. Write it like 2015-02-28.`;
  expect(refused.map(({ name, message }: any) => [name, message])).toEqual([
    ['Da', wrong('5/4/2014')],
    ['Db', wrong('04.05.2014')],
    ['Dj', wrong('04/05/14')],
  ]);
  const born = await club.database.query(
    `SELECT count(*)::int AS count FROM children WHERE name LIKE 'D_' AND date_of_birth = '2014-05-04'`,
  );
  expect(born).toEqual([{ count: 14 }]);
});

it('A child whose name is near that of a registered child is imported if the file names both', async () => {
  const twin = await upload(admin, 'children', 'name,dateOfBirth\nLia Keller,2014-05-04\n');
  expect(messagesOf(twin)).toEqual([
    'name "Lia Keller" is close to the name of a registered player born on 2014-05-04. Add this player by hand if it is another one. Did you mean "Mia Keller"?',
  ]);
  const both = await upload(admin, 'children', 'name,dateOfBirth\nLia Keller,2014-05-04\nMia Keller,2014-05-04\n');
  expect(messagesOf(both)).toEqual(['Imported', 'Already exists']);
});

// Covers S18.
it('An import is audited once, with the children and their new guardians', async () => {
  await upload(admin, 'children', 'name,dateOfBirth,parentEmail\nA,2015-01-01,made@club.example\nB,2015-01-01,\n');
  const rows = await club.database.query<{ details: object }[]>('SELECT action, subject, details FROM audit_log');
  const assigned = [{ childId: expect.any(Number), userId: expect.any(Number) }];
  const details = { type: 'children', total: 2, success: 2, error: 0, skipped: 0, assigned };
  expect(rows).toEqual([{ action: 'data.import', subject: 'import', details }]);
});

describe('An import request', () => {
  const noFile = 'No file selected: Please select a CSV file to import.';
  const path = '/api/import/leagues';

  it.each([
    ['no body', undefined, 400, noFile],
    ['an empty form', new FormData(), 400, noFile],
    ['a file in another field', formOf('table', new File(['name'], 'a.csv')), 400, noFile],
    ['text in the file field', formOf('file', 'name,ageGroup'), 400, noFile],
    [
      'two files',
      formOf('file', new File(['a'], 'a.csv'), new File(['b'], 'b.csv')),
      400,
      'The form could not be read',
    ],
  ])('with %s is rejected', async (_case, raw, status, message) => {
    const response = await admin.post(path, undefined, { raw });
    expect([response.status, response.body.message]).toEqual([status, message]);
  });

  it.each([
    ['application/json', '{"file":"name"}', 415, 'The body must be a form with a file (multipart/form-data)'],
    ['multipart/form-data', 'no boundary', 400, 'The form could not be read'],
    ['multipart/form-data; boundary=x', '--x\r\nnonsense', 400, 'The form could not be read'],
    ['multipart/mixed; boundary=x', '--x--', 415, 'The body must be a form with a file (multipart/form-data)'],
  ])('of type %s with the body %j is rejected', async (type, raw, status, message) => {
    const response = await admin.post(path, undefined, { raw, headers: { 'content-type': type } });
    expect([response.status, response.body.message]).toEqual([status, message]);
  });
});

function formOf(field: string, ...values: (File | string)[]): FormData {
  const form = new FormData();
  for (const value of values) form.append(field, value);
  return form;
}

// Covers ASVS 15.2.2.
it('Imports of different types run in parallel, but a second import of the same type is rejected', async () => {
  const lock = `SELECT pg_advisory_lock(1229801551, 0)`;
  const holder = club.database.createQueryRunner();
  await holder.query(lock);
  const refused = await upload(admin, 'leagues', 'name,ageGroup\nNorth,U12\n');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'An import of leagues is running. Try again when it has finished.',
  ]);
  expect((await upload(admin, 'children', 'name,dateOfBirth\nA,2015-01-01\n')).status).toBe(200);
  await holder.query('SELECT pg_advisory_unlock_all()');
  await holder.release();
  expect((await upload(admin, 'leagues', 'name,ageGroup\nNorth,U12\n')).status).toBe(200);
});
