import { createLogger } from './config/logger.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { beginDelivery } from './outbox/delivery.queries.ts';
import { migrate } from './schema/data-source.ts';
import { createFirstAdmin, findDatabase, withDataSource } from './start/database.ts';
import { describeFailure } from './start/failures.ts';

/** `npm run create-admin`: creates the first admin from ADMIN_EMAIL and ADMIN_PASSWORD. */
try {
  const settings = readSettings(process.env);
  const { adminEmail, adminPassword } = settings;
  if (!adminEmail || !adminPassword)
    throw new SettingsError('ADMIN_EMAIL and ADMIN_PASSWORD are required to create the admin');
  const postgres = await findDatabase(settings);
  const isCreated = await withDataSource(postgres.url, createLogger(settings), async (database) => {
    await migrate(database);
    await beginDelivery(database);
    return createFirstAdmin(database, settings, { adminEmail, adminPassword });
  }).finally(() => postgres.stop());
  console.log(isCreated ? 'The admin can sign in now.' : 'There already is an admin. Nothing was changed.');
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
