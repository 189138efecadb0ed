import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '../support/database.ts';
import { killServers } from '../support/server-process.ts';
import { type ClubServer, startClubServer } from './club-server.ts';
import { expectWithin, note, times } from './size.ts';

const shutdowns = times(1, 10);
const clients = 40;

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  killServers();
  await database.drop();
});

/**
 * A client reads on one kept connection, with a pause after each response, until one says that the connection closes, as a load
 * balancer does; returns the statuses or an error.
 */
async function readUntilClosed({ url, admin, pauseMs }: Reader): Promise<(number | string)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: (number | string)[] = [];
  let isOver = false;
  while (!isOver) {
    await new Promise<void>((done) => {
      const end = (outcome: number | string, isLast: boolean) => {
        outcomes.push(outcome);
        isOver = isLast;
        done();
      };
      get(`${url}/api/leagues`, { agent, headers: { cookie: admin.session } }, (response) => {
        response.resume().once('error', () => end('broken', true));
        response.once('end', () => end(response.statusCode!, response.headers.connection === 'close'));
      }).once('error', ({ code }: NodeJS.ErrnoException) => end(String(code), true));
    });
    if (!isOver) await pause(pauseMs);
  }
  agent.destroy();
  return outcomes;
}
type Reader = Pick<ClubServer, 'url' | 'admin'> & { pauseMs: number };

// Covers R13.
it(`A server that is shut down under load ${shutdowns} times completes every request and resets no connection`, async () => {
  let slowest = 0;
  const outcomes: (number | string)[] = [];
  for (let time = 0; time < shutdowns; time++) {
    const server = await startClubServer(database.url);
    // Some read all the time; the last ones send on a connection that has been idle while the port was closed.
    const reading = Promise.all(
      Array.from({ length: clients }, (_, n) => readUntilClosed({ ...server, pauseMs: n * 60 })),
    );
    await pause(1500);
    const start = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    slowest = Math.max(slowest, performance.now() - start);
    outcomes.push(...(await reading).flat());
  }
  const count = (wanted: number) => outcomes.filter((outcome) => outcome === wanted).length;
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 503)).toEqual([]);
  note('R13', `${shutdowns} shutdowns: ${count(200)} times 200, ${count(503)} times 503, 0 resets`);
  expectWithin('R13', 'slowest exit', slowest, 10_000);
});
