import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent } from '../support/factories.ts';
import { newUser } from '../support/matrix/requests.people.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub({ clubName: 'Riverside FC' });
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const setPassword = (token: string, password: string) =>
  club.guest().post('/api/auth/reset-password', { token, password });

// Covers ASVS 6.4.1.
it('An invited user chooses a password with the link of a mail that names the club', async () => {
  const { password: _none, ...fields } = { ...newUser(), isCoach: true };
  const created = await admin.post('/api/users', { ...fields, sendInvitation: true });
  expect(created).toMatchObject({ status: 201, body: { hasSignedIn: false, isEmailVerified: true } });
  const [mail] = await club.deliver();
  expect(mail).toMatchObject({ to: fields.email, subject: 'Your account at Riverside FC' });
  const token = /reset-password\/([\w-]{43})/.exec(mail!.text)![1]!;
  expect((await setPassword(token, 'my own choice')).status).toBe(204);
  expect((await setPassword(token, 'once more')).status).toBe(404);
  await club.signIn(fields.email, 'my own choice');
  const { body } = await admin.get(`/api/users?q=${fields.email}`);
  expect(body).toMatchObject([{ hasSignedIn: true }]);
});

it('A user needs a password or an invitation', async () => {
  const { password: _none, ...fields } = newUser();
  expect((await admin.post('/api/users', fields)).status).toBe(400);
  expect((await admin.post('/api/users', { ...fields, password: 'short', sendInvitation: true })).status).toBe(400);
});

it('A user who has never signed in is invited once a day, to each address', async () => {
  await club.deliver();
  const { id, email } = await aParent(club);
  const invite = () => admin.post(`/api/users/${id}/invitation`);
  expect(await invite()).toMatchObject({ status: 202, body: { invited: 1 } });
  expect((await invite()).status).toBe(409);
  expect((await club.deliver()).map(({ to }) => to)).toEqual([email]);
  await admin.patch(`/api/users/${id}`, { email: `right.${email}`, currentPassword: testPassword });
  expect((await invite()).status).toBe(202);
  expect((await club.deliver()).map(({ to }) => to)).toEqual([`right.${email}`]);
});

it('A user who has signed in, is deactivated or unknown is not invited', async () => {
  const known = await aParent(club);
  await club.signIn(known.email);
  const { id: inactive } = await aParent(club, { isActive: false });
  const statuses = await Promise.all(
    [known.id, inactive, 2147483647].map(async (id) => (await admin.post(`/api/users/${id}/invitation`)).status),
  );
  expect(statuses).toEqual([409, 404, 404]);
});

it('All who have never signed in are invited, and who signs in meanwhile gets no mail', async () => {
  await club.deliver();
  const coaches = [await aCoach(club), await aCoach(club), await aCoach(club)];
  const signedIn = await aCoach(club);
  await club.signIn(signedIn.email);
  const { body: counts } = await admin.get('/api/users/counts');
  const { body: first } = await admin.post('/api/users/invitations', { role: 'coach' });
  const { body: all } = await admin.post('/api/users/invitations', {});
  expect(first.invited).toBeGreaterThanOrEqual(3);
  expect(first.invited + all.invited).toBeLessThanOrEqual(counts.neverSignedIn);
  await club.signIn(coaches[0]!.email);
  const to = (await club.deliver()).map((mail) => mail.to);
  expect(to).toEqual(expect.arrayContaining([coaches[1]!.email, coaches[2]!.email]));
  expect(to).not.toContain(coaches[0]!.email);
  expect(to).not.toContain(signedIn.email);
  expect(new Set(to).size).toBe(to.length);
});
