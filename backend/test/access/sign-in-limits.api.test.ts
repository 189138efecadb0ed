import { type Api } from '../support/api.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';

const accountLimit = 12;
let direct: ClubApp;
let club: ClubApp;
beforeAll(async () => {
  // The order matters: Passport has one strategy per process, that of the club which started last.
  direct = await startClub({ rateLimits: true, limitRegistrations: 3 });
  club = await startClub({
    rateLimits: true,
    trustProxy: 1,
    limitSignInFailuresAddress: 20,
    limitSignInFailuresAccount: accountLimit,
  });
});
beforeEach(() => club.database.query('DELETE FROM rate_limits'));
afterAll(async () => {
  await club.close();
  await direct.close();
});

let addresses = 0;
const newAddress = () => `198.51.${(addresses >> 8) & 255}.${++addresses & 255}`;
const signIn = (username: string, password: string, address = newAddress(), api: Api = club.guest()) =>
  api.post('/api/auth/login', { username, password }, { headers: { 'x-forwarded-for': address } });
const wrong = async (username: string, address?: string) => (await signIn(username, 'wrong', address)).status;

/** A browser on which the user has signed in before. */
async function ownDevice(email: string): Promise<Api> {
  const api = club.guest();
  expect((await signIn(email, testPassword, newAddress(), api)).status).toBe(200);
  await api.post('/api/auth/logout');
  return api;
}

async function guessFromEverywhere(username: string): Promise<void> {
  for (let n = 0; n < accountLimit; n++) expect(await wrong(username)).toBe(401);
  expect(await wrong(username)).toBe(429);
}

// Covers R12, ASVS 2.4.1, 15.2.2.
it('Two hundred simultaneous sign-ins are mostly rejected with Retry-After, and other requests succeed meanwhile', async () => {
  const floods = Array.from({ length: 200 }, (_, n) => signIn(`nobody${n}@families.example`, 'wrong'));
  const ready = await club.guest().get('/api/health/ready');
  const responses = await Promise.all(floods);
  const refused = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status !== 401 && status !== 429)).toEqual([]);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(refused[0]!.body.message).toBe('Many people are signing in right now. Please try again in a moment.');
  expect(ready.status).toBe(200);
});

// Covers S5, ASVS 6.3.1.
it('An address has a limited number of wrong passwords over all accounts, and other addresses are not affected', async () => {
  const parent = await aParent(club);
  const address = newAddress();
  for (let n = 0; n < 20; n++) expect(await wrong(`nobody${n}@families.example`, address)).toBe(401);
  const refused = await signIn(parent.email, testPassword, address);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await signIn(parent.email, testPassword)).status).toBe(200);
});

it('A flood from an address over its limit does not keep others from signing in', async () => {
  const parent = await aParent(club);
  const address = newAddress();
  for (let n = 0; n < 20; n++) await wrong(`nobody${n}@families.example`, address);
  const flood = Array.from({ length: 200 }, (_, n) => wrong(`nobody${n}@families.example`, address));
  const other = await signIn(parent.email, testPassword);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([429]));
  expect(other.status).toBe(200);
});

it('A password check that is rejected because of load consumes no attempt', async () => {
  const parent = await aParent(club);
  const api = club.guest();
  await signIn(parent.email, testPassword, newAddress(), api);
  const change = () => api.patch('/api/auth/me', { email: parent.email, currentPassword: testPassword });
  const flood = Array.from({ length: 150 }, (_, n) => wrong(`nobody${n}@families.example`));
  const changes = await Promise.all(Array.from({ length: 20 }, change));
  await Promise.all(flood);
  // More than the ten attempts of a signed-in user.
  expect(changes.filter(({ body }) => /^Many people/.test(body.message)).length).toBeGreaterThan(10);
  expect((await change()).status).toBe(200);
});

// Covers S5.
it.each([
  ['capital letters', (email: string) => email.toUpperCase()],
  ['spaces around', (email: string) => `  ${email} `],
  ['full-width letters', (email: string) => email.replace('p', 'ｐ')],
  ['the username', (_email: string, username: string) => username],
])('Writing the username with %s gives no further attempts', async (_how, write) => {
  const parent = await aParent(club, { username: `user${addresses}` });
  const address = newAddress();
  for (let n = 0; n < 10; n++) expect(await wrong(parent.email, address)).toBe(401);
  expect(await wrong(write(parent.email, parent.username), address)).toBe(429);
});

// Covers ASVS 4.1.3, 15.3.4.
it('A client without a proxy cannot pretend to have another address', async () => {
  const register = (n: number) =>
    direct
      .guest()
      .post(
        '/api/auth/register',
        { email: `new${n}@families.example`, password: 'long enough', fullName: 'Somebody New' },
        { headers: { 'x-forwarded-for': newAddress() } },
      );
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await register(n)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

describe('An account that is guessed from many addresses', () => {
  // Covers S5, ASVS 6.1.1, 6.3.1.
  it('accepts its owner from anywhere before the limit, and afterwards only on known devices', async () => {
    const parent = await aParent(club);
    const [known, strange] = [await ownDevice(parent.email), club.guest()];
    for (let n = 0; n < accountLimit - 1; n++) expect(await wrong(parent.email)).toBe(401);
    expect((await signIn(parent.email, testPassword)).status).toBe(200);
    expect(await wrong(parent.email)).toBe(401);

    const refused = await signIn(parent.email, testPassword, newAddress(), strange);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await signIn(parent.email, testPassword, newAddress(), known)).status).toBe(200);
    expect((await signIn(parent.email, testPassword)).status).toBe(429);
  });

  it('counts attempts with the username and with the email together', async () => {
    const parent = await aParent(club, { username: 'two.names' });
    for (let n = 0; n < accountLimit; n++) expect(await wrong(n % 2 ? parent.email : 'Two.Names')).toBe(401);
    expect(await wrong(parent.email)).toBe(429);
    expect(await wrong('two.names')).toBe(429);
  });

  // Covers S5.
  it('is not locked by one address that continues after its limit', async () => {
    const parent = await aParent(club);
    const address = newAddress();
    for (let n = 0; n < 10; n++) expect(await wrong(parent.email, address)).toBe(401);
    for (let n = 0; n < 10; n++) expect(await wrong(parent.email, address)).toBe(429);
    expect((await signIn(parent.email, testPassword)).status).toBe(200);
  });

  // Covers S4.
  it('is limited even if it does not exist, so that the limit does not reveal which accounts exist', async () => {
    await guessFromEverywhere('nobody@families.example');
  });
});

describe('A known device', () => {
  // Covers ASVS 3.3.1, 3.3.4.
  it('has a signed cookie that scripts cannot read and that contains no names', async () => {
    const parent = await aParent(club);
    const { headers } = await signIn(parent.email, testPassword);
    const [session, device, ...others] = headers.getSetCookie();
    expect(session).toMatch(/^touchline=/);
    expect(device).toMatch(
      /^touchline-device=s%3A\d+\.\d+\.[^;]+; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(others).toEqual([]);
    const overTls = { 'x-forwarded-for': newAddress(), 'x-forwarded-proto': 'https' };
    const secure = await club
      .guest()
      .post('/api/auth/login', { username: parent.email, password: testPassword }, { headers: overTls });
    expect(secure.headers.getSetCookie()[1]).toMatch(/^__Host-touchline-device=.+; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('is known for the accounts that have signed in on it, and for no others', async () => {
    const [mother, father, stranger] = [await aParent(club), await aParent(club), await aParent(club)];
    const tablet = await ownDevice(mother.email);
    expect((await signIn(father.email, testPassword, newAddress(), tablet)).status).toBe(200);
    for (const { email } of [mother, father, stranger]) await guessFromEverywhere(email);
    const from = async (email: string) => (await signIn(email, testPassword, newAddress(), tablet)).status;
    expect([await from(mother.email), await from(father.email), await from(stranger.email)]).toEqual([200, 200, 429]);
  });

  // Covers ASVS 9.1.1.
  it('cannot be forged', async () => {
    const parent = await aParent(club);
    const { device } = await ownDevice(parent.email);
    await guessFromEverywhere(parent.email);
    for (const forged of [
      `touchline-device=${parent.id}.0`,
      device.replace(/=s%3A\d+/, `=s%3A${parent.id + 1}`),
      `${device.slice(0, -2)}AA`,
    ]) {
      const api = club.guest().useSession(forged);
      expect((await signIn(parent.email, testPassword, newAddress(), api)).status).toBe(429);
    }
  });

  it('is forgotten when the password changes, except the one where it was changed', async () => {
    const parent = await aParent(club);
    const [here, elsewhere] = [club.guest(), await ownDevice(parent.email)];
    await signIn(parent.email, testPassword, newAddress(), here);
    const change = { currentPassword: testPassword, newPassword: 'another one' };
    expect((await here.post('/api/auth/change-password', change)).status).toBe(204);
    await guessFromEverywhere(parent.email);
    expect((await signIn(parent.email, 'another one', newAddress(), elsewhere)).status).toBe(429);
    expect((await signIn(parent.email, 'another one', newAddress(), here)).status).toBe(200);
  });
});
