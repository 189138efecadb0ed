import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Api } from './support/api.ts';
import { createDatabase } from './support/database.ts';
import { greeted, killServers, startServer } from './support/server-process.ts';

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

/** Resolves once the port takes no more connections. */
async function closed(port: number): Promise<void> {
  const isOpen = () =>
    open(port).then(
      (socket) => socket.destroy(),
      () => null,
    );
  while (await isOpen());
}

it('a request on a connection that is still open when the port has closed is refused, not reset', async () => {
  const server = startServer({ DATABASE_URL: database.url });
  const port = Number(new URL(await greeted(server)).port);
  const socket = await open(port);
  ask(socket, '/api/health/live');
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 OK\r\n/);

  server.process.kill('SIGTERM');
  await closed(port);
  ask(socket, '/api/leagues');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n/);
  expect(answer).toMatch(/^content-type: application\/problem\+json/im);
  expect(answer).toMatch(/^retry-after: 2\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await server.ended).toBe(0);
});

/** A way to the database that can fall silent: it then takes what is said, and passes nothing on. */
function openLine(): Server {
  const { hostname, port } = new URL(database.url);
  const line = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).unref();
    for (const socket of [near.unref(), far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    line.once('silence', () =>
      near
        .unpipe(far)
        .on('data', () => line.emit('lost'))
        .resume(),
    );
  });
  return line.listen(0, '127.0.0.1').unref();
}

it('a server ends although its database, which a request waits for, has fallen silent', async () => {
  const line = openLine();
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  const overLine = Object.assign(new URL(database.url), { port: String(port) }).toString();
  const account = { ADMIN_EMAIL: 'admin@club.example', ADMIN_PASSWORD: 'correct horse' };
  const server = startServer({ DATABASE_URL: overLine, ...account });
  const admin = new Api(await greeted(server));
  await admin.post('/api/auth/login', { username: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD });

  line.emit('silence');
  const unanswered = admin.get('/api/auth/me').catch(() => null);
  await once(line, 'lost');
  server.process.kill('SIGINT');
  expect(await unanswered).toBeNull();
  expect(await server.ended).not.toBeNull();
});
