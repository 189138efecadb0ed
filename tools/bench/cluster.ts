import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runCommand } from '../drill/programs.ts';
import { fillClub } from './club-of-counties.ts';

/** An embedded PostgreSQL in a temporary folder. */
export interface Cluster {
  folder: string;
  version: string;
  /** Creates a database with a club of some counties and returns its URL. */
  createClub: (counties: number) => Promise<string>;
  stop: () => Promise<void>;
}

const embedded = new URL('../../backend/dist/database/embedded/embedded-postgres.js', import.meta.url).href;

export async function startCluster(data: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  // If root starts the measurements, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const { startEmbeddedPostgres } = await import(embedded);
  const server: { url: string; stop: () => Promise<void> } = await startEmbeddedPostgres(folder, {
    // Otherwise checkpoints would take most of the time in which the clubs are filled.
    serverSettings: ['max_wal_size=4GB'],
  });
  const [row] = await query<{ version: string }>(server.url, `SELECT current_setting('server_version') AS version`);
  const createClub = async (counties: number): Promise<string> => {
    const url = Object.assign(new URL(server.url), { pathname: `/counties_${counties}` }).toString();
    await query(server.url, `CREATE DATABASE counties_${counties}`);
    const { code, output } = await runCommand('migrate', [], { DATABASE_URL: url });
    if (code !== 0) throw new Error(output);
    await withClient(url, (client) => fillClub(client, { counties, data }));
    return url;
  };
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, version: row!.version, createClub, stop };
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const query = <Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(statement)).rows);
