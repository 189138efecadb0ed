import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClubApp, startClub } from './support/club-app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'touchline-pipelining-'));
const file = join(webRoot, 'shell/dist/large.0123456789.js');
let club: ClubApp;
beforeAll(async () => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '/'.repeat(1_000_000));
  club = await startClub({ webRoot });
});
afterAll(async () => {
  await club.close();
  rmSync(webRoot, { recursive: true });
});

/** Asks 200 times at once on one connection, the last time for its end. */
function askAtOnce(path: string): Socket {
  const ask = (further = '') => `GET ${path} HTTP/1.1\r\nHost: club\r\n${further}\r\n`;
  const socket = connect(Number(new URL(club.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(ask().repeat(199) + ask('Connection: close\r\n'));
  return socket;
}

/** How often this process, which is the server too, has the file open; never where the system does not tell. */
const timesOpen = () =>
  existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').filter((name) => target(name) === file).length : 0;

function target(name: string): string | null {
  try {
    return readlinkSync(join('/proc/self/fd', name));
  } catch {
    return null;
  }
}

it.each(['/large.0123456789.js', '/api/health/live'])(
  'a client that asks again before it is answered loses the connection: %s',
  async (path) => {
    const answers = (await text(askAtOnce(path)).catch(() => '')).match(/HTTP\/1\.1 200/g) ?? [];
    expect(answers.length).toBeLessThan(2);
  },
);

it('a client that asks 200 times and leaves has the server close what it opened', async () => {
  const socket = askAtOnce('/large.0123456789.js');
  socket.once('data', () => socket.destroy());
  await once(socket, 'close').catch(() => undefined);
  await (await fetch(`${club.url}/large.0123456789.js`)).text();
  // The test's time limit ends the wait.
  while (timesOpen() > 0) await pause(10);
}, 10_000);
