import { resolve } from 'node:path';
import { writeBackup } from './backup/write-backup.ts';
import { readSettings } from './config/settings.ts';
import { findRunningDatabase } from './start/database.ts';
import { describeFailure } from './start/failures.ts';

/** `npm run backup`: writes the club into a file, by default one in `backups` named after the moment. */
try {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = resolve(process.argv[2] ?? `backups/touchline-${moment}Z.sql.gz`);
  const postgres = await findRunningDatabase(readSettings(process.env));
  const { tables, rows } = await writeBackup(postgres.url, file).finally(() => postgres.stop());
  console.log(`${rows} rows of ${tables} tables are in ${file}, read back and whole.`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
