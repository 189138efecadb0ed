import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The first line of a backup: what follows is SQL that psql reads as well. */
export const firstLine = '-- Touchline backup, format 1\n';
export const migrationLine = '-- migration ';
/** The last line: what it says of all the lines before tells a whole file from a damaged one. */
export const lastLine = (sha256: string) => `-- sha256 ${sha256}\n`;

/** The lines of a packed backup, each with its end, as they were written. */
export async function* linesOf(file: string): AsyncGenerator<Buffer, void> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  let rest = Buffer.alloc(0);
  for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
    const data = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = data.indexOf('\n'); end >= 0; end = data.indexOf('\n', start)) {
      yield data.subarray(start, end + 1);
      start = end + 1;
    }
    rest = data.subarray(start);
  }
  if (rest.length > 0) yield rest;
}

/** Reads a backup to its end before anybody relies on it; answers with the migrations that its tables had been through. */
export async function checkBackup(file: string): Promise<string[]> {
  const migrations: string[] = [];
  const hash = createHash('sha256');
  let previous: Buffer | null = null;
  try {
    for await (const line of linesOf(file)) {
      if (!previous && line.toString() !== firstLine) break;
      if (previous) hash.update(previous);
      if (line.subarray(0, migrationLine.length).equals(Buffer.from(migrationLine)))
        migrations.push(line.toString().slice(migrationLine.length).trim());
      previous = line;
    }
  } catch (error) {
    if (isOfFiles(error)) throw new Error(`${file} cannot be read (${error.code}).`, { cause: error });
    throw damaged(file, (error as Error).message);
  }
  if (!previous) throw damaged(file, 'it does not begin as a backup of Touchline does');
  if (previous.toString() !== lastLine(hash.digest('hex'))) throw damaged(file, 'its checksum does not fit');
  return migrations;
}

const damaged = (file: string, reason: string) =>
  new Error(`${file} is no whole backup: ${reason}. Nothing was changed; take another one.`);

const isOfFiles = (error: unknown): error is NodeJS.ErrnoException =>
  ['ENOENT', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
