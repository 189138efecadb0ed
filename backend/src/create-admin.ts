import { createLogger } from './config/logger.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { migrate } from './schema/migrate.ts';
import { findDatabase, withDataSource } from './start/database.ts';
import { describeFailure } from './start/failures.ts';
import { makeFirstAdmin } from './start/prepare-database.ts';

/** `npm run create-admin`: makes the first admin from ADMIN_EMAIL and ADMIN_PASSWORD and ends. */
try {
  const settings = readSettings(process.env);
  const { adminEmail, adminPassword } = settings;
  if (!adminEmail || !adminPassword) throw new SettingsError('ADMIN_EMAIL and ADMIN_PASSWORD name the admin to make');
  const postgres = await findDatabase(settings);
  const made = await withDataSource(postgres.url, createLogger(settings), async (database) => {
    await migrate(database);
    return makeFirstAdmin(database, adminEmail, adminPassword);
  }).finally(() => postgres.stop());
  console.log(made ? 'The admin can sign in now.' : 'There is an admin already; nothing was changed.');
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
