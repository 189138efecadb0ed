import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { withStartupLock } from '../database/startup-lock.ts';
import { checkBackup, linesOf } from './backup-file.ts';

/**
 * Puts a backup into a database: all of it in one transaction, or nothing. A club that is there is only replaced when asked for;
 * what an older version has saved is brought up to date. Answers with the number of rows.
 */
export async function restoreBackup(database: DataSource, file: string, replaces: boolean): Promise<number> {
  const saved = await checkBackup(file);
  const known = database.migrations.map((migration) => migration.constructor.name);
  if (!saved.every((name) => known.includes(name)))
    throw new Error(`${file} was made by a newer Touchline: nothing was changed. Restore it with that one.`);
  return withStartupLock(database, async (runner) => {
    if (!replaces) await refuseClub(runner);
    return replaceAll(new MigrationExecutor(database, runner), runner, file, saved);
  });
}

async function replaceAll(executor: MigrationExecutor, runner: QueryRunner, file: string, saved: string[]) {
  for (let left = (await executor.getExecutedMigrations()).length; left > 0; left--) await executor.undoLastMigration();
  const migrate = async (isMeant: (name: string) => boolean) => {
    for (const migration of await executor.getPendingMigrations())
      if (isMeant(migration.name)) await executor.executeMigration(migration);
  };
  // The tables as they were when they were saved, and only then as they are now.
  await migrate((name) => saved.includes(name));
  const rows = await runScript(runner, file);
  await migrate(() => true);
  await runner.query('ANALYZE');
  return rows;
}

async function refuseClub(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('users'))) return;
  const [{ count }] = (await runner.query('SELECT count(*) FROM users')) as [{ count: number }];
  if (count === 0) return;
  throw new Error(
    `There is a club with ${count} accounts in this database: nothing was changed. Restore into an empty one (another DATA_DIR), or say --replace to give up what is there.`,
  );
}

/** Runs the backup's SQL, which has one statement a line. */
async function runScript(runner: QueryRunner, file: string): Promise<number> {
  const client = (await runner.connect()) as PoolClient;
  const lines = linesOf(file);
  let rows = 0;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const statement = line.value.toString();
    if (statement.startsWith('COPY ')) {
      const copy = client.query(copyFrom(statement));
      await pipeline(Readable.from(rowsOf(lines)), copy);
      rows += copy.rowCount;
    } else if (!statement.startsWith('--')) {
      await runner.query(statement);
    }
  }
  return rows;
}

const enough = 64 * 1024;

/** The rows up to the line that ends them, many at a time. */
async function* rowsOf(lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  let rows: Buffer[] = [];
  let size = 0;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.toString() === '\\.\n') break;
    rows.push(line.value);
    size += line.value.length;
    if (size < enough) continue;
    yield Buffer.concat(rows);
    [rows, size] = [[], 0];
  }
  if (rows.length > 0) yield Buffer.concat(rows);
}
