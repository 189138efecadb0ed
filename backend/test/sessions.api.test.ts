import { endSessions } from '../src/users/user.queries.ts';
import { type Api } from './support/api.ts';
import { type ClubApp, startClub, testPassword } from './support/club-app.ts';
import { aCoach, anAdmin, aParent } from './support/factories.ts';
import { inTheWay } from './support/in-the-way.ts';
import { comeBack, travel } from './support/time-travel.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub({ trustProxy: 1 });
});
afterAll(() => club.close());
afterEach(comeBack);

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const meStatus = async (api: Api) => (await api.get('/api/auth/me')).status;

/** Another browser that got hold of the cookie. */
const thief = (api: Api) => club.guest().useSession(api.session);

describe('a session', () => {
  it('never has an id that the browser brought along', async () => {
    const { email } = await aParent(club);
    const api = club.guest().useSession('touchline=s%3Achosen-by-somebody-else.x');
    await api.post('/api/auth/login', { username: email, password: testPassword });
    expect(api.session).toMatch(/^touchline=s%3A/);
    expect(api.session).not.toContain('chosen');
  });

  it('gets a new id at each sign-in; the one before is worth nothing', async () => {
    const { email } = await aParent(club);
    const api = await club.signIn(email);
    const old = thief(api);
    await api.post('/api/auth/login', { username: email, password: testPassword });
    expect(api.session).not.toBe(old.session);
    expect([await meStatus(api), await meStatus(old)]).toEqual([200, 401]);
  });

  it('is told to the browser for this host and for TLS alone, where there is TLS', async () => {
    const { email } = await aParent(club);
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await club.guest().post('/api/auth/login', { username: email, password: testPassword }, { headers });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-touchline=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is kept signed: a changed id is none', async () => {
    const api = await club.signIn((await aParent(club)).email);
    const forged = club.guest().useSession(`${api.session.slice(0, -3)}abc`);
    expect(await meStatus(forged)).toBe(401);
  });
});

describe('how long it lasts', () => {
  it.each([
    ['a parent', aParent, 7 * 24, 30 * 24],
    ['a coach', aCoach, 24, 7 * 24],
    ['an admin', anAdmin, 12, 7 * 24],
  ] as const)('%s is signed in until unused for so long, and for so long at most', async (_who, build, idle, max) => {
    const { email } = await build(club);
    const unused = await club.signIn(email);
    const used = await club.signIn(email);
    const step = idle / 2;
    for (let passed = step; passed < max; passed += step) {
      travel(step * hour);
      expect(await meStatus(used)).toBe(200);
      if (passed > idle) expect(await meStatus(unused)).toBe(401);
    }
    travel(step * hour + 1);
    expect(await meStatus(used)).toBe(401);
  });

  it('follows the roles that the person has now', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    travel(13 * hour);
    await club.database.query('UPDATE users SET is_admin = true WHERE id = $1', [parent.id]);
    expect(await meStatus(api)).toBe(401);
  });

  it('is a setting', async () => {
    Object.assign(club.settings, { sessionIdleHoursParent: 1 });
    const api = await club.signIn((await aParent(club)).email);
    travel(hour + 1);
    expect(await meStatus(api)).toBe(401);
    Object.assign(club.settings, { sessionIdleHoursParent: 7 * 24 });
  });

  it('is prolonged by use, in the browser and on the server, at most every five minutes', async () => {
    const api = await club.signIn((await aParent(club)).email);
    expect((await api.get('/api/auth/me')).headers.getSetCookie()).toEqual([]);
    travel(day);
    const [cookie = ''] = (await api.get('/api/auth/me')).headers.getSetCookie();
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!) - Date.now()).toBeCloseTo(7 * day, -5);
  });
});

describe('what has ended stays ended', () => {
  it('when a request was under way at sign-out that prolonged the session', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    const stolen = thief(api);
    travel(hour);
    const hold = `SELECT FROM users WHERE id = ${parent.id} FOR UPDATE`;
    const slow = () => stolen.patch('/api/auth/me', { bio: 'still here' });
    const { status } = await inTheWay(club.database, hold, slow, () => api.post('/api/auth/logout'));
    expect(status).toBe(200);
    expect(await meStatus(stolen)).toBe(401);
  });

  it('when somebody was signing in with the old password', async () => {
    const parent = await aParent(club);
    const late = club.guest();
    const signIn = () => late.post('/api/auth/login', { username: parent.email, password: testPassword });
    const { status } = await inTheWay(club.database, 'LOCK TABLE sessions IN SHARE MODE', signIn, (runner) =>
      endSessions(runner.manager, { userId: parent.id }),
    );
    expect(status).toBe(200);
    expect(await meStatus(late)).toBe(401);
  });
});

describe('refusing to sign in', () => {
  /** Registered people have passwords of the full cost. */
  const person = { email: 'real.person@families.example', password: 'long enough', fullName: 'Real Person' };
  const correlation = { 'x-correlation-id': 'the-same-for-both' };
  const attempt = (username: string, password: string) =>
    club.guest().post('/api/auth/login', { username, password }, { headers: correlation });

  beforeAll(() => club.guest().post('/api/auth/register', person));

  it('says the same, byte by byte, of an unknown e-mail, a wrong password and a closed account', async () => {
    const closed = await aParent(club, { isActive: false });
    const answers = [
      await attempt(person.email, 'wrong'),
      await attempt('nobody@families.example', 'wrong'),
      await attempt(closed.email, testPassword),
    ].map(({ status, headers, body }) => {
      const named = [...headers].filter(([name]) => name !== 'date');
      return JSON.stringify([status, named, body]);
    });
    expect(new Set(answers).size).toBe(1);
  });

  it('takes the same time for a known and an unknown e-mail', async () => {
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let n = 0; n < 40; n++) {
      for (const [kind, name] of Object.entries({ known: person.email, unknown: `nobody${n}@families.example` })) {
        const before = performance.now();
        await attempt(name, 'wrong');
        times[kind]!.push(performance.now() - before);
      }
    }
    const [known, unknown] = ['known', 'unknown'].map((kind) => times[kind]!.sort((a, b) => a - b)[20]!);
    // Without the work for nobody it is a fifth.
    expect(known! / unknown!).toBeGreaterThan(0.7);
    expect(known! / unknown!).toBeLessThan(1.4);
  });
});
