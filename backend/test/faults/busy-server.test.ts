import pg from 'pg';
import { Api } from '../support/api.ts';
import { createDatabase } from '../support/database.ts';
import { tally } from '../support/matrix/matrix.ts';
import { killServers } from '../support/server-process.ts';
import { type ClubServer, probe, startClubServer } from './club-server.ts';
import { expectWithin, note, times } from './size.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ClubServer;
beforeAll(async () => {
  database = await createDatabase();
  server = await startClubServer(database.url, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(async () => {
  killServers();
  await database.drop();
});

const requests = times(50, 200);
const floods = times(1, 20);

// Covers R4.
it(`While every database connection is in use, ${requests} requests get 503 in time, and liveness stays quick`, async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE leagues IN ACCESS EXCLUSIVE MODE');
  const live = probe(`${server.url}/api/health/live`);
  let slowest = 0;
  const statuses = await Promise.all(
    Array.from({ length: requests }, async () => {
      const start = performance.now();
      const { status, headers } = await server.admin.get('/api/leagues');
      slowest = Math.max(slowest, performance.now() - start);
      expect(headers.get('retry-after')).toBe('2');
      return status;
    }),
  );
  const { p99, count, statuses: liveStatuses } = await live.stop();
  await holder.end();
  expect(tally(statuses)).toBe(`${requests}x503`);
  expect(liveStatuses).toEqual([200]);
  expect((await server.admin.get('/api/leagues')).status).toBe(200);
  // Three seconds for a connection, and two for the lock.
  expectWithin('R4', 'slowest 503', slowest, 5500);
  expectWithin('R4', `p99 of ${count} checks of liveness`, p99, 100);
});

// Covers R12.
it(`While 200 people sign in at once, ${floods} times, the excess is rejected with 429, and readiness stays quick`, async () => {
  const ready = probe(`${server.url}/api/health/ready`);
  const signIn = (n: number) =>
    new Api(server.url).post(
      '/api/auth/login',
      { username: `nobody${n}@families.example`, password: 'wrong' },
      { headers: { 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` } },
    );
  const outcomes: number[] = [];
  for (let flood = 0; flood < floods; flood++) {
    const responses = await Promise.all(Array.from({ length: 200 }, (_, n) => signIn(200 * flood + n)));
    outcomes.push(...responses.map(({ status }) => status));
  }
  const { p99, count, statuses } = await ready.stop();
  const rejected = outcomes.filter((status) => status === 429).length;
  expect(new Set(outcomes)).toEqual(new Set([401, 429]));
  expect(rejected).toBeGreaterThan(50 * floods);
  expect(statuses).toEqual([200]);
  note('R12', `${rejected} of ${outcomes.length} sign-ins rejected`);
  expectWithin('R12', `p99 of ${count} checks of readiness`, p99, 250);
});
