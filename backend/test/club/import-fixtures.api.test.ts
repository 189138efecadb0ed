import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin, aParent, buildChild, buildEvent, buildLeague, buildTeam } from '../support/factories.ts';
import { upload } from '../support/upload.ts';
import { dump } from '../support/watched-api.ts';

/** A real season, kept beside the repository. */
const county = fileURLToPath(new URL('../../../../shared/data/county/', import.meta.url));

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  await club.database.query('TRUNCATE users, leagues, teams, children, audit_log RESTART IDENTITY CASCADE');
  admin = await club.signIn((await anAdmin(club)).email);
});

const header = 'date,startTime,homeTeam,awayTeam,leagueName,title,type,endTime,location';
const importRows = (...rows: string[]) => upload(admin, 'fixtures', [header, ...rows].join('\n'));
const events = async () => (await admin.get('/api/events')).body;

/** The Lions and the Bears of one league. */
async function buildTeams() {
  const league = await buildLeague(club, { name: 'Harbour League' });
  const lions = await buildTeam(club, { name: 'Lions', leagueId: league.id });
  const bears = await buildTeam(club, { name: 'Bears', leagueId: league.id });
  return { league, lions, bears };
}

it('An imported fixture keeps the values of its row', async () => {
  const { lions, bears } = await buildTeams();
  await importRows('2099-05-02,10:30,lions,BEARS,,Derby,Friendly,12:00, Pitch 2 ');
  expect(await events()).toMatchObject([
    {
      title: 'Derby',
      type: 'friendly',
      date: '2099-05-02',
      startTime: '10:30',
      endTime: '12:00',
      location: 'Pitch 2',
      status: 'confirmed',
      teamsInvolved: [lions.id, bears.id],
    },
  ]);
});

it('An imported fixture is stored as POST /api/events stores what the form sends, with the same title', async () => {
  const { league, lions, bears } = await buildTeams();
  await importRows(
    '2099-05-02,10:30,lions,,,,training',
    '2099-05-03,10:30,bears,Lions',
    '2099-05-04,10:30,,,harbour league',
  );
  const form = { startTime: '11:30', relevanceType: 'team', teamId: null, leagueId: null, teamsInvolved: [] };
  for (const fields of [
    { date: '2099-05-02', type: 'training', teamId: lions.id, teamsInvolved: [lions.id] },
    { date: '2099-05-03', teamsInvolved: [bears.id, lions.id] },
    { date: '2099-05-04', leagueId: league.id },
  ]) {
    await admin.post('/api/events', { ...form, ...fields });
  }
  const stored = await events();
  const at = (time: string) =>
    stored.filter(({ startTime }: any) => startTime === time).map((event: any) => ({ ...event, id: 0, startTime: '' }));
  expect(at('10:30').map(({ title }: any) => title)).toEqual(['Lions training', 'Bears match', 'Harbour League match']);
  expect(at('10:30')).toEqual(at('11:30'));
});

it('The parents of both teams see an imported fixture and can respond', async () => {
  const { lions, bears } = await buildTeams();
  const hawks = await buildTeam(club, { name: 'Hawks' });
  await importRows('2099-05-02,10:30,Lions,Bears');
  for (const team of [lions, bears, hawks]) {
    const parent = await aParent(club);
    const child = await buildChild(club, { guardian: parent, team });
    const api = await club.signIn(parent.email);
    const seen = (await api.get('/api/dashboard/events')).body;
    expect(seen.map(({ title }: any) => title)).toEqual(team === hawks ? [] : ['Lions match']);
    for (const { id: eventId } of seen) {
      const response = await api.post('/api/availabilities', { eventId, childId: child.id, isAvailable: true });
      expect(response.status).toBe(201);
    }
  }
});

it('The parents of all teams of a league see an imported fixture of the league', async () => {
  const { bears } = await buildTeams();
  await importRows('2099-05-02,10:30,,,Harbour League,Opening');
  const parent = await aParent(club);
  await buildChild(club, { guardian: parent, team: bears });
  expect((await (await club.signIn(parent.email)).get('/api/dashboard/events')).body).toMatchObject([
    { title: 'Opening' },
  ]);
});

it('An import of fixtures skips events that exist already, however they were created', async () => {
  const { league, lions, bears } = await buildTeams();
  const at = { date: '2099-05-02', startTime: '10:30' };
  await buildEvent(club, { ...at, teamId: lions.id });
  await buildEvent(club, { ...at, leagueId: league.id, teamsInvolved: [bears.id, lions.id] });
  await buildEvent(club, { ...at, leagueId: league.id });
  const before = await events();
  const { body } = await importRows(
    '2099-05-02,10:30,Lions,,,Another title,training',
    '2099-05-02,10:30,Lions,Bears',
    '2099-05-02,10:30,,,Harbour League',
  );
  expect(body.results.map(({ message }: any) => message)).toEqual(Array(3).fill('Already exists'));
  expect(await events()).toEqual(before);
});

it('An import of fixtures adds events that differ in date, start time, teams or league', async () => {
  const { lions } = await buildTeams();
  await buildLeague(club, { name: 'County League' });
  await buildEvent(club, { date: '2099-05-02', startTime: '10:30', teamId: lions.id });
  const { body } = await importRows(
    '2099-05-03,10:30,Lions',
    '2099-05-02,10:31,Lions',
    '2099-05-02,10:30,Bears',
    '2099-05-02,10:30,Lions,Bears',
    '2099-05-02,10:30,,,Harbour League',
    '2099-05-02,10:30,,,County League',
  );
  expect(body.summary).toMatchObject({ total: 6, success: 6 });
});

it('An import of fixtures is audited once', async () => {
  await buildTeams();
  await importRows('2099-05-02,10:30,Lions,Bears', '2099-05-02,10:30,Nobody');
  const details = { type: 'fixtures', total: 2, success: 1, error: 1, skipped: 0 };
  expect(await club.database.query('SELECT action, subject, details FROM audit_log')).toEqual([
    { action: 'data.import', subject: 'import', details },
  ]);
});

const twice = 'An import of 10,000 rows of a county’s fixtures succeeds, and a second one skips them all';

async function importCountyTwice() {
  for (const type of ['leagues', 'teams']) await upload(admin, type, readFileSync(`${county}${type}.csv`));
  const file = readFileSync(`${county}fixtures.csv`, 'utf8').split('\n').slice(0, 10_001).join('\n');
  const all = { total: 10_000, error: 0 };
  // The file has 60 of these matches twice.
  expect((await upload(admin, 'fixtures', file)).body.summary).toEqual({ ...all, success: 9940, skipped: 60 });
  const after = await dump(club.database, ['audit_log']);
  expect((await upload(admin, 'fixtures', file)).body.summary).toEqual({ ...all, success: 0, skipped: 10_000 });
  expect(await dump(club.database, ['audit_log'])).toEqual(after);
}

if (existsSync(county)) it(twice, importCountyTwice);
else it.skip(`${twice} (there is no county in ${county})`, importCountyTwice);

describe('Matches against other clubs', () => {
  const columns = 'date,startTime,homeTeam,awayTeam,location,title';
  const importLines = (...rows: string[]) => upload(admin, 'fixtures', [columns, ...rows].join('\n'));

  it('are at home or away, with the opponent in the title', async () => {
    const { lions } = await buildTeams();
    const { body } = await importLines(
      '2099-03-06,10:00,Lions,Hillside Bears,Riverside,',
      '2099-03-13,10:00,Hillside Bears,Lions,Hillside Park,',
      '2099-03-20,10:00,Lions,,Hillside Park,Hillside Bears v Lions',
    );
    expect(body.summary).toMatchObject({ success: 3 });
    const away = { title: 'Hillside Bears v Lions', location: 'Hillside Park', teamId: lions.id };
    expect(await events()).toMatchObject([
      { title: 'Lions v Hillside Bears', opponent: 'Hillside Bears', isHome: true, teamId: lions.id },
      { ...away, opponent: 'Hillside Bears', isHome: false },
      { ...away, opponent: null, isHome: null },
    ]);
  });

  it('do not make a team of the other club', async () => {
    await buildTeams();
    await importLines('2099-03-06,10:00,Lions,Hillside Bears,,');
    expect((await admin.get('/api/teams')).body).toHaveLength(2);
  });
});

describe('A fixture file that is sent again with changes', () => {
  const columns = 'date,startTime,endTime,location,homeTeam,awayTeam,title,status,externalId';
  const importLines = async (...rows: string[]) =>
    (await upload(admin, 'fixtures', [columns, ...rows].join('\n'))).body.results.map(({ status, message }: any) => [
      status,
      message,
    ]);

  it('moves the match instead of adding a second one: its time, its place, and off again', async () => {
    await buildTeams();
    const lines = (time: string, place: string, status = '') =>
      importLines(`2099-06-05,${time},${place},Lions,,Lions v Owls (round 7),${status},`);
    expect(await lines('10:00,11:30', 'Riverside')).toEqual([['success', 'Imported']]);
    expect(await lines('11:15,12:45', 'Riverside')).toEqual([
      ['success', 'Moved from 2099-06-05 10:00 to 2099-06-05 11:15'],
    ]);
    expect(await lines('11:15,12:45', 'Memorial Ground')).toEqual([['success', 'The place is now "Memorial Ground"']]);
    expect(await lines('11:15,12:45', 'Memorial Ground')).toEqual([['skipped', 'Already exists']]);
    expect(await lines('11:15,12:45', 'Memorial Ground', 'Postponed')).toEqual([['success', 'Cancelled']]);
    expect(await events()).toMatchObject([
      { startTime: '11:15', endTime: '12:45', location: 'Memorial Ground', status: 'cancelled', version: 4 },
    ]);
  });

  it('recognizes a match by its external id, whatever else has changed', async () => {
    await buildTeams();
    await importLines('2099-06-05,10:00,,,Lions,Owls,,,FT-1');
    expect(await importLines('2099-09-04,12:00,,,Lions,Owls FC,,,FT-1')).toEqual([
      ['success', 'Moved from 2099-06-05 10:00 to 2099-09-04 12:00'],
    ]);
    expect(await events()).toHaveLength(1);
  });

  it('asks families again, and tells them once', async () => {
    const { lions } = await buildTeams();
    const parent = await aParent(club);
    const child = await buildChild(club, { guardian: parent, team: lions });
    await importLines('2099-06-05,10:00,,,Lions,Owls,,,');
    const [{ id: eventId }] = await events();
    await club.database.query('DELETE FROM event_changes');
    const family = await club.signIn(parent.email);
    await family.post('/api/availabilities', { eventId, childId: child.id, isAvailable: true });
    await importLines('2099-06-05,11:15,,,Lions,Owls,,,');
    const [{ id, availability }] = (await family.get('/api/dashboard/events')).body;
    expect([id, availability]).toMatchObject([eventId, { isAvailable: true, movedFrom: { startTime: '10:00' } }]);
    const changes = await club.database.query('SELECT event_id FROM event_changes');
    expect(changes).toEqual([{ event_id: eventId }]);
  });

  it('leaves a match that has begun, and trainings of other weeks', async () => {
    const { lions } = await buildTeams();
    await buildEvent(club, {
      teamId: lions.id,
      title: 'Lions v Owls',
      date: '2020-06-06',
      startTime: '10:00',
      type: 'match',
    });
    expect(await importLines('2020-06-06,11:15,,,Lions,,Lions v Owls,,')).toEqual([['success', 'Imported']]);
    const header = 'date,startTime,homeTeam,type,title';
    for (const date of ['2099-06-02', '2099-06-09']) {
      const { body } = await upload(admin, 'fixtures', `${header}\n${date},17:30,Lions,training,Training\n`);
      expect(body.summary).toMatchObject({ success: 1 });
    }
    expect(await events()).toHaveLength(4);
  });

  it('is recorded with the old and the new values', async () => {
    await buildTeams();
    await importLines('2099-06-05,10:00,,,Lions,Owls,,,');
    const [{ id }] = await events();
    await importLines('2099-06-05,11:15,,,Lions,Owls,,,');
    const [{ details }] = await club.database.query(
      `SELECT details FROM audit_log WHERE action = 'data.import' ORDER BY id DESC LIMIT 1`,
    );
    expect(details.changes).toEqual({ [id]: { startTime: ['10:00', '11:15'] } });
  });

  it('names the matches that it no longer has, and leaves them as they are', async () => {
    await buildTeams();
    await importLines(
      '2099-06-05,10:00,,,Lions,Owls,,,',
      '2099-06-12,10:00,,,Lions,Foxes,,,',
      '2099-06-19,10:00,,,Lions,Bees,,,',
    );
    const header = 'date,startTime,homeTeam,awayTeam';
    const rows = ['2099-06-05,10:00,Lions,Owls', '2099-06-19,10:00,Lions,Bees'];
    const send = (query: string, ...more: string[]) =>
      upload(admin, `fixtures${query}`, [header, ...rows, ...more].join('\n'));
    const [, missed] = await events();
    const event = { title: 'Lions v Foxes', date: '2099-06-12', startTime: '10:00', isTimeToBeConfirmed: false };
    const missing = [{ id: missed.id, ...event }];
    expect((await send('?preview=true')).body.missing).toEqual(missing);
    expect((await send('')).body.missing).toEqual(missing);
    expect(await events()).toMatchObject([{}, { status: 'confirmed' }, {}]);
    expect((await send('', '2099-06-20,soon,Lions,Wolves')).body.missing).toBeUndefined();
  });
});

it('A match whose time is to be confirmed becomes one with a time, and an undo opens it again', async () => {
  await buildTeams();
  await importRows('2099-05-02,TBC,Lions,Rovers', '2099-05-09,10:30,Lions,Owls');
  const before = await events();
  expect(before).toMatchObject([
    { isTimeToBeConfirmed: true, startTime: '12:00' },
    { isTimeToBeConfirmed: false, startTime: '10:30' },
  ]);
  expect((await importRows('2099-05-02,,Lions,Rovers', '2099-05-09,TBC,Lions,Owls')).body.summary).toMatchObject({
    skipped: 2,
  });
  const { body } = await importRows('2099-05-02,12:00,Lions,Rovers,,,,13:30', '2099-05-16,TBC,Lions,Owls');
  expect(body.results).toMatchObject([
    { message: 'Moved from 2099-05-02 TBC to 2099-05-02 12:00' },
    { message: 'Moved from 2099-05-09 10:30 to 2099-05-16 TBC' },
  ]);
  expect(await events()).toMatchObject([
    { isTimeToBeConfirmed: false, startTime: '12:00', endTime: '13:30' },
    { isTimeToBeConfirmed: true, startTime: '10:30' },
  ]);
  await admin.post(`/api/imports/${body.importId}/undo`);
  const restored = await events();
  expect(restored.map((event: any) => ({ ...event, version: 1 }))).toEqual(before);
});

it('A list finds a team by what its league calls it, once an admin has said so', async () => {
  const { lions } = await buildTeams();
  const rows = ['2099-05-02,10:30,Harbour Lions Under 12,Rovers', '2099-05-09,10:30,Owls,HARBOUR LIONS under 12'];
  const first = await upload(admin, 'fixtures?preview=true', [header, ...rows].join('\n'));
  expect(first.body.unknownTeams).toEqual([
    { name: 'Harbour Lions Under 12', matches: 2 },
    { name: 'Rovers', matches: 1 },
    { name: 'Owls', matches: 1 },
  ]);
  const leagueNames = ['Harbour Lions Under 12'];
  expect((await admin.put(`/api/teams/${lions.id}`, { leagueNames })).body).toMatchObject({
    name: 'Lions',
    leagueNames,
  });
  const { body } = await importRows(...rows);
  expect(body.unknownTeams).toBeUndefined();
  expect(await events()).toMatchObject([
    { title: 'Lions v Rovers', teamsInvolved: [lions.id], opponent: 'Rovers', isHome: true },
    { title: 'Owls v Lions', teamsInvolved: [lions.id], opponent: 'Owls', isHome: false },
  ]);
});

it('The names that leagues use are for staff, and at most 10', async () => {
  const { lions } = await buildTeams();
  const put = (leagueNames: unknown) => admin.put(`/api/teams/${lions.id}`, { leagueNames });
  expect((await put([' Harbour  Lions ', 'Harbour Lions'])).body.leagueNames).toEqual(['Harbour Lions']);
  for (const wrong of [Array.from({ length: 11 }, (_, n) => `Lions ${n}`), [''], ['x'.repeat(101)], 'Lions', [7]]) {
    expect((await put(wrong)).status).toBe(400);
  }
  const parent = await club.signIn((await aParent(club)).email);
  expect((await parent.get('/api/teams')).body[0]).not.toHaveProperty('leagueNames');
  expect((await put(null)).body.leagueNames).toEqual([]);
});

it('Home matches keep the time and the place that the club has, if the admin says so', async () => {
  await buildTeams();
  await importRows('2099-05-02,10:30,Lions,Rovers,,,,,Pitch 2', '2099-05-09,10:30,Owls,Lions,,,,,Owls Park');
  const league = ['2099-05-03,14:00,Lions,Rovers,,,,,Municipal', '2099-05-09,14:00,Owls,Lions,,,,,Municipal'];
  const { body } = await upload(admin, 'fixtures?keepsHome=true', [header, ...league].join('\n'));
  expect(body.summary).toMatchObject({ success: 2 });
  expect(await events()).toMatchObject([
    { date: '2099-05-03', startTime: '10:30', location: 'Pitch 2' },
    { date: '2099-05-09', startTime: '14:00', location: 'Municipal' },
  ]);
});
