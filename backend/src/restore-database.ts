import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from './backup/backup-file.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { createLogger } from './config/logger.ts';
import { readSettings } from './config/settings.ts';
import { findDatabase, withDataSource } from './start/database.ts';
import { describeFailure } from './start/failures.ts';

/** `npm run restore -- <file> [--replace]`: restores a backup into an empty database, or overwrites a club. */
try {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  if (positionals.length !== 1) throw new Error('Usage: npm run restore -- <file> [--replace]');
  const file = resolve(positionals[0]!);
  const settings = readSettings(process.env);
  // Checked before an embedded database is created.
  await checkBackup(file);
  const postgres = await findDatabase(settings);
  const rows = await withDataSource(postgres.url, createLogger(settings), (database) =>
    restoreBackup(database, file, values.replace === true),
  ).finally(() => postgres.stop());
  console.log(`Restored ${rows} rows from ${file}. All users have to sign in again.`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
