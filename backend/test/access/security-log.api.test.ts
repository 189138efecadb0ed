import { setTimeout } from 'node:timers/promises';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';

let club: ClubApp;
const lines: string[] = [];
beforeAll(async () => {
  club = await startClub({ rateLimits: true, limitSignInFailures: 1 }, (line) => lines.push(line));
});
afterAll(() => club.close());
beforeEach(() => (lines.length = 0));

/** The lines about requests, as soon as there are so many; a line may follow its response. */
async function requests(count: number) {
  const found = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ route }) => route);
  while (found().length < count) await setTimeout(5);
  return found().map(({ method, route, status, userId }) => ({ method, route, status, userId }));
}

describe('The log', () => {
  // Covers ASVS 16.3.1.
  it('has a line for each sign-in, each failed one, each that was limited, and each sign-out', async () => {
    const { id, email } = await aParent(club);
    const api = await club.signIn(email);
    await api.post('/api/auth/logout');
    for (let attempt = 0; attempt < 2; attempt++)
      await club.guest().post('/api/auth/login', { username: email, password: 'a wrong one' });
    const login = { method: 'POST', route: '/api/auth/login' };
    expect(await requests(4)).toEqual([
      { ...login, status: 200, userId: id },
      { method: 'POST', route: '/api/auth/logout', status: 204, userId: id },
      { ...login, status: 401, userId: undefined },
      { ...login, status: 429, userId: undefined },
    ]);
  });

  // Covers ASVS 16.3.2, 16.3.3.
  it('has a line for what access, validation and the origin check reject', async () => {
    const { id, email } = await aParent(club);
    const api = await club.signIn(email);
    await requests(1);
    lines.length = 0;
    await api.get('/api/users');
    await api.post('/api/children', { name: '' });
    await api.post('/api/children', {}, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await requests(3)).map(({ status, userId }) => [status, userId])).toEqual([
      [403, id],
      [400, id],
      [403, undefined],
    ]);
  });

  // Covers ASVS 16.2.1.
  it('says when, what, who and with which correlation id', async () => {
    const { id, email } = await aParent(club);
    await club.signIn(email);
    await requests(1);
    const line = JSON.parse(lines.at(-1)!) as Record<string, unknown>;
    expect(line).toMatchObject({ method: 'POST', route: '/api/auth/login', status: 200, userId: id });
    expect(line.correlationId).toMatch(/^[\da-f-]{36}$/);
    expect(Math.abs(Number(line.time) - Date.now())).toBeLessThan(60_000);
  });
});
