import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type INestApplication } from '@nestjs/common';
import pg from 'pg';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { readSettings } from '../../src/config/settings.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { databaseProblem } from '../../src/http/problems/database-problems.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { dataSourceOptions, migrate } from '../../src/schema/data-source.ts';
import { Api } from '../support/api.ts';
import { createTestApp } from '../support/club-app.ts';
import { fillDemoClub } from '../support/demo-club.ts';

const port = 20_000 + (process.pid % 10_000);
const folder = mkdtempSync(join(tmpdir(), 'touchline-away-'));
chmodSync(folder, 0o755);

const poolSize = 10;
let postgres: EmbeddedPostgres;
let app: INestApplication;
let url: string;
const lines: string[] = [];

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder, { port, keepRunning: false });
  const database = await new DataSource(
    dataSourceOptions({ url: postgres.url, poolSize: 2, onPoolError: () => undefined }),
  ).initialize();
  await migrate(database);
  await fillDemoClub(database);
  await database.destroy();
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const settings = readSettings({ NODE_ENV: 'test', WEB_ROOT: 'none', DATABASE_POOL_SIZE: String(poolSize) });
  app = await createTestApp(settings, postgres.url, logger);
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

const asOwner = async (sql: string) => {
  const owner = new pg.Client({
    connectionString: postgres.url,
    options: '-c default_transaction_read_only=off',
  });
  await owner.connect();
  await owner.query(sql);
  await owner.end();
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.each([
  ['shut down fast', 'SIGINT'],
  ['shut down at once', 'SIGQUIT'],
  ['killed', 'SIGKILL'],
] as const)('While PostgreSQL is %s,', (_how, signal) => {
  // Covers R3, ASVS 16.5.2.
  it('the server returns 503, and recovers once the database is back', async () => {
    const parent = new Api(url);
    await parent.post('/api/auth/login', { username: 'parent@touchline.example', password: 'touchline' });
    const pid = postmaster();
    const pending = Array.from({ length: 20 }, () => parent.get('/api/dashboard/events'));
    process.kill(pid, signal);
    while (isAlive(pid)) await pause(20);

    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    const { status, headers, body } = await parent.get('/api/dashboard/events');
    expect([status, headers.get('retry-after'), body.title]).toEqual([503, '2', 'Service Unavailable']);
    expect((await parent.get('/api/health/ready')).status).toBe(503);
    expect((await parent.get('/api/health/live')).status).toBe(200);
    const response = await parent.post('/api/auth/login', {
      username: 'parent@touchline.example',
      password: 'touchline',
    });
    expect(response.status).toBe(503);

    postgres = await startEmbeddedPostgres(folder, { port, keepRunning: false });
    expect((await parent.get('/api/dashboard/events')).status).toBe(200);
    expect((await parent.get('/api/health/ready')).status).toBe(200);
  });
});

it('Requests that fail because of a database outage are counted in the metrics', async () => {
  const { databaseUnavailable } = app.get(Metrics);
  const [{ value = 0 } = {}] = (await databaseUnavailable.get()).values;
  expect(value).toBeGreaterThanOrEqual(9);
});

// Covers ASVS 2.3.3, 16.5.3.
it('A connection lost between two statements of a transaction is a 503, not a 500', async () => {
  const lost = inTransaction(app.get(DataSource), async (manager) => {
    const [connection] = await manager.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    await asOwner(`SELECT pg_terminate_backend(${connection!.pid})`);
    while (!manager.queryRunner!.isReleased) await pause(10);
    await manager.query('SELECT 1');
  });
  const error: unknown = await lost.catch((thrown: unknown) => thrown);
  expect(databaseProblem(error)?.getStatus()).toBe(503);
});

// Covers R3.
it('While PostgreSQL is read-only, the server returns 503 for writes and drops connections to a former primary', async () => {
  const admin = new Api(url);
  await admin.post('/api/auth/login', { username: 'admin@touchline.example', password: 'touchline' });
  const announce = () => admin.post('/api/announcements', { title: 'Pitch closed', content: 'Frozen.' });
  // Like a failover: all connections are lost, and new ones lead to a standby.
  await asOwner('ALTER ROLE touchline SET default_transaction_read_only = on');
  await asOwner(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'touchline'`);
  const { status, headers, body } = await announce();
  expect([status, headers.get('retry-after'), body.title]).toEqual([503, '2', 'Service Unavailable']);
  expect((await admin.get('/api/announcements')).status).toBe(200);

  await asOwner('ALTER ROLE touchline RESET default_transaction_read_only');
  const statuses: number[] = [];
  // Each connection to the standby fails once.
  while (statuses.at(-1) !== 201 && statuses.length <= poolSize) statuses.push((await announce()).status);
  expect(statuses).toEqual([...statuses.slice(0, -1).map(() => 503), 201]);
});

// Covers S11.
it('The log of a database outage is JSON and contains no names', () => {
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(lines.join('')).not.toMatch(/touchline\.example|Keller|2014-/);
});
