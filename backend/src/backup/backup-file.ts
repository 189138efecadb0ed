import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The first line of a backup. The file is SQL, which psql can read as well. */
export const firstLine = '-- Touchline backup, format 1\n';
export const migrationLine = '-- migration ';
/** The last line: a checksum of all lines before it. */
export const lastLine = (sha256: string) => `-- sha256 ${sha256}\n`;

/** Reads the lines of a compressed backup, including their line ends. */
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

/** Checks a whole backup and returns the names of its migrations. */
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
    if (isFileError(error)) throw new Error(`${file} cannot be read (${error.code}).`, { cause: error });
    throw damaged(file, (error as Error).message);
  }
  if (!previous) throw damaged(file, 'it does not begin like a Touchline backup');
  if (previous.toString() !== lastLine(hash.digest('hex'))) throw damaged(file, 'its checksum does not match');
  return migrations;
}

const damaged = (file: string, reason: string) =>
  new Error(`${file} is not a complete backup: ${reason}. Nothing was changed; use another backup.`);

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  ['ENOENT', 'EACCES', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
