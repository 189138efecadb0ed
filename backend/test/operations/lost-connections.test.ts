import pg from 'pg';
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

async function endConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Other tests' databases are on the same server.
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'touchline' AND datname = current_database()`,
  );
  await client.end();
}

// Covers R3.
it('A server whose database closes its connections while requests wait for one continues to run', async () => {
  const account = { ADMIN_EMAIL: 'admin@club.example', ADMIN_PASSWORD: 'correct horse' };
  const server = startServer({ DATABASE_URL: database.url, ...account });
  const admin = new Api(await urlOnceReady(server));
  await admin.post('/api/auth/login', { username: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD });

  const statuses: number[] = [];
  const write = async (writer: number) => {
    for (let turn = 0; turn < 40; turn++) {
      const { status } = await admin.post('/api/leagues', { name: `League ${writer} ${turn}`, ageGroup: 'U12' });
      if (statuses.push(status) % 100 === 0) await endConnections();
    }
  };
  // More writers than the pool has connections.
  await Promise.allSettled(Array.from({ length: 25 }, (_, writer) => write(writer)));
  server.process.kill('SIGINT');

  // Exit code 0: the server did not crash, but received SIGINT.
  expect(await server.ended).toBe(0);
  expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(statuses).toHaveLength(1000);
});
