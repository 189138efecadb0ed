import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { until } from '../support/mail-club.ts';
import { killServers } from '../support/server-process.ts';
import { type ClubServer, memoryOf, startClubServer } from './club-server.ts';
import { isFull, note, times } from './size.ts';

const perSecond = 50;
const seconds = times(6, 30 * 60);

const folder = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
chmodSync(folder, 0o755);
let postgres: EmbeddedPostgres;
let server: ClubServer;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder);
  server = await startClubServer(postgres.url);
  const league = await server.admin.post('/api/leagues', { name: 'North', ageGroup: 'U12' });
  expect([league.status, league.body.id]).toEqual([201, 1]);
});
afterAll(async () => {
  killServers();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const statuses = new Map<number | string, number>();

/** Every third request writes; the data do not grow. */
async function send(n: number): Promise<void> {
  const { admin } = server;
  const request =
    n % 3 === 0
      ? admin.put('/api/leagues/1', { description: `Week ${n}` })
      : admin.get(['/api/announcements', '/api/leagues', '/api/events', '/api/teams'][n % 4]!);
  const status = await request.then(
    (response) => response.status,
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
  );
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Sends requests at a steady rate for some seconds, and calls back each second. */
async function load(forSeconds: number, everySecond: (second: number) => void = () => undefined): Promise<void> {
  const start = performance.now();
  const open = new Set<Promise<void>>();
  for (let n = 0; n < forSeconds * perSecond; n++) {
    const request = send(n).finally(() => open.delete(request));
    open.add(request);
    if (n % perSecond === 0) everySecond(n / perSecond);
    await pause(Math.max(0, start + ((n + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(open);
}

/** Megabytes per ten minutes, as the least squares of one reading per second say. */
function slope(readings: number[]): number {
  const middle = (readings.length - 1) / 2;
  const mean = readings.reduce((sum, value) => sum + value, 0) / readings.length;
  const [over, under] = readings.reduce(
    ([above, below], value, n) => [above + (n - middle) * (value - mean), below + (n - middle) ** 2],
    [0, 0],
  );
  return (over / under) * 600;
}

/**
 * How many more were in use in the last quarter than in the first. The lowest reading of each counts, because connections that open and
 * close only add to it.
 */
function added(readings: number[]): number {
  const quarter = Math.ceil(readings.length / 4);
  return Math.min(...readings.slice(-quarter)) - Math.min(...readings.slice(0, quarter));
}

const descriptorsInUse = () => readdirSync(`/proc/${server.process.pid}/fd`).length;

// Covers R17.
// Only 503 is allowed, because two restarts fall into the time.
it(`During ${seconds} s at ${perSecond} requests per second, nothing fails and nothing leaks`, async () => {
  await load(seconds / 20);
  server.process.kill('SIGTERM');
  await server.ended;
  server = await startClubServer(postgres.url);
  await load(seconds / 20);

  process.kill(Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT');
  await load(seconds / 20);
  while ((await server.admin.get('/api/health/ready')).status !== 200) await pause(20);

  const hasProc = existsSync('/proc/self/fd');
  const memory: number[] = [];
  const descriptors: number[] = [];
  // As long as possible, because the garbage of a few minutes hides what leaks.
  await load(seconds * 0.85, () => {
    if (!hasProc) return;
    memory.push(memoryOf(server.process.pid!));
    descriptors.push(descriptorsInUse());
  });

  note('R17', [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  if (!hasProc) return;
  note('R17', `memory ${slope(memory).toFixed(1)} MB per 10 min, ${added(descriptors)} descriptors more`);
  if (isFull) {
    expect(Math.abs(added(descriptors))).toBeLessThanOrEqual(5);
    expect(slope(memory)).toBeLessThan(1);
  }
  // Connections that a busy machine has opened close once they are idle; what leaks stays.
  await until(() => descriptorsInUse() <= Math.min(...descriptors) + 5);
});
