import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { checkBackup, firstLine, lastLine, migrationLine } from './backup-file.ts';
import { type Table, tablesToBackUp } from './tables.ts';

export interface BackupSize {
  tables: number;
  rows: number;
}

/**
 * Writes a consistent snapshot of the club to a file while servers keep running, and checks the file by reading it. The file
 * gets its final name only when it is complete.
 */
export async function writeBackup(databaseUrl: string, file: string): Promise<BackupSize> {
  if (existsSync(file)) throw new Error(`${file} already exists: choose another file name.`);
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'touchline backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'`);
    const size = { tables: 0, rows: 0 };
    // Readable only by the owner, because the file contains personal data. Opened before anything can fail; otherwise a slow open()
    // could recreate the file after the cleanup.
    const output = await open(unfinished, 'w', 0o600);
    const sql = Readable.from(withChecksum(sqlOf(client, size)));
    await pipeline(sql, createGzip(), output.createWriteStream({ flush: true }));
    await checkBackup(unfinished);
    renameSync(unfinished, file);
    return size;
  } finally {
    rmSync(unfinished, { force: true });
    await client.end().catch(() => undefined);
  }
}

async function* withChecksum(parts: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer, void> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
  yield lastLine(hash.digest('hex'));
}

async function* sqlOf(client: pg.Client, size: BackupSize): AsyncGenerator<string | Buffer, void> {
  yield firstLine;
  yield* await headOf(client);
  for (const table of await tablesToBackUp(client)) {
    size.tables++;
    // The backup already contains the rows that triggers would insert.
    yield `ALTER TABLE ${table.name} DISABLE TRIGGER USER;\n`;
    const columns = `${table.name} (${table.columns.join(', ')})`;
    yield `COPY ${columns} FROM stdin;\n`;
    const rows = client.query(copyTo(`COPY ${columns} TO STDOUT`));
    yield* rows as AsyncIterable<Buffer>;
    size.rows += rows.rowCount;
    yield `\\.\nALTER TABLE ${table.name} ENABLE TRIGGER USER;\n`;
    yield* nextIdOf(table);
  }
}

const nextIdOf = ({ sequence, lastId }: Table): string[] =>
  sequence && lastId ? [`SELECT setval('${sequence}', ${lastId});\n`] : [];

async function headOf(client: pg.Client): Promise<string[]> {
  const { rows: info } = await client.query<{ version: string; isClub: boolean }>(
    `SELECT current_setting('server_version') AS version, to_regclass('migrations') IS NOT NULL AS "isClub"`,
  );
  if (!info[0]?.isClub) throw new Error('There is no club in this database. Nothing was written.');
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
  return [
    `-- made ${new Date().toISOString()} by PostgreSQL ${info[0].version}\n`,
    ...rows.map(({ name }) => `${migrationLine}${name}\n`),
    `SET client_encoding = 'UTF8';\nSET datestyle = 'ISO';\nSET timezone = 'UTC';\n`,
  ];
}
