import { clientAddress } from '../../src/rate-limits/client-address.ts';
import { type ApiResponse, Api } from '../support/api.ts';
import { note, times as size } from '../faults/size.ts';
import { createDatabase } from '../support/database.ts';
import { urlOnceReady, killServers, type ServerProcess, startServer } from '../support/server-process.ts';

/** Two servers on one database, behind a proxy that sends X-Forwarded-For. */
let database: Awaited<ReturnType<typeof createDatabase>>;
let servers: ServerProcess[];
let urls: string[];
const start = () =>
  startServer({
    DATABASE_URL: database.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    LIMIT_REGISTRATIONS: '6',
  });
beforeAll(async () => {
  database = await createDatabase();
  servers = [start(), start()];
  urls = await Promise.all(servers.map(urlOnceReady));
});
afterAll(async () => {
  killServers();
  await Promise.all(servers.map(({ ended }) => ended));
  await database.drop();
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const guest = (n: number) => new Api(urls[n % urls.length]!);
const times = (responses: ApiResponse[], status: number) =>
  responses.filter((response) => response.status === status).length;
const allHaveRetryAfter = (responses: ApiResponse[]) =>
  responses.filter(({ status }) => status === 429).every(({ headers }) => Number(headers.get('retry-after')) > 0);

const register = (n: number, address: string) =>
  guest(n).post(
    '/api/auth/register',
    { email: `p${n}.${address}@families.example`, password: 'long enough', fullName: 'Somebody New' },
    from(address),
  );
const signIn = (n: number, password: string, address: string, username = 'p100.192.0.2.1@families.example') =>
  guest(n).post('/api/auth/login', { username, password }, from(address));

const inParallel = <Result>(count: number, act: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

it('Registrations from one address are limited over all servers, those from another address are not', async () => {
  const responses = await inParallel(20, (n) => register(n, '192.0.2.7'));
  expect([times(responses, 201), times(responses, 429)]).toEqual([6, 14]);
  expect(allHaveRetryAfter(responses)).toBe(true);
  expect((await register(100, '192.0.2.1')).status).toBe(201);
});

// Covers S5, ASVS 6.3.1.
it('Wrong passwords for one account from one address are limited over all servers and across restarts', async () => {
  const count = size(100, 500);
  const responses = await inParallel(count, (n) => signIn(n, 'wrong', '192.0.2.66'));
  expect([times(responses, 401), times(responses, 429)]).toEqual([10, count - 10]);
  note('S5', `10 of ${count} simultaneous wrong passwords on two servers are checked, the others get 429`);
  expect(allHaveRetryAfter(responses)).toBe(true);
  servers[1]!.process.kill('SIGKILL');
  servers[1] = start();
  urls[1] = await urlOnceReady(servers[1]);
  // Even with the right password, so that the response does not distinguish it from a wrong one.
  expect((await signIn(1, 'long enough', '192.0.2.66')).status).toBe(429);
  expect((await signIn(1, 'long enough', '192.0.2.1')).status).toBe(200);
});

// Covers S5.
it('Wrong passwords for an unknown account are limited in the same way', async () => {
  const responses = await inParallel(20, (n) => signIn(n, 'wrong', '192.0.2.66', 'nobody@families.example'));
  expect([times(responses, 401), times(responses, 429)]).toEqual([10, 10]);
});

it('A successful sign-in consumes no attempt', async () => {
  for (let n = 0; n < 12; n++) expect((await signIn(n, 'long enough', '192.0.2.1')).status).toBe(200);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, ''],
])('An attempt from %s counts for %s', (ip, counted) => {
  expect(clientAddress({ ip })).toBe(counted);
});
