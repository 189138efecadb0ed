import { type Api } from './support/api.ts';
import { type ClubApp, startClub, testPassword } from './support/club-app.ts';
import { aParent } from './support/factories.ts';
import { inTheWay } from './support/in-the-way.ts';

let club: ClubApp;
let limited: ClubApp;
beforeAll(async () => {
  // In this order: Passport knows one strategy per process, that of the club which started last.
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

describe('the own profile', () => {
  it('keeps what is not given, clears by null, and knows no roles', async () => {
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
  ])('does not take %j', async (fields, member) => {
    const api = await club.signIn((await aParent(club)).email);
    const { status, body } = await api.patch('/api/auth/me', fields);
    expect([status, Object.keys(body.errors)]).toEqual([400, [member]]);
  });

  it('takes another e-mail for the current password only, and the username with it', async () => {
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
    // Nobody has checked the new address.
    expect(row).toEqual({ self_registered: true, action: 'account.change-email' });
  });

  it('takes no e-mail of another account', async () => {
    const other = await aParent(club);
    const api = await club.signIn((await aParent(club)).email);
    const { status } = await api.patch('/api/auth/me', { email: other.email, currentPassword: testPassword });
    expect(status).toBe(409);
  });
});

describe('the own password', () => {
  const change = (api: Api, currentPassword: string, newPassword: string) =>
    api.post('/api/auth/change-password', { currentPassword, newPassword });

  it('is changed for the current one; other sessions end and this one goes on under a new id', async () => {
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
  ])('is not changed for %j to %j', async (current, next, errors) => {
    const api = await club.signIn((await aParent(club)).email);
    const { status, body } = await change(api, current, next);
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('is not changed for one that an admin has replaced meanwhile', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    const replaced = `UPDATE users SET password_hash = 'another' WHERE id = ${parent.id}`;
    const { status, body } = await inTheWay(club.database, replaced, () => change(api, testPassword, 'a new password'));
    expect([status, body.errors]).toEqual([400, wrong]);
  });

  it('is not guessed by whoever found a browser signed in', async () => {
    const api = limited.guest();
    const person = { email: 'left.alone@families.example', password: testPassword, fullName: 'Left Alone' };
    await api.post('/api/auth/register', person);
    const tries = Array.from({ length: 15 }, (_, n) =>
      n % 2 > 0
        ? change(api, 'wrong', 'a new password')
        : api.patch('/api/auth/me', { email: 'mine@families.example', currentPassword: 'wrong' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const refused = await change(api, testPassword, 'a new password');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
