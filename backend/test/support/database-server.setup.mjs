// @ts-check
import { mkdtempSync, statfsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** One embedded PostgreSQL for the whole run; each test file has its own database in it (database.ts). */
export default async function startDatabaseServer() {
  const folder = mkdtempSync(join(hasMemoryFolder() ? memoryFolder : tmpdir(), 'touchline-test-'));
  await chmod(folder, 0o755);
  // Tests put their own files there as well.
  process.env.TMPDIR = join(folder, 'files');
  await mkdir(process.env.TMPDIR);
  const { writeDeclaredRows } = await tsImport('./rows/declared-rows.ts', import.meta.url);
  process.env.ROWS_FILE = writeDeclaredRows();
  const { startEmbeddedPostgres } = await tsImport('../../src/database/embedded/embedded-postgres.ts', import.meta.url);
  const quick = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_wal_size=256MB',
    'max_connections=200',
    'jit=off',
    'autovacuum=off',
    // Longer than the lock timeout, so that a deadlock fails a test instead of being retried.
    'deadlock_timeout=10s',
  ];
  const server = await startEmbeddedPostgres(folder, { serverSettings: quick });
  process.env.TEST_DATABASE_URL = server.url;
  Object.assign(globalThis, { testDatabaseServer: { folder, stop: server.stop } });
}

/** Files in memory, because creating a database takes several times as long on a disk. */
const memoryFolder = '/dev/shm';

/** False on systems without one, and in containers that have only a small one. */
function hasMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > 3 * 1024 ** 3;
  } catch {
    return false;
  }
}
