import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createDatabase } from '../support/database.ts';
import { killServers } from '../support/server-process.ts';
import { type ClubServer, memoryOf, probe, startClubServer } from './club-server.ts';
import { expectWithin, isFull, note, times } from './size.ts';

const slowHeaders = times(200, 2000);
const slowBodies = times(20, 200);
const keptAlive = times(200, 2000);
const seconds = times(3, 60);

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ClubServer;
beforeAll(async () => {
  database = await createDatabase();
  // As on a small machine: with Node's default for a large one, garbage is collected late.
  const memory = { NODE_OPTIONS: '--max-old-space-size=384' };
  // The short form may share its machine, where requests wait longer for a database connection.
  server = await startClubServer(database.url, isFull ? memory : { ...memory, DATABASE_WAIT_MS: '30000' });
});
afterAll(async () => {
  killServers();
  await database.drop();
});

/** Begins a request and never completes it; resolves with the milliseconds until the server closes the connection. */
async function beginSlowly(start: string): Promise<number> {
  const socket: Socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const since = performance.now();
  socket.write(start);
  socket.resume().on('error', () => undefined);
  await once(socket, 'close');
  return performance.now() - since;
}

// Covers R10.
it('Requests that never end slow no others down, and are closed in time', async () => {
  const live = probe(`${server.url}/api/health/live`);
  const header = 'GET /api/health/live HTTP/1.1\r\nHost: club\r\nX-Slow: ';
  const body = `POST /api/auth/login HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"user`;
  const begun = [header, body].map((start, index) =>
    Promise.all(Array.from({ length: [slowHeaders, slowBodies][index]! }, () => beginSlowly(start))),
  );
  const [headers, bodies] = await Promise.all(begun);
  const { p99, count, statuses } = await live.stop();
  expect(statuses).toEqual([200]);
  expectWithin('R10', `p99 of ${count} requests of others`, p99, 100);
  const slowest = Math.max(...headers!, ...bodies!);
  note('R10', `${slowHeaders} headers closed within ${Math.round(Math.max(...headers!) / 1000)} s`);
  // The server looks every two seconds.
  expectWithin('R10', `slowest of ${slowHeaders + slowBodies} to be closed`, slowest, 33_000);
});

// Covers R11.
it(`${keptAlive} connections that stay open for ${seconds} s of reads get no error`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: keptAlive, maxFreeSockets: keptAlive });
  const paths = ['/api/leagues', '/api/teams', '/api/events', '/api/announcements', '/api/auth/me', '/api/health/live'];
  const statuses = new Map<number | string, number>();
  const read = (path: string) =>
    new Promise<void>((done) => {
      const count = (outcome: number | string) => {
        statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
        done();
      };
      get(server.url + path, { agent, headers: { cookie: server.admin.session } }, (response) => {
        response.resume().once('end', () => count(response.statusCode!));
      }).once('error', (error: NodeJS.ErrnoException) => count(error.code ?? error.message));
    });
  const end = performance.now() + seconds * 1000;
  let largest = 0;
  await Promise.all(
    Array.from({ length: keptAlive }, async (_, n) => {
      do {
        await read(paths[n++ % paths.length]!);
        if (n % 50 === 0 && existsSync('/proc/self/status')) largest = Math.max(largest, memoryOf(server.process.pid!));
      } while (performance.now() < end);
    }),
  );
  agent.destroy();
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  note(
    'R11',
    `${total} reads: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; at most ${Math.round(largest)} MB`,
  );
  expect([...statuses.keys()]).toEqual([200]);
  expect(largest).toBeLessThan(512);
});
