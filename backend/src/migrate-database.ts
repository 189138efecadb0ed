import { createLogger } from './config/logger.ts';
import { readSettings } from './config/settings.ts';
import { migrate } from './schema/data-source.ts';
import { findDatabase, withDataSource } from './start/database.ts';
import { describeFailure } from './start/failures.ts';

/** `npm run migrate`: migrates the schema. */
try {
  const settings = readSettings(process.env);
  const postgres = await findDatabase(settings);
  await withDataSource(postgres.url, createLogger(settings), migrate).finally(() => postgres.stop());
  console.log('The database is up to date.');
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
