import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createDatabase } from '../support/database.ts';
import { tally } from '../support/matrix/matrix.ts';
import { killServers } from '../support/server-process.ts';
import { type ClubServer, memoryOf, startClubServer } from './club-server.ts';
import { note, times } from './size.ts';

const megabytes = 64;
const rounds = times(2, 10);
const chunk = Buffer.alloc(1 << 16, 0x20);

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ClubServer;
beforeAll(async () => {
  database = await createDatabase();
  server = await startClubServer(database.url);
});
afterAll(async () => {
  killServers();
  await database.drop();
});

const bodies = [
  { path: '/api/announcements', type: 'application/json', start: '{"title":"' },
  {
    path: '/api/import/children',
    type: 'multipart/form-data; boundary=x',
    start: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname,dateOfBirth\r\n',
  },
];

/** Sends a body of 64 MB, with or without its length, until the server responds or closes; resolves with the status. */
function send({ path, type, start }: (typeof bodies)[number], saysLength: boolean): Promise<number> {
  return new Promise((done) => {
    const outgoing = request(server.url + path, {
      method: 'POST',
      headers: {
        cookie: server.admin.session,
        'content-type': type,
        ...(saysLength && { 'content-length': String(megabytes << 20) }),
      },
    });
    outgoing.once('response', (response) => {
      response.resume();
      done(response.statusCode!);
      outgoing.destroy();
    });
    // A client that still writes when the server closes may lose the response.
    outgoing.once('error', () => done(0));
    outgoing.write(start);
    let remaining = (megabytes << 20) - start.length;
    const write = () => {
      while (remaining > 0 && !outgoing.destroyed) {
        const part = chunk.subarray(0, Math.min(chunk.length, remaining));
        remaining -= part.length;
        if (!outgoing.write(part)) return void outgoing.once('drain', write);
      }
      outgoing.end();
    };
    write();
  });
}

// Covers R9.
it.each(bodies)(`Ten bodies of ${megabytes} MB at once get 413 and leave no memory behind: $path`, async (body) => {
  const sendTen = (n: number) => Promise.all(Array.from({ length: 10 }, () => send(body, n % 2 === 0)));
  const memory = () => (existsSync('/proc/self/status') ? memoryOf(server.process.pid!) : 0);
  // The first bodies let the server allocate what it keeps.
  await sendTen(0);
  const before = memory();
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round++) statuses.push(...(await sendTen(round)));
  expect(tally(statuses)).toBe(`${10 * rounds}x413`);
  expect((await server.admin.get('/api/announcements')).body).toEqual([]);
  // Garbage is collected when the server works on.
  for (let n = 0; n < 2000 && memory() - before >= 30; n++) await server.admin.get('/api/leagues');
  expect(memory() - before).toBeLessThan(30);
  note('R9', `${body.path}: ${10 * rounds} times 413, ${Math.round(memory() - before)} MB more memory afterwards`);
});
