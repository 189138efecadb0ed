import { messages } from '@touchline/domain';
import { type Api } from '../support/api.ts';
import { testPassword } from '../support/club-app.ts';
import { anAdmin, aParent } from '../support/factories.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
let adminEmail: string;
let otherAdminEmail: string;
beforeAll(async () => {
  club = await startMailingClub();
  adminEmail = (await anAdmin(club)).email;
  otherAdminEmail = (await anAdmin(club)).email;
  admin = await club.signIn(adminEmail);
});
afterAll(() => club.close());

const own = { currentPassword: testPassword };
const mails = async () => (await club.deliver()).map(({ to, subject }) => [to, subject]);
let next = 0;
const newAddress = () => `admin-made${++next}@families.example`;
const newAdmin = () => {
  const email = newAddress();
  return { username: email, email, fullName: 'Ada Min', password: 'kettle moon gravel', isAdmin: true };
};

/** What somebody at an admin's open session could let themselves in with. */
const acts = {
  'a new account with the admin role': (fields: object) => admin.post('/api/users', { ...newAdmin(), ...fields }),
  'the admin role for an account': async (fields: object) =>
    admin.patch(`/api/users/${(await aParent(club)).id}`, { isAdmin: true, ...fields }),
  'an end of the admin role': async (fields: object) =>
    admin.patch(`/api/users/${(await anAdmin(club)).id}`, { isAdmin: false, ...fields }),
  'the role of a welfare officer': async (fields: object) =>
    admin.patch(`/api/users/${(await aParent(club)).id}`, { isWelfareOfficer: true, ...fields }),
  'a new account of a welfare officer': (fields: object) =>
    admin.post('/api/users', { ...newAdmin(), isAdmin: false, isWelfareOfficer: true, ...fields }),
  'another email': async (fields: object) =>
    admin.patch(`/api/users/${(await aParent(club)).id}`, { email: newAddress(), ...fields }),
  'another password': async (fields: object) =>
    admin.post(`/api/users/${(await aParent(club)).id}/password`, { password: 'kettle moon gravel', ...fields }),
};

describe.each(Object.entries(acts))('An admin needs the own password for %s:', (_name, act) => {
  it('none and a wrong one are rejected, and nothing changes', async () => {
    const before = await club.database.query('SELECT id, email, password_hash, is_admin FROM users ORDER BY id');
    for (const [fields, message] of [
      [{}, messages.currentPasswordRequired],
      [{ currentPassword: 'wrong' }, messages.currentPasswordWrong],
    ] as const) {
      const { status, body } = await act(fields);
      expect([status, body.errors]).toEqual([400, { currentPassword: message }]);
    }
    const ids = before.map(({ id }: { id: number }) => id);
    expect(
      await club.database.query('SELECT id, email, password_hash, is_admin FROM users WHERE id = ANY($1) ORDER BY id', [
        ids,
      ]),
    ).toEqual(before);
    await club.database.query('DELETE FROM users WHERE is_admin AND email NOT IN ($1, $2)', [
      adminEmail,
      otherAdminEmail,
    ]);
  });

  it('the right one is accepted', async () => {
    expect((await act(own)).status).toBeLessThan(300);
  });
});

describe('Guessing an admin’s own password there', () => {
  it('is limited', async () => {
    Object.assign(club.settings, { rateLimits: true });
    try {
      const guess = () => admin.post('/api/users', { ...newAdmin(), currentPassword: 'wrong' });
      const statuses = [];
      for (let attempt = 0; attempt < 12; attempt++) statuses.push((await guess()).status);
      expect(statuses).toContain(429);
    } finally {
      Object.assign(club.settings, { rateLimits: false });
    }
  });
});

// Covers ASVS 6.3.7.
describe('Those whom a change concerns are mailed:', () => {
  beforeEach(async () => {
    await club.database.query('DELETE FROM users WHERE is_admin AND email NOT IN ($1, $2)', [
      adminEmail,
      otherAdminEmail,
    ]);
    await club.deliver();
  });

  it('all admins of a new one, also whoever made it', async () => {
    const told = [adminEmail, otherAdminEmail].map((email) => [email, 'There is a new admin']);
    await admin.post('/api/users', { ...newAdmin(), ...own });
    expect((await mails()).sort()).toEqual(told.toSorted());
    const { id } = await aParent(club, { hasUnverifiedEmail: false });
    await admin.patch(`/api/users/${id}`, { isAdmin: true, ...own });
    expect((await mails()).filter(([, subject]) => subject === 'There is a new admin')).toEqual(
      expect.arrayContaining(told),
    );
  });

  it('the user of another email at the old address, without the new one', async () => {
    const user = await aParent(club, { hasUnverifiedEmail: false });
    const email = newAddress();
    await admin.patch(`/api/users/${user.id}`, { email, ...own });
    const [mail, ...others] = await club.deliver();
    expect([mail!.to, mail!.subject, others]).toEqual([user.email, 'An admin has changed your email address', []]);
    expect(mail!.text).not.toContain(email);
  });

  it('the user of a password that an admin has set, whose feeds end', async () => {
    const user = await aParent(club, { hasUnverifiedEmail: false });
    const { body } = await (await club.signIn(user.email)).post('/api/feeds', { scope: 'children' });
    await club.deliver();
    await admin.post(`/api/users/${user.id}/password`, { password: 'kettle moon gravel', ...own });
    expect(await mails()).toEqual([[user.email, 'An admin has set your password']]);
    expect((await club.guest().get(new URL(body.url).pathname)).status).toBe(404);
  });

  it('the user of a password of their own, whose feeds end if they want', async () => {
    const { email } = await aParent(club, { hasUnverifiedEmail: false });
    const api = await club.signIn(email);
    const { body } = await api.post('/api/feeds', { scope: 'children' });
    const feedStatus = async () => (await club.guest().get(new URL(body.url).pathname)).status;
    await club.deliver();
    const change = (currentPassword: string, newPassword: string, fields = {}) =>
      api.post('/api/auth/change-password', { currentPassword, newPassword, ...fields });
    expect((await change(testPassword, 'second one')).status).toBe(204);
    expect(await mails()).toEqual([[email, 'Your password was changed']]);
    expect(await feedStatus()).toBe(200);
    expect((await change('second one', 'third one', { endFeeds: 'yes' })).status).toBe(400);
    expect((await change('second one', 'third one', { endFeeds: true })).status).toBe(204);
    expect(await feedStatus()).toBe(404);
  });

  it('nobody at an address that is not verified', async () => {
    const user = await aParent(club);
    await admin.post(`/api/users/${user.id}/password`, { password: 'kettle moon gravel', ...own });
    expect(await mails()).toEqual([]);
  });
});
