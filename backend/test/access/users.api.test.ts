import { note, times } from '../faults/size.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent } from '../support/factories.ts';
import { actWhileLocked } from '../support/act-while-locked.ts';

let club: ClubApp;
let limited: ClubApp;
let admin: Api;
beforeAll(async () => {
  // The order matters: Passport has one strategy per process, that of the club which started last.
  limited = await startClub({ rateLimits: true });
  club = await startClub({ passwordMinLength: 8 });
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(async () => {
  await club.close();
  await limited.close();
});

const meStatus = async (api: Api) => (await api.get('/api/auth/me')).status;
const recordsOf = async (id: number) =>
  (
    await club.database.query<{ action: string }[]>(
      `SELECT action FROM audit_log WHERE subject = 'user' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).map(({ action }) => action);

describe('A list of users', () => {
  it('is sorted by name regardless of case, and comes whole or in pages', async () => {
    const coaches = await Promise.all(
      ['ann Coach', 'Bob Coach', 'Cid Coach'].map((fullName) => aCoach(club, { fullName })),
    );
    await aCoach(club, { fullName: 'Closed Coach', isActive: false });
    const whole = await admin.get('/api/users/coaches');
    expect(whole.body).toEqual(coaches.map(({ id, fullName }) => ({ id, fullName })));
    expect(whole.headers.get('x-total-count')).toBe('3');
    const part = await admin.get('/api/users/coaches?limit=1&offset=1');
    expect(part.body).toEqual([{ id: coaches[1]!.id, fullName: 'Bob Coach' }]);
    expect(part.headers.get('x-total-count')).toBe('3');
    expect((await admin.get('/api/users/coaches?offset=99')).headers.get('x-total-count')).toBe('3');
  });

  it.each(['limit=0', 'limit=x', 'limit=10001', 'offset=-1', 'limit=1e3'])('rejects %s', async (query) => {
    expect((await admin.get(`/api/users?${query}`)).status).toBe(400);
  });

  it('includes deactivated accounts for admins, but not in the list of parents', async () => {
    const { id } = await aParent(club, { isActive: false });
    expect((await admin.get('/api/users')).body).toContainEqual(expect.objectContaining({ id, isActive: false }));
    expect((await admin.get('/api/users/parents')).body).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('POST /api/users', () => {
  const person = { username: 'New.Coach', password: 'long enough', fullName: 'New Coach', email: 'new@club.example' };

  it('gives the chosen roles, and the user signs in by username or email', async () => {
    const { status, body } = await admin.post('/api/users', { ...person, isCoach: true, isAdmin: null });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      isSearchClosed: false,
      hasSecondFactor: false,
      isEmailVerified: true,
      hasSignedIn: false,
      username: 'New.Coach',
      email: 'new@club.example',
      fullName: 'New Coach',
      phone: null,
      bio: null,
      isParent: false,
      isCoach: true,
      isAdmin: false,
      isWelfareOfficer: false,
      isActive: true,
    });
    await club.signIn('new.coach', person.password);
    await club.signIn('NEW@club.example', person.password);
  });

  it.each([
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ password: 'short' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'seven77' }, { password: 'Password must be at least 8 characters' }],
    [{ fullName: 'X' }, { fullName: 'Full name is required' }],
    [{ email: 'nonsense' }, { email: 'Please enter a valid email address' }],
    [{ isAdmin: 'true' }, { isAdmin: 'isAdmin must be true or false' }],
  ])('rejects %j with a message for the field', async (wrong, errors) => {
    const { status, body } = await admin.post('/api/users', { ...person, email: 'other@club.example', ...wrong });
    expect([status, body.errors]).toEqual([400, errors]);
  });
});

describe('PATCH /api/users/{id}', () => {
  it('changes the given fields and rejects null', async () => {
    const { id, fullName } = await aParent(club);
    const changed = await admin.patch(`/api/users/${id}`, { isCoach: true });
    expect(changed.body).toMatchObject({ fullName, isParent: true, isCoach: true });
    expect((await admin.patch(`/api/users/${id}`, { isCoach: null })).status).toBe(400);
    expect((await admin.patch(`/api/users/${id}`, { fullName: null })).status).toBe(400);
    expect((await admin.patch(`/api/users/${id}`, {})).body).toEqual(changed.body);
  });

  it('changes the username with the email if they are the same', async () => {
    const [same, other] = [await aParent(club), await aParent(club, { username: 'other.name' })];
    const one = await admin.patch(`/api/users/${same.id}`, {
      email: 'Moved.One@club.example',
      currentPassword: testPassword,
    });
    const two = await admin.patch(`/api/users/${other.id}`, {
      email: 'moved.two@club.example',
      currentPassword: testPassword,
    });
    expect([one.body.username, one.body.email]).toEqual(['moved.one@club.example', 'moved.one@club.example']);
    expect([two.body.username, two.body.email]).toEqual(['other.name', 'moved.two@club.example']);
    await club.signIn('moved.one@club.example');
  });

  it('rejects the email or username of another account', async () => {
    const [one, other] = [await aParent(club), await aParent(club, { username: 'unlike.me@club.example' })];
    for (const email of [other.email, other.username]) {
      const { status, body } = await admin.patch(`/api/users/${one.id}`, { email, currentPassword: testPassword });
      expect([status, body.message]).toEqual([409, 'This username or email is already taken']);
    }
  });

  it('records old and new roles in the audit log, but no name or email', async () => {
    const { id } = await aParent(club);
    const fields = { isCoach: true, fullName: 'Renamed Person', email: 'renamed@club.example' };
    await admin.patch(`/api/users/${id}`, { ...fields, currentPassword: testPassword });
    const [record] = await club.database.query(`SELECT details FROM audit_log WHERE subject_id = $1`, [id]);
    expect(record.details).toEqual({
      changed: ['isCoach', 'fullName', 'email', 'hasUnverifiedEmail', 'username'],
      isCoach: { from: false, to: true },
      hasUnverifiedEmail: { from: true, to: false },
    });
  });
});

describe('The coach role', () => {
  // Covers S7.
  it('starts and ends with the next request, and granting or removing it twice does nothing', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    const setRole = async (action: string) => (await admin.post(`/api/users/${parent.id}/${action}`)).body.isCoach;
    const eventsStatus = async () => (await api.get('/api/events')).status;
    expect([await setRole('make-coach'), await setRole('make-coach'), await eventsStatus()]).toEqual([true, true, 200]);
    expect([await setRole('remove-coach'), await setRole('remove-coach'), await eventsStatus()]).toEqual([
      false,
      false,
      403,
    ]);
    expect(await recordsOf(parent.id)).toEqual(['user.make-coach', 'user.remove-coach']);
  });
});

describe('Deactivating an account', () => {
  // Covers S7, ASVS 7.4.2.
  it('ends its sessions, which reactivating it does not restore', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    expect((await admin.post(`/api/users/${parent.id}/deactivate`)).body.isActive).toBe(false);
    expect(await club.database.query('SELECT FROM sessions WHERE sess::text LIKE $1', [`%:${parent.id}}%`])).toEqual(
      [],
    );
    await expect(club.signIn(parent.email)).rejects.toThrow('401');
    expect((await admin.post(`/api/users/${parent.id}/reactivate`)).body.isActive).toBe(true);
    expect(await meStatus(api)).toBe(401);
    await club.signIn(parent.email);
  });

  it('is rejected for the user’s own account', async () => {
    const other = await anAdmin(club);
    const { status, body } = await (await club.signIn(other.email)).post(`/api/users/${other.id}/deactivate`);
    expect([status, body.message]).toEqual([409, 'You cannot deactivate your own account']);
  });
});

// Covers S7, ASVS 7.4.5.
it('A password set by an admin ends the sessions of the old one', async () => {
  const parent = await aParent(club);
  const api = await club.signIn(parent.email);
  expect((await admin.post(`/api/users/${parent.id}/password`, { password: 'seven77' })).status).toBe(400);
  expect(
    (await admin.post(`/api/users/${parent.id}/password`, { password: 'a new one', currentPassword: testPassword }))
      .status,
  ).toBe(204);
  expect(await meStatus(api)).toBe(401);
  await expect(club.signIn(parent.email)).rejects.toThrow('401');
  await club.signIn(parent.email, 'a new one');
});

it.each(['make-coach', 'remove-coach', 'deactivate', 'reactivate', 'password'])(
  'POST /api/users/{id}/%s returns 404 for an unknown user',
  async (act) => {
    const { status, body } = await admin.post(`/api/users/2147483647/${act}`, { password: testPassword });
    expect([status, body.message]).toEqual([404, 'This user does not exist']);
  },
);

const demotionRounds = times(10, 100);
const demotion = { isAdmin: false, currentPassword: testPassword };

describe('The last active admin', () => {
  async function createOnlyTwoAdmins() {
    const [one, other] = [await anAdmin(club), await anAdmin(club)];
    await club.database.query('UPDATE users SET is_admin = false WHERE id NOT IN ($1, $2)', [one.id, other.id]);
    return [one, other] as const;
  }
  const activeAdmins = () =>
    club.database.query<{ id: number }[]>('SELECT id FROM users WHERE is_admin AND is_active ORDER BY id');

  // Covers S16.
  it.each([
    ['a demotion', (api: Api, id: number) => api.patch(`/api/users/${id}`, demotion)],
    ['deactivating the account', (api: Api, id: number) => api.post(`/api/users/${id}/deactivate`)],
  ])('keeps the role if %s happens while the other admin loses it', async (_case, act) => {
    const [one, other] = await createOnlyTwoAdmins();
    const api = await club.signIn(one.email);
    const demote = `UPDATE users SET is_admin = false WHERE id = ${one.id}`;
    const { status, body } = await actWhileLocked(club.database, demote, () => act(api, other.id));
    expect([status, body.message]).toEqual([409, 'The club needs at least one active admin']);
    expect(await activeAdmins()).toEqual([{ id: other.id }]);
  });

  // Covers S16.
  it(`keeps the role after 50 simultaneous demotions of two admins (${demotionRounds} times)`, async () => {
    const [one, other] = await createOnlyTwoAdmins();
    for (let round = 1; round <= demotionRounds; round++) {
      await club.database.query('UPDATE users SET is_admin = true WHERE id IN ($1, $2)', [one.id, other.id]);
      const apis = [await club.signIn(one.email), await club.signIn(other.email)];
      const demotions = Array.from({ length: 50 }, (_, n) =>
        apis[n % 2]!.patch(`/api/users/${[one, other][(n >> 1) % 2]!.id}`, demotion),
      );
      // 403 is for an admin who has been demoted already.
      const statuses = new Set((await Promise.all(demotions)).map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 403, 409].includes(status))).toEqual([]);
      expect(await activeAdmins()).toHaveLength(1);
    }
    note('S16', `${demotionRounds} rounds of 50 demotions: one admin stays each time`);
  });
});

describe('A denied attempt to raise rights', () => {
  // Covers S18, ASVS 16.3.2.
  it('is audited for every operation except reads', async () => {
    const coach = await aCoach(club);
    const api = await club.signIn(coach.email);
    const attempts = [
      await api.patch(`/api/users/${coach.id}`, { isAdmin: true }),
      await api.post('/api/users', { isAdmin: true }),
      await api.post('/api/users/1e3/make-coach'),
      await api.get('/api/users'),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const records = await club.database.query(
      'SELECT action, subject_id AS id, details FROM audit_log WHERE actor_id = $1 ORDER BY audit_log.id',
      [coach.id],
    );
    const denied = { action: 'user.manage.refused' };
    expect(records).toEqual([
      { ...denied, id: coach.id, details: { operation: 'updateUser' } },
      { ...denied, id: null, details: { operation: 'createUser' } },
      { ...denied, id: null, details: { operation: 'makeCoach' } },
    ]);
  });

  it('cannot flood the audit log', async () => {
    const api = limited.guest();
    const person = { email: 'tries.a.lot@families.example', password: testPassword, fullName: 'Tries A Lot' };
    const { id } = (await api.post('/api/auth/register', person)).body;
    await Promise.all(Array.from({ length: 80 }, () => api.post(`/api/users/${id}/make-coach`)));
    expect(await limited.database.query('SELECT FROM audit_log WHERE actor_id = $1', [id])).toHaveLength(60);
  });
});
