import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { check } from './checks.ts';
import { type OtherPostgres, startOtherPostgres } from './other-postgres.ts';
import { embeddedUrl, runProgram, startServer } from './programs.ts';
import { differences, type Sum, sumTables } from './tables.ts';

/** The club moves to a PostgreSQL of another major version and back, and through that one's own pg_dump. */
export async function otherVersion(backup: string, sums: Sum[], folder: string): Promise<void> {
  const other = await startOtherPostgres(join(folder, 'other'));
  if (!other) return void console.log('  skipped another PostgreSQL: none is installed');
  try {
    await thereAndBack(other, backup, sums, folder);
    await throughPsql(other, backup, sums, folder);
    await throughPgDump(other, sums, folder);
  } finally {
    other.stop();
  }
}

async function thereAndBack(other: OtherPostgres, backup: string, sums: Sum[], folder: string): Promise<void> {
  const url = other.createDatabase('club');
  const there = await runProgram('restore-database', [backup], { DATABASE_URL: url });
  const moved = there.code === 0 && differences(sums, await sumTables(url)).length === 0;
  check(`from the embedded database to PostgreSQL ${other.version}: the same rows`, moved, there.output);
  const file = join(folder, 'from-other.sql.gz');
  const DATA_DIR = join(folder, 'back');
  await runProgram('backup-database', [file], { DATABASE_URL: url });
  const back = await runProgram('restore-database', [file], { DATA_DIR });
  const server = await startServer({ DATA_DIR });
  const same = differences(sums, await sumTables(embeddedUrl(DATA_DIR))).length === 0;
  check(`and from PostgreSQL ${other.version} to the embedded database`, back.code === 0 && same, back.output);
  await server.stop();
}

/** A backup is SQL: it can be read without Touchline, once the tables are there. */
async function throughPsql(other: OtherPostgres, backup: string, sums: Sum[], folder: string): Promise<void> {
  const url = other.createDatabase('by_psql');
  await runProgram('migrate-database', [], { DATABASE_URL: url });
  const file = join(folder, 'other', 'club.sql');
  writeFileSync(file, gunzipSync(readFileSync(backup)));
  other.run(
    'psql',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    '--single-transaction',
    '-o',
    join(folder, 'other', 'out'),
    '-f',
    file,
    url,
  );
  check('psql reads a backup: the same rows', differences(sums, await sumTables(url)).length === 0);
}

/** What docs/operations.md tells those who run a PostgreSQL of their own. */
async function throughPgDump(other: OtherPostgres, sums: Sum[], folder: string): Promise<void> {
  const dump = join(folder, 'other', 'club.dump');
  const url = other.createDatabase('from_dump');
  other.run(
    'pg_dump',
    '--format=custom',
    '--exclude-table-data=sessions',
    '--exclude-table-data=found_children',
    '--exclude-table-data=child_tries',
    '--exclude-table-data=locked_names',
    '--file',
    dump,
    url.replace('from_dump', 'club'),
  );
  const sha256 = () => createHash('sha256').update(readFileSync(dump)).digest('hex');
  const written = sha256();
  other.run('pg_restore', '--exit-on-error', '--no-owner', '--dbname', url, dump);
  check('pg_dump and pg_restore: the same rows', differences(sums, await sumTables(url)).length === 0);
  const whole = readFileSync(dump);
  writeFileSync(dump, whole.subarray(0, whole.length / 2));
  const cut = other.createDatabase('from_cut');
  let isRefused = false;
  try {
    other.run('pg_restore', '--exit-on-error', '--single-transaction', '--no-owner', '--dbname', cut, dump);
  } catch {
    isRefused = (await sumTables(cut)).length === 0;
  }
  check('a dump that is cut short is refused, and leaves nothing', isRefused);
  whole[(whole.length / 2) | 0]! ^= 1;
  writeFileSync(dump, whole);
  check('a changed bit shows in its checksum', sha256() !== written);
}
