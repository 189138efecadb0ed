// @ts-check
import { mkdtempSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** One embedded PostgreSQL for the whole run; each test file has its own database in it (database.ts). */
export default async function startDatabaseServer() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'));
  await chmod(folder, 0o755);
  const { startEmbeddedPostgres } = await tsImport('../../src/database/embedded/embedded-postgres.ts', import.meta.url);
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = await startEmbeddedPostgres(folder, { serverSettings: quick });
  process.env.TEST_DATABASE_URL = server.url;
  Object.assign(globalThis, { testDatabaseServer: { folder, stop: server.stop } });
}
