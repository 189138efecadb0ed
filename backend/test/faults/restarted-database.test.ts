import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { until } from '../support/mail-club.ts';
import { killServers } from '../support/server-process.ts';
import { type ClubServer, missing, startClubServer, startWriters } from './club-server.ts';
import { expectWithin, note, times } from './size.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-restarts-'));
chmodSync(folder, 0o755);
let postgres: EmbeddedPostgres;
let server: ClubServer;
let port: number;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder, { keepRunning: false });
  port = Number(new URL(postgres.url).port);
  server = await startClubServer(postgres.url);
});
afterAll(async () => {
  killServers();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Stops PostgreSQL with a signal, waits until the server has noticed, and starts it again; resolves with the milliseconds until a request
 * succeeds.
 */
async function restart(signal: NodeJS.Signals): Promise<number> {
  const pid = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, signal);
  await until(() => !isAlive(pid));
  const ready = async () => (await server.admin.get('/api/health/ready')).status;
  await until(async () => (await ready()) === 503);
  postgres = await startEmbeddedPostgres(folder, { port, keepRunning: false });
  const back = performance.now();
  while ((await ready()) !== 200) await pause(10);
  return performance.now() - back;
}

// Covers R3.
it.each([
  { how: 'shut down fast', signal: 'SIGINT' as const, count: times(1, 10) },
  { how: 'shut down at once', signal: 'SIGQUIT' as const, count: times(1, 5) },
  { how: 'killed', signal: 'SIGKILL' as const, count: times(1, 5) },
])(
  'No acknowledged write of 20 writers is lost while PostgreSQL is $how and started again $count times',
  async ({ how, signal, count }) => {
    const writers = startWriters(server.admin);
    let slowest = 0;
    for (let time = 0; time < count; time++) {
      const enough = writers.acknowledged.length + 50;
      await until(() => writers.acknowledged.length >= enough);
      slowest = Math.max(slowest, await restart(signal));
    }
    const enough = writers.acknowledged.length + 50;
    await until(() => writers.acknowledged.length >= enough);
    await writers.stop();
    expect(new Set(writers.others)).toEqual(new Set([503]));
    expect(await missing(postgres.url, writers.acknowledged)).toEqual([]);
    expect(server.process.exitCode).toBeNull();
    note(
      'R3',
      `${how} ${count} times: ${writers.acknowledged.length} acknowledged, 0 lost, ${writers.others.length} times 503`,
    );
    expectWithin('R3', `${how}: first success after it accepts connections`, slowest, 1000);
  },
);
