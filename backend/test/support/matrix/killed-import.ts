import pg from 'pg';
import { createDatabase } from '../database.ts';
import { Api } from '../api.ts';
import { urlOnceReady, startServer } from '../server-process.ts';
import { upload } from '../upload.ts';

const admin = { email: 'admin@club.example', password: 'correct horse' };
const rows = Array.from({ length: 6000 }, (_, n) => `Child ${n},2015-01-01\n`);
const file = `name,dateOfBirth\n${rows.join('')}`;

/** Kills a server in the middle of an import, and sends the file again to the next server. */
export async function importAcrossKill(): Promise<{ keptByKilled: number; again: Awaited<ReturnType<typeof upload>> }> {
  const { url, drop } = await createDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    const first = startServer(settingsFor(url));
    const address = await urlOnceReady(first);
    // This transaction inserts the file's last child, so the import has written thousands of rows before it waits for it.
    await other.query('BEGIN');
    await other.query(
      `INSERT INTO children (name, folded_name, date_of_birth) VALUES ('Child 5999', 'child 5999', '2015-01-01')`,
    );
    const cut = upload(await signedIn(address), 'children', file).catch(() => 'cut');
    await until(other, `wait_event_type = 'Lock'`, 1);
    first.process.kill('SIGKILL');
    await first.ended;
    expect(await cut).toBe('cut');
    await other.query('ROLLBACK');
    await until(other, 'true', 0);
    const { rows: kept } = await other.query<{ count: number }>('SELECT count(*)::int AS count FROM children');

    const second = startServer(settingsFor(url));
    const again = await upload(await signedIn(await urlOnceReady(second)), 'children', file);
    second.process.kill('SIGKILL');
    await second.ended;
    return { keptByKilled: kept[0]!.count, again };
  } finally {
    await other.end();
    await drop();
  }
}

const settingsFor = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret of at least 32 characters',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
});

async function signedIn(address: string): Promise<Api> {
  const api = new Api(address);
  const { status, body } = await api.post('/api/auth/login', { username: admin.email, password: admin.password });
  if (status !== 200) throw new Error(`The admin could not sign in: ${status} ${body.message}`);
  return api;
}

/** Waits until the given number of the server's connections are in that state. */
async function until(client: pg.Client, state: string, count: number): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'touchline' AND ${state}`,
    );
    if (rowCount === count) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}
