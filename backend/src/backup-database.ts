import { resolve } from 'node:path';
import { writeBackup } from './backup/write-backup.ts';
import { readSettings } from './config/settings.ts';
import { findRunningDatabase } from './start/database.ts';
import { describeFailure } from './start/failures.ts';

/** `npm run backup`: writes the club to a file, by default in `backups` and named after the current time. */
try {
  const timestamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = resolve(process.argv[2] ?? `backups/touchline-${timestamp}Z.sql.gz`);
  const postgres = await findRunningDatabase(readSettings(process.env));
  const { tables, rows } = await writeBackup(postgres.url, file).finally(() => postgres.stop());
  console.log(`${file} contains ${rows} rows of ${tables} tables and has been checked.`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
