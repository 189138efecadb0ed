import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { leftOutOfBackups } from '@touchline/tools/left-out';
import { type Deployment } from './deployment.ts';
import { writableFolder } from './processes.ts';
import { ordinaryUser } from './requirements.ts';

/** The backup image's script writes a dump with a checksum, which restores to the same tables. */
export async function backupAndRestore({ image, postgres, scratch }: Deployment): Promise<string> {
  const { directory, environment } = image('backup');
  const folder = writableFolder(join(scratch, 'backups'));
  const env = { ...environment, ...postgres.environment, BACKUPS: folder };
  const run = (script: string) =>
    execFileSync('sh', [script], { cwd: directory, env, encoding: 'utf8', ...ordinaryUser() });
  assert.throws(() => run('is-fresh.sh'), 'no backup yet');
  run('backup.sh');
  run('is-fresh.sh');
  const [dump = '', checksum = ''] = readdirSync(folder).sort();
  const modes = [dump, checksum].map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
  assert.deepEqual(modes, ['600', '600'], 'only the owner can read them');
  execFileSync('sha256sum', ['--check', checksum], { cwd: folder });

  const { run: postgresProgram } = postgres;
  postgres.administer('createdb', '--owner=touchline', 'restored');
  const restore = (...how: string[]) =>
    postgresProgram('pg_restore', ...how, '--exit-on-error', '--dbname=restored', join(folder, dump));
  restore();
  // Over existing data, as docs/operations.md describes.
  restore('--clean', '--if-exists', '--single-transaction');
  const excluded = `{${leftOutOfBackups.join()}}`;
  const tables = (database: string) => {
    const names = postgresProgram(
      'psql',
      '-At',
      '-d',
      database,
      '-c',
      `SELECT tablename FROM pg_tables WHERE schemaname = $$public$$ AND tablename <> ALL ($$${excluded}$$) ORDER BY 1`,
    );
    return names
      .trim()
      .split('\n')
      .map(
        (name) => `${name} ${postgresProgram('psql', '-At', '-d', database, '-c', `SELECT count(*) FROM "${name}"`)}`,
      );
  };
  assert.deepEqual(tables('restored'), tables('touchline'));
  return `${tables('restored').length} tables, each with the same number of rows`;
}
