import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions, migrate } from '../../src/schema/data-source.ts';

const template = 'touchline_template';
/** An arbitrary number. Test files that start at once create the template once. */
const templateLock = 5177;

const serverUrl = () => process.env.TEST_DATABASE_URL!;

const urlOf = (name: string) => Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).toString();

/** Creates a migrated database as a copy of the template. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `club_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await createTemplate(client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const drop = () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`)));
  return { url: urlOf(name), drop };
}

async function createTemplate(client: pg.Client): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  const database = new DataSource(
    dataSourceOptions({ url: urlOf(unfinished), poolSize: 2, onPoolError: () => undefined }),
  );
  await database.initialize();
  await migrate(database);
  await database.destroy();
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
