import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Api } from '../support/api.ts';
import { createDatabase } from '../support/database.ts';
import { urlOnceReady, killServers, startServer } from '../support/server-process.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  killServers();
  await database.drop();
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: club\r\n\r\n`);

/** Resolves once the port accepts no more connections. */
async function closed(port: number): Promise<void> {
  const isOpen = () =>
    open(port).then(
      (socket) => socket.destroy(),
      () => null,
    );
  while (await isOpen());
}

// Covers R13.
it('A server that has closed its port rejects requests on open connections instead of resetting them', async () => {
  const server = startServer({ DATABASE_URL: database.url });
  const port = Number(new URL(await urlOnceReady(server)).port);
  const socket = await open(port);
  ask(socket, '/api/health/live');
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 OK\r\n/);

  server.process.kill('SIGTERM');
  await closed(port);
  ask(socket, '/api/leagues');
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n/);
  expect(response).toMatch(/^content-type: application\/problem\+json/im);
  expect(response).toMatch(/^retry-after: 2\r$/im);
  expect(response).toMatch(/^connection: close\r$/im);
  expect(await server.ended).toBe(0);
});

/** A proxy to the database that can fall silent: it then accepts data, but forwards nothing. */
function startProxy(): Server {
  const { hostname, port } = new URL(database.url);
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).unref();
    for (const socket of [near.unref(), far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    proxy.once('silence', () =>
      near
        .unpipe(far)
        .on('data', () => proxy.emit('lost'))
        .resume(),
    );
  });
  return proxy.listen(0, '127.0.0.1').unref();
}

// Covers R13.
it('A server shuts down even if a request waits for a database that no longer responds', async () => {
  const proxy = startProxy();
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const proxyUrl = Object.assign(new URL(database.url), { port: String(port) }).toString();
  const account = { ADMIN_EMAIL: 'admin@club.example', ADMIN_PASSWORD: 'correct horse' };
  const server = startServer({ DATABASE_URL: proxyUrl, ...account });
  const admin = new Api(await urlOnceReady(server));
  await admin.post('/api/auth/login', { username: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD });

  proxy.emit('silence');
  const pending = admin.get('/api/auth/me').catch(() => null);
  await once(proxy, 'lost');
  server.process.kill('SIGINT');
  expect(await pending).toBeNull();
  expect(await server.ended).not.toBeNull();
});
