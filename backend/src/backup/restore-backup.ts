import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { withStartupLock } from '../database/startup-lock.ts';
import { checkBackup, linesOf } from './backup-file.ts';

/**
 * Restores a backup in one transaction and migrates it if an older version has written it. Overwrites an existing club only with
 * `replaces`. Returns the number of rows.
 */
export async function restoreBackup(database: DataSource, file: string, replaces: boolean): Promise<number> {
  const migrations = await checkBackup(file);
  const knownMigrations = database.migrations.map((migration) => migration.constructor.name);
  if (!migrations.every((name) => knownMigrations.includes(name)))
    throw new Error(
      `${file} was written by a newer version of Touchline: restore it with that version. Nothing was changed.`,
    );
  return withStartupLock(database, async (runner) => {
    if (!replaces) await assertEmpty(runner);
    return replaceAll(new MigrationExecutor(database, runner), runner, file, migrations);
  });
}

async function replaceAll(executor: MigrationExecutor, runner: QueryRunner, file: string, migrations: string[]) {
  for (let remaining = (await executor.getExecutedMigrations()).length; remaining > 0; remaining--)
    await executor.undoLastMigration();
  const migrate = async (isIncluded: (name: string) => boolean) => {
    for (const migration of await executor.getPendingMigrations())
      if (isIncluded(migration.name)) await executor.executeMigration(migration);
  };
  // Restores the rows into the tables of the backup's version before migrating to the current version.
  await migrate((name) => migrations.includes(name));
  const rows = await runScript(runner, file);
  await migrate(() => true);
  await runner.query('ANALYZE');
  return rows;
}

async function assertEmpty(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('users'))) return;
  const [{ count }] = (await runner.query('SELECT count(*) FROM users')) as [{ count: number }];
  if (count === 0) return;
  throw new Error(
    `This database contains a club with ${count} accounts. Nothing was changed. Restore into an empty database (another DATA_DIR), or use --replace to overwrite the club.`,
  );
}

/** Runs the backup's SQL, which has one statement per line. */
async function runScript(runner: QueryRunner, file: string): Promise<number> {
  const client = (await runner.connect()) as PoolClient;
  const lines = linesOf(file);
  let rows = 0;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const statement = line.value.toString();
    if (statement.startsWith('COPY ')) {
      // A migration may have inserted rows; the tables that refer to them come later.
      await runner.query(`DELETE FROM ${statement.split(' ')[1]}`);
      const copy = client.query(copyFrom(statement));
      await pipeline(Readable.from(rowsOf(lines)), copy);
      rows += copy.rowCount;
    } else if (!statement.startsWith('--')) {
      await runner.query(statement);
    }
  }
  return rows;
}

const chunkSize = 64 * 1024;

/** The rows up to the end marker, in chunks. */
async function* rowsOf(lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  let rows: Buffer[] = [];
  let size = 0;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.toString() === '\\.\n') break;
    rows.push(line.value);
    size += line.value.length;
    if (size < chunkSize) continue;
    yield Buffer.concat(rows);
    [rows, size] = [[], 0];
  }
  if (rows.length > 0) yield Buffer.concat(rows);
}
