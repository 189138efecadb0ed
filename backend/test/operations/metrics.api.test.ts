import { readFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { readSettings } from '../../src/config/settings.ts';
import { poolOf } from '../../src/database/connection.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { fillSampleClub } from '../../src/schema/sample-club/fill-sample-club.ts';
import { serveMetrics } from '../../src/start/metrics-server.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { queueMails, resumeDelivery, until } from '../support/mail-club.ts';

let club: ClubApp;
const log: string[] = [];
beforeAll(async () => {
  club = await startClub({ metricsPort: 0, slowQueryMs: 200, databasePoolSize: 4 }, (line) => log.push(line));
  await fillSampleClub(club.database, club.settings);
});
afterAll(() => club.close());

/** Takes all connections of the pool. */
async function takeConnections(): Promise<() => void> {
  const connections = await Promise.all(Array.from({ length: 4 }, () => poolOf(club.database).connect()));
  return () => connections.forEach((connection) => connection.release());
}

const readMetrics = () => club.app.get(Metrics).registry.metrics();

/** The values of a metric by their labels. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const lines = (await readMetrics()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('The metrics', () => {
  it('count requests by route, method and status, and identify nobody', async () => {
    const parent = await club.signIn('parent@touchline.example');
    for (const id of [1, 2, 3]) await parent.get(`/api/children/${id}/events`);
    await parent.get('/api/children/search?name=Mia%20Keller&dateOfBirth=2014-03-14');
    await parent.get('/api/Mia-Keller/2014-03-14');
    await club.guest().post('/api/auth/login', { username: 'parent@touchline.example', password: 'wrong horse' });
    const counted = () => valuesOf('http_request_duration_seconds_count');
    // A request is counted after its response was sent, so the client may be earlier.
    await until(async () => '{method="POST",route="/api/auth/login",status="401"}' in (await counted()));
    expect(await counted()).toMatchObject({
      '{method="GET",route="/api/children/:id/events",status="200"}': 2,
      '{method="GET",route="/api/children/:id/events",status="404"}': 1,
      '{method="GET",route="/api/children/:id",status="400"}': 1,
      '{method="GET",route="*path",status="404"}': 1,
      '{method="POST",route="/api/auth/login",status="401"}': 1,
      '{method="POST",route="/api/auth/login",status="200"}': 1,
    });
    expect(await readMetrics()).not.toMatch(/Mia|Keller|2014|@|horse|127\.0\.0\.1/);
  });

  it('report how many connections are in use and how many requests wait for one', async () => {
    const asleep = Array.from({ length: 6 }, () => club.database.query('SELECT pg_sleep(0.5)'));
    // Reading the metrics of mails needs a connection, too, unless all are in use.
    await until(() => poolOf(club.database).waitingCount === 2);
    const busy = { '{state="in use"}': 4, '{state="idle"}': 0, '{state="waiting"}': 2 };
    expect(await valuesOf('touchline_database_pool')).toEqual(busy);
    await Promise.all(asleep);
    expect(await valuesOf('touchline_database_pool')).toEqual({
      '{state="in use"}': 0,
      '{state="idle"}': 4,
      '{state="waiting"}': 0,
    });
  });

  it('report the requests that wait for a connection before they begin', async () => {
    const parent = await club.signIn('parent@touchline.example');
    const giveBack = await takeConnections();
    const asked = [parent.get('/api/auth/me'), parent.get('/api/club')];
    await until(async () => (await valuesOf('touchline_database_pool'))['{state="waiting"}'] === 2);
    giveBack();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('count a request whose client has disconnected as 499', async () => {
    const asleep = Array.from({ length: 4 }, () => club.database.query('SELECT pg_sleep(0.5)'));
    await until(() => poolOf(club.database).idleCount === 0);
    const client = new AbortController();
    const asked = fetch(`${club.url}/api/health/ready`, { signal: client.signal });
    await until(async () => (await valuesOf('touchline_database_pool'))['{state="waiting"}'] === 1);
    client.abort();
    await expect(asked).rejects.toThrow('aborted');
    const gone = '{method="GET",route="/api/health/ready",status="499"}';
    await until(async () => (await valuesOf('http_request_duration_seconds_count'))[gone] === 1);
    await Promise.all(asleep);
  });

  it('report mails that wait, were sent and failed, the age of the oldest that waits, and whether delivery is paused', async () => {
    const single = async (name: string) =>
      Number(new RegExp(`^${name} (.+)$`, 'm').exec(await readMetrics())?.[1] ?? NaN);
    const counts = (queued: number, sent: number, failed: number) => ({
      '{state="queued"}': queued,
      '{state="sent"}': sent,
      '{state="failed"}': failed,
    });
    expect(await single('touchline_mail_paused')).toBe(1);
    await resumeDelivery(club.database);
    await club.database.query('DELETE FROM mails');
    expect(await single('touchline_mail_paused')).toBe(0);
    expect(await valuesOf('touchline_mails')).toEqual(counts(0, 0, 0));
    expect(await single('touchline_mail_oldest_seconds')).toBe(0);

    const [sent, failed, old, oldest] = await queueMails(club.database, { count: 5 });
    const end = (state: string, id: string | undefined, days: number) =>
      club.database.query(`UPDATE mails SET state = $1, ended_at = now() - make_interval(days => $2) WHERE id = $3`, [
        state,
        days,
        id,
      ]);
    await end('sent', sent, 0);
    await end('failed', failed, 29);
    await end('sent', old, 2);
    await club.database.query("UPDATE mails SET queued_at = now() - interval '1 hour' WHERE id = $1", [oldest]);
    expect(await valuesOf('touchline_mails')).toEqual(counts(2, 1, 1));
    expect(Math.round((await single('touchline_mail_oldest_seconds')) / 60)).toBe(60);
  });

  it('are served only on a port of their own', async () => {
    const metrics = club.app.get(Metrics);
    metrics.watchProcess();
    const server = await serveMetrics(metrics.registry, club.settings);
    const { address, port } = server!.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect((await fetch(`http://127.0.0.1:${port}/api/users`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    for (const path of ['/metrics', '/api/metrics']) expect((await club.guest().get(path)).status).toBe(404);
    server!.close();
    expect(await serveMetrics(metrics.registry, readSettings({}))).toBeNull();
  });
});

it('The log has 499 for a request whose client has disconnected', async () => {
  const parent = await club.signIn('parent@touchline.example');
  const giveBack = await takeConnections();
  const client = new AbortController();
  const headers = { cookie: parent.session, 'x-correlation-id': 'gone-before-the-answer' };
  const asked = fetch(`${club.url}/api/auth/me`, { signal: client.signal, headers });
  await until(async () => (await valuesOf('touchline_database_pool'))['{state="waiting"}'] === 1);
  client.abort();
  await expect(asked).rejects.toThrow('aborted');
  await until(() => log.some((line) => line.includes('gone-before-the-answer') && line.includes('"status":499')));
  giveBack();
});

const monitoring = new URL('../../../deploy/monitoring/', import.meta.url);

it.each(['alerts.yml', 'grafana-dashboard.json'])(
  'deploy/monitoring/%s uses only existing metrics and labels',
  async (file) => {
    const text = readFileSync(new URL(file, monitoring), 'utf8');
    const metrics = await readMetrics();
    const names = new Set(text.match(/\b(http|touchline|nodejs|process)_[a-z0-9_]+/g));
    expect(names.size).toBeGreaterThan(3);
    expect([...names].filter((name) => !metrics.includes(`\n${name}`))).toEqual([]);
    const labels = ['method', 'route', 'status', 'state', 'le', 'job', 'instance'];
    const usedLabels = [...text.matchAll(/by \(([^)]+)\)|[{,] ?([a-z]+) ?(?:=|!~|=~)/g)].flatMap(([, by, one]) =>
      (by ?? one)!.split(', '),
    );
    expect(usedLabels.filter((label) => !labels.includes(label))).toEqual([]);
  },
);

// Covers S11.
it('A slow statement is logged without its parameters, a fast one is not logged', async () => {
  log.length = 0;
  await club.database.query('SELECT pg_sleep(0.25),\n $1::text AS "whom"', ['Mia Keller']);
  await club.database.query('SELECT $1::text', ['quick']);
  const [line] = log.map((text) => JSON.parse(text));
  expect(log).toHaveLength(1);
  expect(line).toMatchObject({ level: 40, context: 'database', msg: 'slow statement' });
  expect(line.statement).toBe('SELECT pg_sleep(0.25), $1::text AS "whom"');
  expect(line.durationMs).toBeGreaterThan(200);
});
