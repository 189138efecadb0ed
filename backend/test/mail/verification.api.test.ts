import { testPassword } from '../support/club-app.ts';
import { anAdmin, aParent, buildChild } from '../support/factories.ts';
import { User } from '../../src/users/user.entity.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { upload } from '../support/upload.ts';

let club: MailingClub;
let limited: MailingClub;
beforeAll(async () => {
  // The order matters: Passport has one strategy per process, that of the club which started last.
  limited = await startMailingClub({ rateLimits: true });
  club = await startMailingClub({ verifyEmail: true });
});
afterAll(async () => {
  await club.close();
  await limited.close();
});

const verify = (token: string) => club.guest().post('/api/auth/verify-email', { token });

async function register(email: string) {
  const api = club.guest();
  const { status } = await api.post('/api/auth/register', { email, password: testPassword, fullName: 'Ana Bell' });
  expect(status).toBe(201);
  return api;
}

describe('A new parent', () => {
  it('verifies the address with the link of a mail, once', async () => {
    const api = await register('ana@families.example');
    expect((await api.get('/api/auth/me')).body).toMatchObject({ isEmailVerified: false });
    const token = await club.linkTo('ana@families.example');
    expect((await verify(token)).status).toBe(204);
    expect((await api.get('/api/auth/me')).body).toMatchObject({ isEmailVerified: true });
    expect((await verify(token)).status).toBe(404);
  });

  it('can neither search nor claim before, and learns why', async () => {
    const api = await register('bob@families.example');
    const { id, name, dateOfBirth } = await buildChild(club);
    const message = 'Please confirm your e-mail address first, with the link in the mail that we have sent you.';
    for (const [path, body] of [
      ['/api/children/search', { name, dateOfBirth }],
      [`/api/children/${id}/claim`, undefined],
      ['/api/children/search', 'not even an object'],
    ] as const) {
      const response = await api.post(path, body);
      expect({ status: response.status, message: response.body.message }).toEqual({ status: 403, message });
    }
    await verify(await club.linkTo('bob@families.example'));
    expect((await api.post('/api/children/search', { name, dateOfBirth })).body.child).toMatchObject({ id });
    expect((await api.post(`/api/children/${id}/claim`)).status).toBe(200);
  });

  it('is linked by an import only after verifying', async () => {
    await register('cleo@families.example');
    const token = await club.linkTo('cleo@families.example');
    const admin = await club.signIn((await anAdmin(club)).email);
    const importChild = async (name: string) =>
      (await upload(admin, 'children', `name,dateOfBirth,parentEmail\n${name},2014-02-03,cleo@families.example\n`))
        .body;
    const guardians = async (name: string) =>
      (
        await club.database.query(
          'SELECT u.email FROM children c JOIN guardianships g ON g.child_id = c.id JOIN users u ON u.id = g.user_id WHERE c.name = $1',
          [name],
        )
      ).length;
    await importChild('Early Bell');
    expect(await guardians('Early Bell')).toBe(0);
    await verify(token);
    await importChild('Late Bell');
    expect(await guardians('Late Bell')).toBe(1);
  });

  it('can ask for the mail again, but not without end', async () => {
    const api = limited.guest();
    const email = 'dan@families.example';
    await api.post('/api/auth/register', { email, password: testPassword, fullName: 'Dan Bell' });
    const statuses = [];
    for (let time = 0; time < 4; time++) statuses.push((await api.post('/api/auth/send-verification')).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect(await limited.deliver()).toHaveLength(4);
  });
});

describe('A changed address', () => {
  const change = async (from: string, to: string) => {
    const api = await club.signIn(from);
    const { status } = await api.patch('/api/auth/me', { email: to, currentPassword: testPassword });
    expect(status).toBe(200);
    return api;
  };
  const undo = (token: string, password = 'taken back') =>
    club.guest().post('/api/auth/undo-email-change', { token, password });

  it('is verified with a mail to the new address, and the old one is told (ASVS 6.3.7)', async () => {
    const { email } = await aParent(club, { hasUnverifiedEmail: false });
    const api = await change(email, `new.${email}`);
    const mails = await club.deliver();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [`new.${email}`, 'Please confirm your e-mail address'],
        [email, 'The e-mail address of your account was changed'],
      ].sort(),
    );
    expect(mails.find(({ to }) => to === email)!.text).not.toContain(`new.${email}`);
    expect((await api.get('/api/auth/me')).body).toMatchObject({ isEmailVerified: false });
  });

  it('is limited, because it mails an address that may be somebody else’s', async () => {
    const email = 'eve@families.example';
    const api = limited.guest();
    await api.post('/api/auth/register', { email, password: testPassword, fullName: 'Eve Bell' });
    const statuses = [];
    for (const to of ['wrong', '1', '2', '3', '4']) {
      const currentPassword = to === 'wrong' ? 'wrong' : testPassword;
      statuses.push((await api.patch('/api/auth/me', { email: `${to}.${email}`, currentPassword })).status);
    }
    expect(statuses).toEqual([400, 200, 200, 200, 429]);
  });

  it('can be undone with the link in the mail to the old address, and somebody else’s password ends', async () => {
    const { email } = await aParent(club, { hasUnverifiedEmail: false });
    const thief = await change(email, `thief.${email}`);
    const token = await club.linkTo(email);
    // A second change and a new password do not save the thief.
    await thief.post('/api/auth/change-password', { currentPassword: testPassword, newPassword: 'stolen now' });
    await thief.patch('/api/auth/me', { email: `second.${email}`, currentPassword: 'stolen now' });
    // Nobody has verified the thief's addresses, so they get no link that would undo the undoing.
    expect((await club.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      [`second.${email}`, 'Please confirm your e-mail address'],
    ]);
    const { id } = await buildChild(club, {
      guardian: await club.database.getRepository(User).findOneByOrFail({ email: `second.${email}` }),
    });
    const feed = await thief.post('/api/feeds', { scope: 'children' });
    const readFeed = async () => (await club.guest().get(new URL(feed.body.url).pathname)).status;
    expect(await readFeed()).toBe(200);
    expect((await undo(token)).status).toBe(204);
    expect((await undo(token)).status).toBe(404);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
    expect(await readFeed()).toBe(404);
    expect(await club.database.query('SELECT 1 FROM guardianships WHERE child_id = $1', [id])).toEqual([]);
    const owner = await club.signIn(email, 'taken back');
    expect((await owner.get('/api/auth/me')).body).toMatchObject({ email, username: email, isEmailVerified: true });
  });

  it('is final once an admin has secured the account', async () => {
    const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
    await change(email, `other.${email}`);
    const token = await club.linkTo(email);
    const admin = await club.signIn((await anAdmin(club)).email);
    expect((await admin.post(`/api/users/${id}/password`, { password: 'set by admin' })).status).toBe(204);
    expect((await undo(token)).status).toBe(404);
  });

  it('cannot be undone after seven days, nor if another account has taken the address', async () => {
    const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
    await change(email, `other.${email}`);
    const token = await club.linkTo(email);
    // Nobody can take the address meanwhile, unless an admin wants it so.
    const registration = { email, password: testPassword, fullName: 'Sly Fox' };
    expect((await club.guest().post('/api/auth/register', registration)).status).toBe(409);
    const admin = await club.signIn((await anAdmin(club)).email);
    const { status } = await admin.post('/api/users', { ...registration, username: `sly${id}`, isParent: true });
    expect(status).toBe(201);
    expect((await undo(token)).status).toBe(409);
    await club.database.query('UPDATE account_links SET expires_at = now() WHERE user_id = $1', [id]);
    expect((await undo(token)).status).toBe(404);
  });
});
