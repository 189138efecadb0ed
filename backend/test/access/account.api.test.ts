import { type Api } from '../support/api.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';
import { actWhileLocked } from '../support/act-while-locked.ts';

let club: ClubApp;
let limited: ClubApp;
beforeAll(async () => {
  // The order matters: Passport has one strategy per process, that of the club which started last.
  limited = await startClub({ rateLimits: true });
  club = await startClub({ passwordMinLength: 8 });
});
afterAll(async () => {
  await club.close();
  await limited.close();
});

const meStatus = async (api: Api) => (await api.get('/api/auth/me')).status;
const wrong = { currentPassword: 'Current password is incorrect' };
const missing = { currentPassword: 'Please enter your current password' };

describe('PATCH /api/auth/me', () => {
  it('keeps omitted fields, clears fields set to null and ignores roles', async () => {
    const api = await club.signIn((await aParent(club)).email);
    const first = await api.patch('/api/auth/me', { phone: ' 020  7946 ', bio: 'One\r\nTwo ', isAdmin: true, id: 1 });
    expect(first.body).toMatchObject({ phone: '020 7946', bio: 'One\nTwo', isAdmin: false });
    const second = await api.patch('/api/auth/me', { fullName: 'Pat Renamed', phone: null, bio: '' });
    expect(second.body).toEqual({ ...first.body, fullName: 'Pat Renamed', phone: null, bio: null });
    expect((await api.get('/api/auth/me')).body).toEqual(second.body);
  });

  it.each([
    [{ fullName: null }, 'fullName'],
    [{ fullName: 'X' }, 'fullName'],
    [{ phone: '1'.repeat(41) }, 'phone'],
    [{ phone: 'one\u0007line' }, 'phone'],
    [{ bio: 'x'.repeat(1001) }, 'bio'],
    [{ email: 'nonsense' }, 'email'],
    [{ email: null }, 'email'],
  ])('rejects %j', async (fields, member) => {
    const api = await club.signIn((await aParent(club)).email);
    const { status, body } = await api.patch('/api/auth/me', fields);
    expect([status, Object.keys(body.errors)]).toEqual([400, [member]]);
  });

  // Covers ASVS 7.5.1.
  it('requires the current password for another email, and changes the username with it', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    const email = 'another.address@families.example';
    expect((await api.patch('/api/auth/me', { email })).body.errors).toEqual(missing);
    expect((await api.patch('/api/auth/me', { email, currentPassword: 'wrong' })).body.errors).toEqual(wrong);
    expect((await api.patch('/api/auth/me', { email: parent.email.toUpperCase() })).status).toBe(200);
    const { status, body } = await api.patch('/api/auth/me', { email, currentPassword: testPassword });
    expect([status, body.email, body.username]).toEqual([200, email, email]);
    const [row] = await club.database.query(
      `SELECT self_registered, action FROM users JOIN audit_log ON subject_id = users.id WHERE users.id = $1`,
      [parent.id],
    );
    // The new address is unverified.
    expect(row).toEqual({ self_registered: true, action: 'account.change-email' });
  });

  it('rejects the email of another account', async () => {
    const other = await aParent(club);
    const api = await club.signIn((await aParent(club)).email);
    const { status } = await api.patch('/api/auth/me', { email: other.email, currentPassword: testPassword });
    expect(status).toBe(409);
  });
});

describe('POST /api/auth/change-password', () => {
  const change = (api: Api, currentPassword: string, newPassword: string) =>
    api.post('/api/auth/change-password', { currentPassword, newPassword });

  // Covers S7, ASVS 6.2.2, 6.2.3, 7.4.3.
  it('changes the password, ends other sessions and continues this one under a new id', async () => {
    const { email } = await aParent(club);
    const [api, other] = [await club.signIn(email), await club.signIn(email)];
    const before = club.guest().useSession(api.session);
    expect((await change(api, testPassword, 'a new password')).status).toBe(204);
    expect(api.session).not.toBe(before.session);
    expect([await meStatus(api), await meStatus(before), await meStatus(other)]).toEqual([200, 401, 401]);
    await expect(club.signIn(email)).rejects.toThrow('401');
    await club.signIn(email, 'a new password');
  });

  it.each([
    ['wrong', 'a new password', wrong],
    ['', 'a new password', missing],
    [testPassword, 'short', { newPassword: 'Password must be at least 6 characters' }],
    [testPassword, 'seven77', { newPassword: 'Password must be at least 8 characters' }],
  ])('rejects a change from %j to %j', async (current, next, errors) => {
    const api = await club.signIn((await aParent(club)).email);
    const { status, body } = await change(api, current, next);
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('rejects a current password that an admin replaces at the same time', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    const replace = `UPDATE users SET password_hash = 'another' WHERE id = ${parent.id}`;
    const { status, body } = await actWhileLocked(club.database, replace, () =>
      change(api, testPassword, 'a new password'),
    );
    expect([status, body.errors]).toEqual([400, wrong]);
  });

  it('checks the password of a new email before it counts the mail', async () => {
    const api = limited.guest();
    const person = { email: 'mailed.often@families.example', password: testPassword, fullName: 'Mailed Often' };
    await api.post('/api/auth/register', person);
    for (let sent = 0; sent < 3; sent++) await api.post('/api/auth/send-verification');
    const changeTo = (currentPassword: string) =>
      api.patch('/api/auth/me', { email: 'mailed.again@families.example', currentPassword });
    expect((await changeTo('wrong')).body.errors).toEqual(wrong);
    expect((await changeTo(testPassword)).status).toBe(429);
  });

  it('shares its limit of wrong passwords with PATCH /api/auth/me', async () => {
    const api = limited.guest();
    const person = { email: 'left.alone@families.example', password: testPassword, fullName: 'Left Alone' };
    await api.post('/api/auth/register', person);
    const attempts = Array.from({ length: 15 }, (_, n) =>
      n % 2 > 0
        ? change(api, 'wrong', 'a new password')
        : api.patch('/api/auth/me', { email: 'mine@families.example', currentPassword: 'wrong' }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const refused = await change(api, testPassword, 'a new password');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
