import fc from 'fast-check';
import { type Api } from '../support/api.ts';
import { buildChild, buildTeam } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { buildImportedClub, randomImports } from '../support/random-imports.ts';
import { upload } from '../support/upload.ts';
import { dump } from '../support/watched-api.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());

async function arrange(): Promise<void> {
  const { adminEmail } = await buildImportedClub(club);
  admin = await club.signIn(adminEmail);
}
beforeEach(arrange);

const children = (...rows: string[]) => ['name,dateOfBirth,parentEmail', ...rows].join('\n');
const fixtures = (...rows: string[]) => ['date,startTime,homeTeam,awayTeam,location,externalId', ...rows].join('\n');

it('A preview tells what an import would do, and changes nothing', async () => {
  const before = await dump(club.database);
  const file = children(
    'Zoe Roth,2014-05-04,',
    'Mia Keller,2014-05-04,',
    'Mia Keler,2014-05-04,',
    'Noah Okafor,2015-31-31,',
  );
  const { status, body } = await upload(admin, 'children?preview=true', file);
  expect(status).toBe(200);
  expect(body.plan).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    ...{ new: 2, changed: 0, same: 1, error: 1, maybe: 0, families: 0 },
  });
  expect(body.results.map(({ change }: any) => change)).toEqual(['new', 'same', 'new', 'error']);
  expect(body).not.toHaveProperty('importId');
  expect(await dump(club.database)).toEqual(before);
});

it('A row that could mean a registered player waits for a choice', async () => {
  const file = children('Mia Keler,2014-05-04,', 'Okafor Noah,2015-02-01,');
  const { body } = await upload(admin, 'children?preview=true', file);
  expect(body.plan).toMatchObject({ new: 0, maybe: 2 });
  const candidates = [{ id: 1, name: 'Mia Keller', dateOfBirth: '2014-05-04' }];
  expect(body.results[0]).toMatchObject({ status: 'error', change: 'maybe', candidates });
  expect(body.results[1]).toMatchObject({ change: 'maybe', candidates: [{ id: 2 }] });

  const chosen = await upload(admin, 'children', file, { 2: 'new', 3: 2 });
  expect(chosen.body.results).toMatchObject([{ change: 'new' }, { change: 'same', message: 'Already exists' }]);
  const skipped = await upload(admin, 'children', children('Noah Okavor,2015-02-01,'), { 2: 'skip' });
  expect(skipped.body.results).toMatchObject([{ status: 'skipped', message: 'Left out' }]);
});

it('A row that is chosen to mean a registered player puts that player into the team of the row', async () => {
  const rows = 'name,dateOfBirth,parentEmail,teamName\nNoah Okavor,2015-02-01,new@example.org,Bears';
  const { body } = await upload(admin, 'rosters', rows, { 2: 2 });
  expect(body.results).toMatchObject([
    { change: 'changed', values: [{ field: 'teamName', before: null, after: 'Bears' }] },
  ]);
  expect(body.invitations).toEqual({ open: 1, sent: 0 });
  const members = 'teamName,childName,dateOfBirth\nBears,Mia Keler,2014-05-04';
  expect((await upload(admin, 'team-members', members, { 2: 1 })).body.results).toMatchObject([{ change: 'new' }]);
});

it('Two rows that are chosen to mean one player count once', async () => {
  const file = children('Mia Keler,2014-05-04,', 'Mia Kellar,2014-05-04,');
  const { body } = await upload(admin, 'children', file, { 2: 1, 3: 1 });
  expect(body.results).toMatchObject([{ message: 'Already exists' }, { message: 'Duplicate of line 2' }]);
});

it('A preview of fixtures shows old and new values, and how many families are told', async () => {
  const file = fixtures('2099-05-02,12:00,Lions,Bears,Park,', '2099-06-06,10:00,Bears,Owls,,');
  const { body } = await upload(admin, 'fixtures?preview=true', file);
  expect(body.plan).toMatchObject({ new: 1, changed: 1, families: 1 });
  expect(body.results[0].values).toEqual([
    { field: 'startTime', before: '10:30', after: '12:00' },
    { field: 'location', before: null, after: 'Park' },
  ]);
});

it('The families of siblings with two guardians count once', async () => {
  const { id: teamId } = (await admin.get('/api/teams')).body.find(({ name }: any) => name === 'Lions');
  const other = await buildChild(club, { name: 'Ada Keller', team: { id: teamId } as any });
  await club.database.query(
    `INSERT INTO guardianships (child_id, user_id, is_primary) SELECT $1, id, true FROM users WHERE email = 'dana@example.org'`,
    [other.id],
  );
  const { body } = await upload(admin, 'fixtures?preview=true', fixtures('2099-05-02,12:00,Lions,Bears,,'));
  expect(body.plan.families).toBe(1);
});

it('An import with the hash of a preview does just that, or nothing', async () => {
  const file = children('Zoe Roth,2014-05-04,');
  const { hash } = (await upload(admin, 'children?preview=true', file)).body.plan;
  await buildChild(club, { name: 'Zoe Roth', dateOfBirth: '2014-05-04' });
  const before = await dump(club.database);
  const stale = await upload(admin, `children?expect=${hash}`, file);
  expect(stale).toMatchObject({ status: 409, body: { plan: { new: 0, same: 1 } } });
  expect(stale.body.message).toBe(
    'The club has changed since the preview. We imported nothing. Please look at the new preview.',
  );
  expect(await dump(club.database)).toEqual(before);
  expect((await upload(admin, `children?expect=${stale.body.plan.hash}`, file)).status).toBe(200);
});

it.each<[string, string, Record<number, string | number> | string | undefined, number]>([
  ['a preview with invitations', 'children?preview=true&invite=1', undefined, 400],
  ['another flag', 'children?preview=maybe', undefined, 400],
  ['a hash of another type', 'teams?expect=abc', undefined, 409],
  ['choices that are none', 'children', { 2: 'old' }, 400],
  ['choices for no line', 'children', { 0: 'new' }, 400],
])('Refuses %s', async (_case, type, choices, status) => {
  const file = type.startsWith('teams') ? 'name,leagueName\nOwls,North' : children('Zoe Roth,2014-05-04,');
  const before = await dump(club.database);
  expect((await upload(admin, type, file, choices as any)).status).toBe(status);
  expect(await dump(club.database)).toEqual(before);
});

it('A preview of a row that is too long for its team name is no error of the server', async () => {
  await buildTeam(club, { name: 'x'.repeat(100) });
  const file = fixtures(`2099-05-02,12:00,${'y'.repeat(300)},,,`);
  expect((await upload(admin, 'fixtures?preview=true', file)).body.plan).toMatchObject({ error: 1 });
});

it('A preview equals the import, whatever the file', async () => {
  await fc.assert(
    fc.asyncProperty(randomImports, async ({ type, file, choices }) => {
      await arrange();
      const before = await dump(club.database);
      const preview = await upload(admin, `${type}?preview=true`, file, choices);
      expect(await dump(club.database)).toEqual(before);
      const real = await upload(admin, `${type}?expect=${preview.body.plan.hash}`, file, choices);
      expect([preview.status, real.status]).toEqual([200, 200]);
      expect(real.body.results).toEqual(preview.body.results);
      const again = await upload(admin, `${type}?preview=true`, file, choices);
      expect(again.body.plan).toMatchObject({ new: 0, changed: 0 });
    }),
    { numRuns: 30 },
  );
});
