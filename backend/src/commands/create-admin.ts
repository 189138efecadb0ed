import { createLogger } from '../config/logger.ts';
import { SettingsError } from '../config/settings.ts';
import { beginDelivery } from '../telling/outbox/delivery.queries.ts';
import { migrate } from '../schema/data-source.ts';
import { createFirstAdmin, findDatabase, withDataSource } from '../start/database.ts';
import { type Command } from './command.ts';

export const createAdmin: Command = {
  summary: 'create the first admin',
  args: [],
  flags: {},
  details: `Takes the admin from the settings ADMIN_EMAIL and ADMIN_PASSWORD. Changes nothing if there is an admin.
The server does the same at its start.`,
  run: async (settings) => {
    const { adminEmail, adminPassword } = settings;
    if (!adminEmail || !adminPassword)
      throw new SettingsError('ADMIN_EMAIL and ADMIN_PASSWORD are required to create the admin');
    const postgres = await findDatabase(settings);
    const isCreated = await withDataSource(postgres.url, createLogger(settings), async (database) => {
      await migrate(database);
      await beginDelivery(database);
      return createFirstAdmin(database, settings, { adminEmail, adminPassword });
    }).finally(() => postgres.stop());
    return isCreated ? 'The admin can sign in now.' : 'There already is an admin. Nothing was changed.';
  },
};
