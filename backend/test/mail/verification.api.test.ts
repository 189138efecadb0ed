import { createLink } from '../../src/auth/account-links.queries.ts';
import { type Api } from '../support/api.ts';
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

const verify = (api: Api, token: string) => api.post('/api/auth/verify-email', { token });

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
    expect((await verify(api, token)).status).toBe(204);
    expect((await api.get('/api/auth/me')).body).toMatchObject({ isEmailVerified: true });
    expect((await verify(api, token)).status).toBe(404);
  });

  it('can neither search nor claim before, and learns why', async () => {
    const api = await register('bob@families.example');
    const { id, name, dateOfBirth } = await buildChild(club);
    const message = 'Please confirm your email address first. Open the link in our mail.';
    for (const [path, body] of [
      ['/api/children/search', { name, dateOfBirth }],
      [`/api/children/${id}/claim`, undefined],
      ['/api/children/search', 'not even an object'],
    ] as const) {
      const response = await api.post(path, body);
      expect({ status: response.status, message: response.body.message }).toEqual({ status: 403, message });
    }
    await verify(api, await club.linkTo('bob@families.example'));
    expect((await api.post('/api/children/search', { name, dateOfBirth })).body.child).toMatchObject({ id });
    expect((await api.post(`/api/children/${id}/claim`)).status).toBe(200);
  });

  it('is linked by an import only after verifying', async () => {
    const api = await register('cleo@families.example');
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
    await verify(api, token);
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
    // The fourth to the address in a day, with that of the registration, is not queued while others are.
    expect(await limited.deliver()).toHaveLength(3);
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

  // Covers ASVS 6.3.7.
  it('is verified with a mail to the new address, and the old one is told', async () => {
    const { email } = await aParent(club, { hasUnverifiedEmail: false });
    const api = await change(email, `new.${email}`);
    const mails = await club.deliver();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [`new.${email}`, 'Please confirm your email address'],
        [email, 'The email address of your account was changed'],
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

  it('is limited also to addresses that others have, because the answer tells that they have an account', async () => {
    const email = 'ivy@families.example';
    const taken = (await aParent(limited)).email;
    const api = limited.guest();
    await api.post('/api/auth/register', { email, password: testPassword, fullName: 'Ivy Bell' });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      statuses.push((await api.patch('/api/auth/me', { email: taken, currentPassword: testPassword })).status);
    }
    expect(statuses).toEqual([409, 409, 409, 429]);
  });

  it('is undone with the link in the mail to the old address, whatever a thief has done since', async () => {
    const { email } = await aParent(club, { hasUnverifiedEmail: false });
    const thief = await change(email, `thief.${email}`);
    const token = await club.linkTo(email);
    // A second change and a new password do not save the thief.
    await thief.post('/api/auth/change-password', { currentPassword: testPassword, newPassword: 'stolen now' });
    await thief.patch('/api/auth/me', { email: `second.${email}`, currentPassword: 'stolen now' });
    // Nobody has verified the thief's addresses, so they get no link that would undo the undoing.
    expect((await club.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      [`second.${email}`, 'Please confirm your email address'],
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

  it('goes back to its first owner, although a thief has changed it again and undone that', async () => {
    const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
    const [first, second, third] = [1, 2, 3].map((number) => `thief${number}.${email}`) as [string, string, string];
    await change(email, first);
    const ownersLink = await club.linkTo(email);
    const proveThiefs = async (address: string) => {
      const api = await club.signIn(address);
      await api.post('/api/auth/send-verification');
      expect((await verify(api, await club.linkTo(address))).status).toBe(204);
    };
    await proveThiefs(first);
    await change(first, second);
    await club.deliver();
    await proveThiefs(second);
    await change(second, third);
    const secondsLink = await club.linkTo(second);
    expect((await undo(secondsLink, testPassword)).status).toBe(204);
    const thief = await club.signIn(second);
    const registration = { email, password: testPassword, fullName: 'Sly Fox' };
    expect((await club.guest().post('/api/auth/register', registration)).status).toBe(409);
    await club.database.query('INSERT INTO deletion_requests (user_id) VALUES ($1)', [id]);
    const child = await buildChild(club);
    await club.database.query('INSERT INTO access_requests (user_id, child_id) VALUES ($1, $2)', [id, child.id]);
    expect((await undo(ownersLink)).status).toBe(204);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
    for (const table of ['account_links', 'deletion_requests', 'access_requests']) {
      expect(await club.database.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).toEqual([]);
    }
    const owner = await club.signIn(email, 'taken back');
    expect((await owner.get('/api/auth/me')).body).toMatchObject({ email, isEmailVerified: true });
  });

  it('goes back to an earlier owner whose mail has been delayed, also after the later one was undone', async () => {
    const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
    const [first, second] = [`thief1.${email}`, `thief2.${email}`] as const;
    const thief = await change(email, first);
    const delay = (of: string, due: string) =>
      club.database.query(
        `UPDATE mails SET due_at = now() + $3::interval WHERE address = $1 AND kind = 'email-changed' AND user_id = $2`,
        [of, id, due],
      );
    await delay(email, '1 day');
    expect((await verify(thief, await club.linkTo(first))).status).toBe(204);
    await change(first, second);
    await delay(first, '1 day');
    await club.deliver();
    await delay(first, '0');
    expect((await undo(await club.linkTo(first), testPassword)).status).toBe(204);
    await delay(email, '0');
    expect((await undo(await club.linkTo(email))).status).toBe(204);
    await club.signIn(email, 'taken back');
  });

  it('keeps what the owner asked for before the change when it is undone', async () => {
    const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
    const child = await buildChild(club);
    await club.database.query('INSERT INTO access_requests (user_id, child_id) VALUES ($1, $2)', [id, child.id]);
    await change(email, `other.${email}`);
    const later = await buildChild(club);
    await club.database.query('INSERT INTO access_requests (user_id, child_id) VALUES ($1, $2)', [id, later.id]);
    expect((await undo(await club.linkTo(email))).status).toBe(204);
    const rows = await club.database.query('SELECT child_id FROM access_requests WHERE user_id = $1', [id]);
    expect(rows).toEqual([{ child_id: child.id }]);
  });

  it('leaves no link that was being sent when it was undone', async () => {
    const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
    const [first, second] = [`thief1.${email}`, `thief2.${email}`] as const;
    await change(email, first);
    const token = await club.linkTo(email);
    await club.database.query('UPDATE users SET self_registered = false WHERE id = $1', [id]);
    await change(first, second);
    const [mail] = await club.database.query(
      `UPDATE mails SET state = 'sending' WHERE address = $1 AND kind = 'email-changed' RETURNING id, user_id AS "userId", address`,
      [first],
    );
    const link = () =>
      createLink(club.database, mail[0], { purpose: 'undo-email-change', minutes: 10, ofCurrentEmail: false });
    expect(await link()).toEqual(expect.any(String));
    expect((await undo(token)).status).toBe(204);
    expect(await link()).toBeNull();
    expect(await club.database.query('SELECT 1 FROM account_links WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is final once an admin has secured the account', async () => {
    const { id, email } = await aParent(club, { hasUnverifiedEmail: false });
    await change(email, `other.${email}`);
    const token = await club.linkTo(email);
    const admin = await club.signIn((await anAdmin(club)).email);
    expect(
      (await admin.post(`/api/users/${id}/password`, { password: 'set by admin', currentPassword: testPassword }))
        .status,
    ).toBe(204);
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
