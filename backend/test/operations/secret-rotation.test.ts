import { createDatabase } from '../support/database.ts';
import { Api } from '../support/api.ts';
import { killServers, startServer, urlOnceReady } from '../support/server-process.ts';

const admin = { username: 'office@club.example', password: 'quite a long sentence' };
const before = 'a secret that was used until today';
const after = 'a secret that is used from now on';
let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  killServers();
  await database.drop();
});

const startWith = (secret: string) =>
  urlOnceReady(
    startServer({
      DATABASE_URL: database.url,
      SESSION_SECRET: secret,
      ADMIN_EMAIL: admin.username,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'silent',
    }),
  );

// Covers ASVS 9.1.3, 11.2.2.
it('A session outlives a new secret as long as the old one is listed, and no longer', async () => {
  const api = new Api(await startWith(before));
  expect((await api.post('/api/auth/login', admin)).status).toBe(200);
  const { session } = api;
  const status = async (secret: string) =>
    (await new Api(await startWith(secret)).useSession(session).get('/api/auth/me')).status;
  expect([await status(`${after},${before}`), await status(after)]).toEqual([200, 401]);
});
