import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '../support/api.ts';
import { urlOnceReady, killServers, startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-start-'));
chmodSync(folder, 0o755);

const start = (settings: Record<string, string>) => startServer({ DATA_DIR: folder, ...settings });

let busy: Server;
beforeAll(async () => {
  busy = createServer();
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  busy.close();
  killServers();
  rmSync(folder, { recursive: true, force: true });
});

const busyPort = () => String((busy.address() as AddressInfo).port);

describe('A start with', () => {
  // Covers S14.
  it.each([
    [
      'a busy port',
      () => ({ PORT: busyPort() }),
      /^Port \d+ is in use: stop the program that uses it, or set PORT to another port\.$/,
    ],
    [
      'a DATA_DIR that is a file',
      () => {
        writeFileSync(join(folder, 'a-file'), '');
        return { DATA_DIR: join(folder, 'a-file') };
      },
      /^Touchline cannot write to .*a-file.*: make it writable, or set DATA_DIR to another folder\.$/,
    ],
    [
      'wrong settings',
      () => ({ PORT: 'http', CLUB_TIME_ZONE: 'Mars/Olympus' }),
      /^Touchline cannot start with these settings:\n( {2}- .+\n)+ {2}- CLUB_TIME_ZONE must be a time zone like Europe\/London$/,
    ],
    [
      'unsafe settings in production',
      () => ({ NODE_ENV: 'production', RATE_LIMITS: 'off', SAMPLE_CLUB: 'true' }),
      /^Touchline cannot start with these settings:\n {2}- SESSION_SECRET is required .+\n {2}- SAMPLE_CLUB .+\n {2}- RATE_LIMITS=off .+$/,
    ],
    [
      'a stopped database',
      () => ({ DATABASE_URL: 'postgres://touchline@127.0.0.1:9/club' }),
      /^The database does not respond: start it, or correct DATABASE_URL\.$/,
    ],
  ])('%s fails with one sentence', async (_case, environment, sentence) => {
    const started = start(environment());
    expect(await started.ended).toBe(1);
    expect(started.output().trim()).toMatch(sentence);
  });
});

it('The server keeps its data, however it was ended', async () => {
  const first = start({});
  const url = await urlOnceReady(first);
  expect(first.output()).toContain('parent@touchline.example');
  const api = new Api(url);
  const person = { email: 'stays@families.example', password: 'correct horse', fullName: 'Somebody Who Stays' };
  expect((await api.post('/api/auth/register', person)).status).toBe(201);

  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^Another Touchline is running on the data in/m);
  const ready = await api.get('/api/health/ready');
  // Longer than the 60 s of nginx, so that a proxy never sends a request on a connection that is being closed.
  expect([ready.status, ready.headers.get('keep-alive')]).toEqual([200, 'timeout=75']);

  first.process.kill('SIGINT');
  expect(await first.ended).toBe(0);

  const third = start({ WORKERS: '2' });
  const again = new Api(await urlOnceReady(third));
  expect((await again.post('/api/auth/login', { username: person.email, password: person.password })).status).toBe(200);
  third.process.kill('SIGKILL');
  await third.ended;

  // The workers of a killed server end; its database continues to run, and the next server takes it over and stops it.
  const fourth = start({});
  const later = new Api(await urlOnceReady(fourth));
  expect((await later.post('/api/auth/login', { username: person.email, password: person.password })).status).toBe(200);
  const waiting = later.get('/api/auth/me');
  fourth.process.kill('SIGTERM');
  expect((await waiting).status).toBe(200);
  expect(await fourth.ended).toBe(0);
});
