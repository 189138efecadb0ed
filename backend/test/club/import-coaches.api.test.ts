import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { buildGuardianship, buildTeam, buildUser } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { makeDue } from '../support/mail-club.ts';
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

const header = 'name,email,teamName,leagueName,ageGroup,role';
const importRows = (rows: string[], query = '') => upload(admin, `coaches${query}`, [header, ...rows].join('\n'));
const casey = (team = 'Lions', role = '') => `Casey Ward,casey@example.org,${team},,,${role}`;
const teamOf = async (name: string) => {
  const { body } = await admin.get('/api/teams');
  return body.find((team: { name: string }) => team.name === name);
};
const userOf = async (email: string) =>
  (await admin.get(`/api/users?search=${encodeURIComponent(email)}`)).body.find((user: any) => user.email === email);
const undo = (importId: number) => admin.post(`/api/imports/${importId}/undo`);

it('A row makes an account, confirms the coach of the team, and invites', async () => {
  const preview = await importRows([casey()], '?preview=true');
  expect(preview.body.plan).toMatchObject({ new: 1, invited: 1 });
  expect(await userOf('casey@example.org')).toBeUndefined();

  const { body } = await importRows([casey(), casey('Bears')], `?expect=${'x'}`);
  expect(body).toMatchObject({ plan: { new: 2, invited: 1 } });
  const answer = await importRows([casey(), casey('Bears')]);
  expect(answer.body).toMatchObject({ summary: { success: 2 }, invitations: { open: 0, sent: 1 } });
  const account = await userOf('casey@example.org');
  expect(account).toMatchObject({
    fullName: 'Casey Ward',
    username: 'casey@example.org',
    isCoach: true,
    isParent: false,
  });
  expect(account).toMatchObject({ hasSignedIn: false, isActive: true });
  for (const team of ['Lions', 'Bears']) {
    const { leadCoachId, unconfirmedCoaches } = await teamOf(team);
    expect(leadCoachId).toBe(account.id);
    expect(unconfirmedCoaches).not.toContainEqual(expect.objectContaining({ id: account.id }));
  }
  await makeDue(club.database);
  expect((await club.deliver()).map(({ to }) => to)).toEqual(['casey@example.org']);
});

it('The second coach of a team assists, and nobody is replaced', async () => {
  await importRows([casey(), 'Sam Oduya,sam@example.org,Lions,,,']);
  expect(await teamOf('Lions')).toMatchObject({
    leadCoach: { fullName: 'Casey Ward' },
    assistantCoaches: [{ id: (await userOf('sam@example.org')).id }],
  });
  const { body } = await importRows(['Nia Brook,nia@example.org,Lions,,,lead']);
  expect(body.results).toMatchObject([{ change: 'error', column: 'role' }]);
});

it('A parent becomes a coach and stays a parent, and an unconfirmed coach is confirmed', async () => {
  const { body } = await importRows(['Dana,dana@example.org,,,,', 'Waits,waits@example.org,Bears,,,']);
  expect(body.results).toMatchObject([
    { change: 'changed', values: [{ field: 'coach', before: 'no', after: 'yes' }] },
    { change: 'changed', values: [{ field: 'confirmed', before: 'no', after: 'yes' }] },
  ]);
  expect(await userOf('dana@example.org')).toMatchObject({ isCoach: true, isParent: true });
  expect((await teamOf('Bears')).unconfirmedCoaches).toEqual([]);
});

it('An undo leaves a coach in the team whom the file has only confirmed', async () => {
  const before = await teamOf('Bears');
  // Two rows, because one of them names the league.
  const { body } = await importRows(['Waits,waits@example.org,Bears,,,', 'Waits,waits@example.org,Bears,North,U12,']);
  expect(body.summary).toMatchObject({ error: 0 });
  expect((await teamOf('Bears')).unconfirmedCoaches).toEqual([]);
  expect((await undo(body.importId)).body).toEqual({ undone: 1, kept: [] });
  expect(await teamOf('Bears')).toEqual(before);
  expect(await club.database.query('SELECT id FROM coach_appointments')).toEqual([]);
});

it('A restricted parent does not become a coach, nor does an address that nobody has verified', async () => {
  const restricted = await buildUser(club, { email: 'kept@example.org', isParent: true });
  await club.database.query(
    'INSERT INTO restricted_guardians (child_id, user_id, was_guardian) VALUES (1, $1, false)',
    [restricted.id],
  );
  await buildUser(club, { email: 'self@example.org', isParent: true, hasUnverifiedEmail: true });
  const { body } = await importRows(
    ['K,kept@example.org,Lions,,,', 'Self,self@example.org,Lions,,,'].map((row) => `Xu ${row}`),
  );
  expect(body.summary).toMatchObject({ error: 2, success: 0 });
  expect(await userOf('kept@example.org')).toMatchObject({ isCoach: false });
});

it('The exported coaches, imported again, change nothing', async () => {
  await buildTeam(club, { name: 'Owls', leadCoachId: (await userOf('sam@example.org')).id });
  await importRows([casey(), casey('Bears', 'assistant')]);
  await importRows(['Waits,waits@example.org,Bears,,,', 'Sam,sam@example.org,Owls,,,']);
  const { body: file } = await admin.post('/api/exports/coaches', { currentPassword: testPassword });
  const { body } = await upload(admin, 'coaches', file);
  expect(body.summary).toMatchObject({ total: 4, skipped: 4 });
});

it('An undo deletes accounts, unless somebody has signed in or uses them elsewhere', async () => {
  const { body } = await importRows(
    ['ann', 'bea', 'cleo', 'dora'].map((name) => `Coach ${name},${name}@example.org,Lions,,,`),
  );
  const [bea, cleo] = [await userOf('bea@example.org'), await userOf('cleo@example.org')];
  await club.database.query('UPDATE users SET signed_in_at = now() WHERE id = $1', [bea.id]);
  await buildTeam(club, { name: 'Owls', leadCoachId: cleo.id });
  await buildGuardianship(club, { id: 1 }, { id: (await userOf('dora@example.org')).id });
  expect((await undo(body.importId)).body).toEqual({
    undone: 1,
    kept: [
      { line: 3, name: 'Coach bea', reason: 'signed-in' },
      { line: 4, name: 'Coach cleo', reason: 'coaches' },
      { line: 5, name: 'Coach dora', reason: 'used' },
    ],
  });
  expect(await userOf('ann@example.org')).toBeUndefined();
  expect(await teamOf('Lions')).toMatchObject({ leadCoach: null, assistantCoaches: [{ id: bea.id }, {}, {}] });
});

it('An account stays as long as one of its teams has changed', async () => {
  const { body } = await importRows([casey(), casey('Bears')]);
  const lions = await teamOf('Lions');
  const { status } = await admin.put(`/api/teams/${lions.id}`, {
    leadCoachId: null,
    assistantCoachIds: [lions.leadCoachId],
  });
  expect(status).toBe(200);
  expect((await undo(body.importId)).body).toMatchObject({ undone: 1, kept: [{ line: 2, reason: 'changed' }] });
  expect(await userOf('casey@example.org')).toMatchObject({ isCoach: true });
});
