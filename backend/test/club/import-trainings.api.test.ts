import { type Api } from '../support/api.ts';
import { buildTeam } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { buildImportedClub } from '../support/random-imports.ts';
import { upload } from '../support/upload.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());
beforeEach(async () => {
  const { adminEmail } = await buildImportedClub(club);
  admin = await club.signIn(adminEmail);
});

const header = 'teamName,weekday,startTime,endTime,location,firstDay,lastDay,title';
const importRows = (...rows: string[]) => upload(admin, 'trainings', [header, ...rows].join('\n'));
const trainings = async () =>
  (await admin.get('/api/events')).body.filter(({ type }: { type: string }) => type === 'training');

it('A row makes a series of trainings for each of its days', async () => {
  const { body } = await importRows('lions,Tue & Thu,17:30,19:00, Hall ,2099-01-05,2099-01-22,');
  expect(body.results).toMatchObject([{ name: 'lions', change: 'new', message: 'Imported. 6 trainings' }]);
  const events = await trainings();
  const [tuesday, thursday] = events;
  expect(events.map(({ date, seriesId }: any) => [date, seriesId])).toEqual([
    ['2099-01-06', tuesday.id],
    ['2099-01-08', thursday.id],
    ['2099-01-13', tuesday.id],
    ['2099-01-15', thursday.id],
    ['2099-01-20', tuesday.id],
    ['2099-01-22', thursday.id],
  ]);
  expect(tuesday).toMatchObject({ title: 'Lions training', startTime: '17:30', endTime: '19:00', location: 'Hall' });
  expect(tuesday).toMatchObject({ status: 'confirmed', relevanceType: 'team', teamsInvolved: [tuesday.teamId] });
});

it('The same file changes nothing, and a longer one adds what is missing', async () => {
  const row = (lastDay: string) => `Lions,Monday,17:30,,,2099-01-05,${lastDay},`;
  await importRows(row('2099-01-12'));
  expect((await importRows(row('2099-01-12'))).body.results).toMatchObject([{ status: 'skipped', change: 'same' }]);
  expect((await importRows(row('2099-01-26'))).body.results).toMatchObject([
    { message: 'Imported. 2 trainings, and 2 were there already' },
  ]);
  expect(await trainings()).toHaveLength(4);
});

it('Two rows about the same day count once', async () => {
  const { body } = await importRows(
    'Lions,Monday,17:30,,,2099-01-05,2099-01-12,',
    'LIONS,Monday,17.30,,,2099-01-12,2099-01-19,',
  );
  expect(body.results.map(({ message }: any) => message)).toEqual([
    'Imported. 2 trainings',
    'Imported. 1 training, and 1 was there already',
  ]);
  expect(await trainings()).toHaveLength(3);
});

it('Days before today are left out', async () => {
  const [{ today }] = await club.database.query(`SELECT to_char(now(), 'YYYY-MM-DD') AS today`);
  const [{ last }] = await club.database.query(`SELECT to_char(now() + interval '13 days', 'YYYY-MM-DD') AS last`);
  await importRows(`Lions,Monday,17:30,,,2020-01-01,${last},`);
  const dates = (await trainings()).map(({ date }: { date: string }) => date);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.length).toBeLessThanOrEqual(2);
  expect(dates.every((date: string) => date >= today)).toBe(true);
});

it('A preview counts rows, and an undo takes the trainings back', async () => {
  const file = [header, 'Lions,Monday,17:30,,,2099-01-05,2099-01-26,', 'Bears,Monday,17:30,,,2099-01-05,2099-01-26,'];
  const preview = await upload(admin, 'trainings?preview=true', file.join('\n'));
  expect(preview.body.plan).toMatchObject({ new: 2, changed: 0, error: 0 });
  const { importId } = (await upload(admin, `trainings?expect=${preview.body.plan.hash}`, file.join('\n'))).body;
  expect(await trainings()).toHaveLength(8);
  expect((await admin.post(`/api/imports/${importId}/undo`)).body).toEqual({ undone: 2, kept: [] });
  expect(await trainings()).toEqual([]);
});

it('A file with more than 10,000 trainings is refused', async () => {
  for (let n = 0; n < 28; n++) await buildTeam(club, { name: `Team ${n}` });
  const rows = Array.from({ length: 28 }, (_, n) => `Team ${n},mon tue,17:30,,,2099-01-01,2099-12-31,`);
  const days = 'Mon; Tue; Wed; Thu; Fri; Sat; Sun';
  const all = rows.map((row) => row.replace('mon tue', days));
  expect(await importRows(...all)).toMatchObject({
    status: 413,
    body: { message: 'The file plans more than 10,000 trainings. Please split it.' },
  });
  expect((await importRows(...all.slice(0, 2))).status).toBe(200);
});
