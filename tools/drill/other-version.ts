import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { signIn } from '../county/club-client.ts';
import { leftOutOfBackups } from '../left-out.ts';
import { check } from './checks.ts';
import { checkRestoredMail } from './mail.ts';
import { type OtherPostgres, startOtherPostgres } from './other-postgres.ts';
import { embeddedUrl, runCommand, startServer } from './programs.ts';
import { differences, type TableChecksum, checksumTables } from './tables.ts';

/** Moves the club to another major version of PostgreSQL and back, through psql, and through that version's pg_dump. */
export async function checkOtherVersion(backup: string, checksums: TableChecksum[], folder: string): Promise<void> {
  const other = await startOtherPostgres(join(folder, 'other'));
  if (!other) return void console.log('  skipped other versions of PostgreSQL: none is installed');
  try {
    await roundTrip(other, backup, checksums, folder);
    await throughPsql(other, backup, checksums, folder);
    await throughPgDump(other, checksums, folder);
  } finally {
    other.stop();
  }
}

async function roundTrip(
  other: OtherPostgres,
  backup: string,
  checksums: TableChecksum[],
  folder: string,
): Promise<void> {
  const url = other.createDatabase('club');
  const there = await runCommand('restore', [backup], { DATABASE_URL: url });
  const moved = there.code === 0 && differences(checksums, await checksumTables(url)).length === 0;
  check(`from the embedded database to PostgreSQL ${other.version}: the same rows`, moved, there.output);
  const file = join(folder, 'from-other.sql.gz');
  const DATA_DIR = join(folder, 'back');
  await runCommand('backup', [file], { DATABASE_URL: url });
  const back = await runCommand('restore', [file], { DATA_DIR });
  const server = await startServer({ DATA_DIR });
  const same = differences(checksums, await checksumTables(embeddedUrl(DATA_DIR))).length === 0;
  check(
    `from PostgreSQL ${other.version} to the embedded database: the same rows`,
    back.code === 0 && same,
    back.output,
  );
  await server.stop();
}

/** A backup is SQL, so psql can load it once the tables exist. */
async function throughPsql(
  other: OtherPostgres,
  backup: string,
  checksums: TableChecksum[],
  folder: string,
): Promise<void> {
  const url = other.createDatabase('by_psql');
  await runCommand('migrate', [], { DATABASE_URL: url });
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
  check('psql loads a backup: the same rows', differences(checksums, await checksumTables(url)).length === 0);
}

const oldLink = 'the secret of a link';

/** Mail delivery that is not paused, a mail that waits, and a link that works. */
const mails = `
  INSERT INTO mail_delivery (is_paused) VALUES (false);
  WITH mail AS (
    INSERT INTO mails (kind, dedupe_key, user_id, address, priority)
    SELECT 'password-reset', 'old', id, email, 0 FROM users WHERE email = 'coach@touchline.example' RETURNING *)
  INSERT INTO account_links (hash, purpose, user_id, mail_id, address, expires_at)
  SELECT sha256('${oldLink}'), 'reset-password', user_id, id, address, now() + interval '1 day' FROM mail`;

/** The pg_dump commands of docs/operations.md. */
async function throughPgDump(other: OtherPostgres, checksums: TableChecksum[], folder: string): Promise<void> {
  const dump = join(folder, 'other', 'club.dump');
  const url = other.createDatabase('from_dump');
  const source = url.replace('from_dump', 'club');
  other.run('psql', '-q', '-v', 'ON_ERROR_STOP=1', '-c', mails, source);
  other.run(
    'pg_dump',
    '--format=custom',
    ...leftOutOfBackups.map((table) => `--exclude-table-data=${table}`),
    '--file',
    dump,
    source,
  );
  const sha256 = () => createHash('sha256').update(readFileSync(dump)).digest('hex');
  const written = sha256();
  other.run('pg_restore', '--exit-on-error', '--no-owner', '--dbname', url, dump);
  check('pg_dump and pg_restore: the same rows', differences(checksums, await checksumTables(url)).length === 0);
  const DATA_DIR = join(folder, 'from-dump');
  const server = await startServer({ DATABASE_URL: url, DATA_DIR });
  const club = await signIn({ url: server.url, email: 'admin@touchline.example', password: 'touchline' });
  await checkRestoredMail(club, server.url, DATA_DIR, oldLink);
  await server.stop();
  const whole = readFileSync(dump);
  writeFileSync(dump, whole.subarray(0, whole.length / 2));
  const truncated = other.createDatabase('from_truncated');
  let isRejected = false;
  try {
    other.run('pg_restore', '--exit-on-error', '--single-transaction', '--no-owner', '--dbname', truncated, dump);
  } catch {
    isRejected = (await checksumTables(truncated)).length === 0;
  }
  check('a truncated dump is rejected and leaves no tables', isRejected);
  whole[(whole.length / 2) | 0]! ^= 1;
  writeFileSync(dump, whole);
  check('the checksum reveals a changed bit in a dump', sha256() !== written);
}
