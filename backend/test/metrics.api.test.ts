import { type AddressInfo } from 'node:net';
import { Metrics } from '../src/metrics/metrics.ts';
import { readSettings } from '../src/config/settings.ts';
import { serveMetrics } from '../src/start/metrics-server.ts';
import { fillSampleClub } from '../src/database/sample-club.ts';
import { type ClubApp, startClub } from './support/club-app.ts';

let club: ClubApp;
const log: string[] = [];
beforeAll(async () => {
  club = await startClub({ metricsPort: 0, slowQueryMs: 200, databasePoolSize: 4 }, (line) => log.push(line));
  await fillSampleClub(club.database, 'UTC');
});
afterAll(() => club.close());

const readMetrics = () => club.app.get(Metrics).registry.metrics();

/** The values of a metric by its labels, as Prometheus reads them. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const lines = (await readMetrics()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('the metrics', () => {
  it('count requests by route, method and status, and name nobody', async () => {
    const parent = await club.signIn('parent@touchline.example');
    for (const id of [1, 2, 3]) await parent.get(`/api/children/${id}`);
    await parent.get('/api/users/search?q=Mia%20Keller');
    await parent.get('/api/Mia-Keller/2014-03-14');
    await club.guest().post('/api/auth/login', { username: 'parent@touchline.example', password: 'wrong horse' });
    const counts = await valuesOf('http_request_duration_seconds_count');
    expect(counts).toMatchObject({
      '{method="GET",route="/api/children/:id",status="200"}': 2,
      '{method="GET",route="/api/children/:id",status="404"}': 1,
      '{method="GET",route="unknown",status="404"}': 1,
      '{method="POST",route="/api/auth/login",status="401"}': 1,
      '{method="POST",route="/api/auth/login",status="200"}': 1,
    });
    expect(await readMetrics()).not.toMatch(/Mia|Keller|2014|@|horse|127\.0\.0\.1/);
  });

  it('count a request whose client has gone as 499', async () => {
    const hold = club.database.query('SELECT pg_sleep(0.3) FROM generate_series(1, 1)');
    const gone = new AbortController();
    const asked = fetch(`${club.url}/api/health/ready`, { signal: gone.signal }).catch(() => 'gone');
    const others = Array.from({ length: 3 }, () => club.database.query('SELECT pg_sleep(0.3)'));
    setImmediate(() => gone.abort());
    await asked;
    await Promise.all([hold, ...others]);
    const route = '/api/health/ready';
    while (!(`{method="GET",route="${route}",status="499"}` in (await valuesOf('http_request_duration_seconds_count'))))
      await new Promise((done) => setTimeout(done, 20));
  });

  it('tell how many connections are in use and how many requests wait for one', async () => {
    const asleep = Array.from({ length: 6 }, () => club.database.query('SELECT pg_sleep(0.3)'));
    await new Promise((done) => setTimeout(done, 100));
    expect(await valuesOf('touchline_database_pool')).toEqual({
      '{state="in use"}': 4,
      '{state="idle"}': 0,
      '{state="waiting"}': 2,
    });
    await Promise.all(asleep);
    expect(await valuesOf('touchline_database_pool')).toMatchObject({ '{state="in use"}': 0, '{state="waiting"}': 0 });
  });

  it('are served on a port of their own, and only there', async () => {
    const server = await serveMetrics(club.app.get(Metrics), club.settings);
    const { address, port } = server!.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect((await fetch(`http://127.0.0.1:${port}/api/users`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    for (const path of ['/metrics', '/api/metrics']) expect((await club.guest().get(path)).status).toBe(404);
    server!.close();
    expect(await serveMetrics(club.app.get(Metrics), readSettings({}))).toBeNull();
  });
});

it('a slow statement is logged without its parameters, a quick one is not', async () => {
  log.length = 0;
  await club.database.query('SELECT pg_sleep(0.25),\n $1::text AS "whom"', ['Mia Keller']);
  await club.database.query('SELECT $1::text', ['quick']);
  const [line] = log.map((text) => JSON.parse(text));
  expect(log).toHaveLength(1);
  expect(line).toMatchObject({ level: 40, context: 'database', msg: 'slow statement' });
  expect(line.statement).toBe('SELECT pg_sleep(0.25), $1::text AS "whom"');
  expect(line.durationMs).toBeGreaterThan(200);
});
