import fc from 'fast-check';
import { type Api } from '../support/api.ts';
import { buildAvailability, buildGuardianship, buildUser } from '../support/factories.ts';
import { makeDue } from '../support/mail-club.ts';
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

/** What tells of an undo: logs, mails, versions, and what families read about their children. */
const traces = [
  ...['audit_log', 'imports', 'import_changes', 'event_changes', 'event_notices', 'mails', 'mail_plans'],
  ...['team_changes', 'child_corrections', 'former_ages', 'outbox'],
];
const traceColumns = /"(version|updated_at|ages_since|age_group_set_on)": ?("[^"]*"|[^,}]*)/gu;

async function clubData(): Promise<Record<string, string[]>> {
  const tables = await dump(club.database, traces);
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => row.replace(traceColumns, ''))]),
  );
}

const undo = (importId: number, query = '') => admin.post(`/api/imports/${importId}/undo${query}`);
const rosterOf = (...rows: string[]) => ['name,dateOfBirth,parentEmail,teamName', ...rows].join('\n');
const roster = rosterOf(
  'Zoe Roth,2014-05-04,dana@example.org,Lions',
  'Ada Byron,2014-05-05,,Bears',
  'Noah Okafor,2015-02-01,,Lions',
);
const importOf = async (type: string, file: string): Promise<number> => (await upload(admin, type, file)).body.importId;
const idOf = async (name: string): Promise<number> =>
  (await club.database.query<{ id: number }[]>('SELECT id FROM children WHERE name = $1', [name]))[0]!.id;

it('An undo deletes what an import has added, and tells which rows it will undo first', async () => {
  const before = await clubData();
  const importId = await importOf('rosters', roster);
  const after = await clubData();
  const expected = { undone: 3, kept: [] };
  expect((await undo(importId, '?preview=true')).body).toEqual(expected);
  expect(await clubData()).toEqual(after);
  expect(await undo(importId)).toMatchObject({ status: 200, body: expected });
  expect(await clubData()).toEqual(before);
});

it('An undo restores moved and cancelled matches, and deletes new ones', async () => {
  const before = await clubData();
  const file =
    'date,startTime,homeTeam,awayTeam,status,externalId\n2099-05-03,12:00,Lions,Bears,,\n' +
    '2099-05-09,11:00,Lions,Rovers,cancelled,A1\n2099-07-01,10:00,Bears,Owls,,';
  const importId = await importOf('fixtures', file);
  expect((await undo(importId)).body).toEqual({ undone: 3, kept: [] });
  expect(await clubData()).toEqual(before);
});

it('An undo sets age groups again', async () => {
  const importId = await importOf('children', 'name,dateOfBirth,ageGroup\nMia Keller,2014-05-04,');
  expect((await admin.get('/api/children/all')).body[0].ageGroup).not.toBe('U12');
  expect((await undo(importId)).body).toEqual({ undone: 1, kept: [] });
  const [mia] = await club.database.query(`SELECT age_group FROM children WHERE name = 'Mia Keller'`);
  expect(mia.age_group).toBe('U12');
});

it('An undo deletes leagues and teams, but not those that are used', async () => {
  const before = await clubData();
  const leagueImport = await importOf('leagues', 'name,ageGroup\nWest,U10\nEast,U10');
  const teamImport = await importOf('teams', 'name,leagueName\nHawks,West\nOwls,North');
  const kept = [{ line: 2, name: 'West', reason: 'used' }];
  expect((await undo(leagueImport, '?preview=true')).body).toEqual({ undone: 1, kept });
  await admin.post('/api/announcements', {
    title: 'Hello',
    content: 'Bring water.',
    teamId: (await teamNamed('Owls')).id,
  });
  expect((await undo(teamImport)).body).toEqual({ undone: 1, kept: [{ line: 3, name: 'Owls', reason: 'used' }] });
  expect((await undo(leagueImport)).body).toEqual({ undone: 2, kept: [] });
  expect((await clubData()).leagues).toEqual(before.leagues);
});

const teamNamed = async (name: string) =>
  (await admin.get('/api/teams')).body.find((team: { name: string }) => team.name === name);

describe('A row stays, and all others are undone,', () => {
  const zoe = { line: 2, name: 'Zoe Roth' };
  it.each<[string, string, () => Promise<unknown>]>([
    [
      'after an answer',
      'answered',
      async () => {
        const [event] = await club.database.query('SELECT id FROM events LIMIT 1');
        await buildAvailability(club, { eventId: event.id, childId: await idOf('Zoe Roth') });
      },
    ],
    [
      'after a correction',
      'changed',
      async () => admin.patch(`/api/children/${await idOf('Zoe Roth')}`, { version: 1, shortName: 'Zo' }),
    ],
    [
      'after another guardian',
      'guardian',
      async () => buildGuardianship(club, { id: await idOf('Zoe Roth') }, await buildUser(club, { isParent: true })),
    ],
    [
      'after a guardian has invited another one',
      'guardian',
      async () => {
        await club.database.query(
          `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
           SELECT $1, id, 'robin@example.org', true, now() + interval '1 day' FROM users WHERE email = 'dana@example.org'`,
          [await idOf('Zoe Roth')],
        );
      },
    ],
    [
      'after another team',
      'team',
      async () => {
        const { id } = await teamNamed('Bears');
        await admin.post('/api/team-members', { teamId: id, childId: await idOf('Zoe Roth') });
      },
    ],
    [
      'after leaving the team',
      'changed',
      async () => admin.delete(`/api/teams/${(await teamNamed('Lions')).id}/members/${await idOf('Zoe Roth')}`),
    ],
    [
      'after an event that has begun',
      'begun',
      async () => {
        await club.database.query(
          `UPDATE events SET date = current_date, start_time = '00:00' WHERE title = 'Lions v Rovers';
           UPDATE memberships SET joined_at = joined_at - interval '2 days'`,
        );
      },
    ],
    [
      'after an absence',
      'used',
      async () => {
        const values = [await idOf('Zoe Roth')];
        await club.database.query('INSERT INTO absences (child_id, first_day, last_day) VALUES ($1, $2, $2)', [
          ...values,
          '2099-01-01',
        ]);
      },
    ],
    [
      'that is gone',
      'gone',
      async () => club.database.query('DELETE FROM children WHERE id = $1', [await idOf('Zoe Roth')]),
    ],
  ])('%s', async (_case, reason, change) => {
    const file = rosterOf('Zoe Roth,2014-05-04,dana@example.org,Lions', 'Ada Byron,2014-05-05,,Bears');
    const importId = await importOf('rosters', file);
    await change();
    const { undone, kept } = (await undo(importId)).body;
    expect({ undone, kept }).toEqual({
      undone: 1,
      kept: [{ ...zoe, name: reason === 'gone' ? null : zoe.name, reason }],
    });
    await expect(idOf('Ada Byron')).rejects.toThrow();
    if (reason !== 'gone') await expect(idOf('Zoe Roth')).resolves.toBeGreaterThan(0);
  });
});

it('A moved match stays if somebody has changed it or a family has answered since', async () => {
  const header = 'date,startTime,homeTeam,awayTeam,location';
  const importId = await importOf(
    'fixtures',
    `${header}\n2099-05-03,12:00,Lions,Bears,\n2099-05-09,13:00,Lions,Rovers,`,
  );
  const [first, second] = await club.database.query('SELECT id FROM events ORDER BY id');
  const mia = await idOf('Mia Keller');
  await club.database.query(`UPDATE events SET location = 'Hall', version = version + 1 WHERE id = $1`, [first.id]);
  await club.database.query(
    `INSERT INTO availability_history (event_id, child_id, is_available, responded_at) VALUES ($1, $2, true, now())`,
    [second.id, mia],
  );
  expect((await undo(importId)).body).toEqual({
    undone: 0,
    kept: [
      { line: 2, name: 'Lions v Bears', reason: 'changed' },
      { line: 3, name: 'Lions v Rovers', reason: 'answered' },
    ],
  });
});

it('An undo happens once, within 7 days, and only if the import did something', async () => {
  expect(await importOf('children', 'name,dateOfBirth\nMia Keller,2014-05-04')).toBeUndefined();
  const importId = await importOf('children', 'name,dateOfBirth\nZoe Roth,2014-05-04');
  expect((await undo(999)).status).toBe(404);
  expect((await undo(importId)).status).toBe(200);
  expect(await undo(importId)).toMatchObject({ status: 409, body: { message: 'This import is undone already' } });
  expect((await undo(importId, '?preview=true')).status).toBe(409);

  const old = await importOf('children', 'name,dateOfBirth\nZoe Roth,2014-05-04');
  await club.database.query(`UPDATE imports SET imported_at = now() - interval '8 days' WHERE id = $1`, [old]);
  expect((await undo(old)).status).toBe(404);
  expect((await admin.get('/api/imports')).body.map(({ id }: any) => id)).toEqual([importId]);
});

it('Recent imports name their file, their rows, and who imported and undid them', async () => {
  const importId = await importOf('rosters', roster);
  const [row] = (await admin.get('/api/imports')).body;
  expect(row).toMatchObject({
    id: importId,
    type: 'rosters',
    fileName: 'upload.csv',
    added: 2,
    changed: 1,
    undoneAt: null,
  });
  expect(row.importedBy).toMatch(/^Person/);
  await undo(importId);
  expect((await admin.get('/api/imports')).body[0].undoneAt).toMatch(/Z$/);
  const [entry] = await club.database.query('SELECT action, details FROM audit_log ORDER BY id DESC LIMIT 1');
  expect(entry).toEqual({ action: 'data.undo-import', details: { type: 'rosters', undone: 3, kept: 0 } });
});

it('Two undos at once count as one', async () => {
  const importId = await importOf('rosters', roster);
  const statuses = (await Promise.all([undo(importId), undo(importId)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

it('Families are told of an undo as of any change', async () => {
  await club.database.query(
    `INSERT INTO guardianships (child_id, user_id, is_primary) SELECT c.id, u.id, true FROM children c, users u
     WHERE c.name = 'Noah Okafor' AND u.email = 'dana@example.org'`,
  );
  const importId = await importOf('rosters', rosterOf('Noah Okafor,2015-02-01,,Lions'));
  await makeDue(club.database);
  expect((await club.deliver()).map(({ subject }) => subject)).toEqual(['Noah has joined Lions']);
  await undo(importId);
  await makeDue(club.database);
  expect((await club.deliver()).map(({ subject }) => subject)).toEqual(['Noah has left Lions']);
});

it('An undo restores the club exactly, whatever the file', async () => {
  await fc.assert(
    fc.asyncProperty(randomImports, async ({ type, file, choices }) => {
      await arrange();
      const before = await clubData();
      const { importId } = (await upload(admin, type, file, choices)).body;
      if (importId !== undefined) expect(await undo(importId)).toMatchObject({ status: 200, body: { kept: [] } });
      expect(await clubData()).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
