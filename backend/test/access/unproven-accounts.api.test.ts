import { messages } from '@touchline/domain';
import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { anAdmin, aParent, buildChild, buildGuardianship } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';
import { codeOf, factorPath, ownPassword } from '../support/second-factor.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub({ limitVerifications: 10_000 });
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

let next = 0;
/** The address of somebody who has no account yet. */
const newAddress = () => `victim${++next}@families.example`;
const password = 'chosen by the owner';
const register = async (email: string) => {
  const api = club.guest();
  const registration = { email, password: testPassword, fullName: 'Sly Fox' };
  expect((await api.post('/api/auth/register', registration)).status).toBe(201);
  return api;
};
const forgot = async (email: string) => {
  await club.deliver();
  await club.guest().post('/api/auth/forgot-password', { email });
  const mails = (await club.deliver()).filter(({ to, text }) => to === email && text.includes('/reset-password/'));
  const mail = mails.at(-1)!;
  return { mail, token: /\/reset-password\/([\w-]{43})/.exec(mail.text)![1]! };
};
const reset = async (email: string) => {
  const { token } = await forgot(email);
  expect((await club.guest().post('/api/auth/reset-password', { token, password })).status).toBe(204);
  return club.signIn(email, password);
};
const addFeed = async (api: Api) => {
  const { body } = await api.post('/api/feeds', { scope: 'children', withResponses: true });
  const { pathname } = new URL(body.url);
  const status = async () => (await club.guest().get(pathname)).status;
  expect(await status()).toBe(200);
  return status;
};
/** As a stranger did who used version 0.2.0, where an unverified account could have a second factor. */
const forceFactor = (email: string) =>
  club.database.query(
    `UPDATE users SET totp_secret = 'JBSWY3DPEHPK3PXP', totp_since = now(), totp_step = 0 WHERE email = $1`,
    [email],
  );

describe('The first proof of an address ends what a stranger has made in the account', () => {
  describe('of a registration:', () => {
    it('its sessions and feeds', async () => {
      const email = newAddress();
      const stranger = await register(email);
      const readFeed = await addFeed(stranger);
      await reset(email);
      expect((await stranger.get('/api/auth/me')).status).toBe(401);
      expect(await readFeed()).toBe(404);
    });

    it('its children, guardians and requests', async () => {
      const email = newAddress();
      const stranger = await register(email);
      await stranger.post('/api/children', { name: 'Ima Lure', dateOfBirth: '2016-05-04' });
      const { id } = (await stranger.get('/api/auth/me')).body;
      const accomplice = await aParent(club, { hasUnverifiedEmail: false });
      const shared = await buildChild(club);
      await buildGuardianship(club, shared, accomplice);
      await club.database.query('UPDATE guardianships SET granted_by = $1 WHERE user_id = $2', [id, accomplice.id]);
      await club.database.query('INSERT INTO access_requests (user_id, child_id) VALUES ($1, $2)', [id, shared.id]);
      expect((await stranger.post('/api/auth/deletion', { currentPassword: testPassword })).status).toBe(200);
      const owner = await reset(email);
      expect((await owner.get('/api/children')).body).toEqual([]);
      const left = await club.database.query(
        `SELECT user_id FROM guardianships WHERE user_id IN ($1, $2)
         UNION ALL SELECT user_id FROM access_requests WHERE user_id = $1
         UNION ALL SELECT user_id FROM deletion_requests WHERE user_id = $1`,
        [id, accomplice.id],
      );
      expect(left).toEqual([]);
    });

    it('its choice of mails and its phone number', async () => {
      const email = newAddress();
      const stranger = await register(email);
      expect((await stranger.patch('/api/auth/me', { phone: '+44 7700 900123' })).status).toBe(200);
      const { reminderDays } = (await stranger.get('/api/mail-preferences')).body;
      expect((await stranger.patch('/api/mail-preferences', { reminderDays: [9] })).status).toBe(200);
      const owner = await reset(email);
      expect((await owner.get('/api/auth/me')).body).toMatchObject({ isEmailVerified: true, phone: null });
      expect((await owner.get('/api/mail-preferences')).body).toMatchObject({ reminderDays });
    });
  });

  it('of a changed email, also if its first address was proven', async () => {
    const email = newAddress();
    const stranger = await aParent(club, { hasUnverifiedEmail: false });
    const api = await club.signIn(stranger.email);
    await api.post('/api/children', { name: 'Ima Lure', dateOfBirth: '2016-05-04' });
    const readFeed = await addFeed(api);
    expect((await api.patch('/api/auth/me', { email, currentPassword: testPassword })).status).toBe(200);
    const owner = await reset(email);
    expect((await owner.get('/api/children')).body).toEqual([]);
    expect(await readFeed()).toBe(404);
  });

  it('and a second factor that was set up before this version', async () => {
    const email = newAddress();
    await register(email);
    await forceFactor(email);
    await reset(email);
  });

  it('but not what staff have given, because they know the family', async () => {
    const email = newAddress();
    const api = await register(email);
    const { id } = (await api.get('/api/auth/me')).body;
    const child = await buildChild(club);
    expect((await admin.post(`/api/children/${child.id}/assign-parent`, { parentId: id })).status).toBe(200);
    const owner = await reset(email);
    expect((await owner.get('/api/children')).body).toMatchObject([{ id: child.id }]);
  });

  it('of an account that an admin made or an import found: its feeds, and nothing that would lock out a family', async () => {
    const email = newAddress();
    const account = { username: email, email, fullName: 'Ana Bell', password: testPassword, isParent: true };
    expect((await admin.post('/api/users', account)).status).toBe(201);
    const api = await club.signIn(email);
    const readFeed = await addFeed(api);
    await api.post('/api/children', { name: 'Ella Bell', dateOfBirth: '2016-05-04' });
    const owner = await reset(email);
    expect(await readFeed()).toBe(404);
    expect((await owner.get('/api/children')).body).toMatchObject([{ name: 'Ella Bell' }]);
  });

  it('of an admin who has changed the email: nothing that the admin has given to families', async () => {
    const email = newAddress();
    const office = await anAdmin(club);
    const api = await club.signIn(office.email);
    const [child, parent] = [await buildChild(club), await aParent(club, { hasUnverifiedEmail: false })];
    await api.post(`/api/children/${child.id}/assign-parent`, { parentId: parent.id });
    await api.patch('/api/auth/me', { email, currentPassword: testPassword });
    await reset(email);
    expect((await (await club.signIn(parent.email)).get('/api/children')).body).toMatchObject([{ id: child.id }]);
  });

  it('is announced in the mail, which other users do not get', async () => {
    const email = newAddress();
    await register(email);
    const warning = 'Nobody has confirmed yet that this address belongs to the account';
    expect((await forgot(email)).mail.text).toContain(warning);
    const { email: known } = await aParent(club, { hasUnverifiedEmail: false });
    expect((await forgot(known)).mail.text).not.toContain(warning);
  });
});

describe('The link that confirms an address', () => {
  const linkOf = async (email: string) => {
    const mail = (await club.deliver()).find(({ to, text }) => to === email && text.includes('/verify-email/'))!;
    return { token: /\/verify-email\/([\w-]{43})/.exec(mail.text)![1]! };
  };

  it('needs the session of the account, because whoever reads the mail may not have made it', async () => {
    const email = newAddress();
    const api = await register(email);
    const link = await linkOf(email);
    const denied = { status: 403, body: { message: messages.verifySignedOut } };
    expect(await club.guest().post('/api/auth/verify-email', link)).toMatchObject(denied);
    const other = await club.signIn((await aParent(club)).email);
    expect(await other.post('/api/auth/verify-email', link)).toMatchObject(denied);
    expect((await api.get('/api/auth/me')).body).toMatchObject({ isEmailVerified: false });
    expect((await api.post('/api/auth/verify-email', link)).status).toBe(204);
    expect((await api.get('/api/auth/me')).body).toMatchObject({ isEmailVerified: true });
    expect((await api.post('/api/auth/verify-email', link)).status).toBe(404);
  });
});

describe('A second factor', () => {
  it('is only for confirmed addresses, because its owner could not sign in', async () => {
    const api = await register(newAddress());
    const refused = { status: 403, body: { message: messages.emailUnverified } };
    expect(await api.post(`${factorPath}/setup`, ownPassword)).toMatchObject(refused);
  });

  it('is not confirmed once the email was changed meanwhile', async () => {
    const { email } = await aParent(club, { hasUnverifiedEmail: false });
    const api = await club.signIn(email);
    const { secret } = (await api.post(`${factorPath}/setup`, ownPassword)).body;
    await api.patch('/api/auth/me', { email: newAddress(), currentPassword: testPassword });
    expect((await api.post(factorPath, { code: await codeOf(secret, -1) })).status).toBe(403);
  });

  it('is for everybody in a club that sends no mail', async () => {
    const api = await register(newAddress());
    // No mail server.
    Object.assign(club.settings, { nodeEnv: 'production' });
    try {
      expect((await api.post(`${factorPath}/setup`, ownPassword)).status).toBe(201);
    } finally {
      Object.assign(club.settings, { nodeEnv: 'test' });
    }
  });
});
