import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillClub } from '@touchline/tools/bench';
import pg from 'pg';
import { type Server, startServer } from './server.ts';

/** A real season, kept beside the repository. */
export const county = fileURLToPath(new URL('../../../shared/data/county', import.meta.url));
export const hasCounty = existsSync(county);

/** A server of its own with a club of the size of a county: see `fillClub`. */
export async function startCountyClub(): Promise<Server> {
  const server = await startServer({ SAMPLE_CLUB: 'false' });
  const database = new pg.Client({ connectionString: embeddedUrl(server.dataDir) });
  await database.connect();
  await fillClub(database, { counties: 1, data: county });
  await database.end();
  return server;
}

function embeddedUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8');
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://touchline:${password}@127.0.0.1:${port}/postgres`;
}
