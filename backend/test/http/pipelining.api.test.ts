import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClubApp, startClub } from '../support/club-app.ts';

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

/** Sends 200 requests at once on one connection; the last one closes it. */
function sendPipelined(path: string): Socket {
  const request = (further = '') => `GET ${path} HTTP/1.1\r\nHost: club\r\n${further}\r\n`;
  const socket = connect(Number(new URL(club.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request().repeat(199) + request('Connection: close\r\n'));
  return socket;
}

/** How often this process, which is also the server, has the file open; 0 on systems without /proc. */
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
  'A client that sends the next request before the response loses the connection: %s',
  async (path) => {
    const responses = (await text(sendPipelined(path)).catch(() => '')).match(/HTTP\/1\.1 200/g) ?? [];
    expect(responses.length).toBeLessThan(2);
  },
);

// Covers ASVS 1.4.3.
it('A client that sends 200 requests and disconnects leaves no file open on the server', async () => {
  const socket = sendPipelined('/large.0123456789.js');
  socket.once('data', () => socket.destroy());
  await once(socket, 'close').catch(() => undefined);
  await (await fetch(`${club.url}/large.0123456789.js`)).text();
  while (timesOpen() > 0) await pause(10);
}, 10_000);
