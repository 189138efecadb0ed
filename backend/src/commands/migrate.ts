import { createLogger } from '../config/logger.ts';
import { migrate as migrateSchema } from '../schema/data-source.ts';
import { findDatabase, withDataSource } from '../start/database.ts';
import { type Command } from './command.ts';

export const migrate: Command = {
  summary: 'migrate the tables to this version',
  args: [],
  flags: {},
  details: 'The server does the same at its start.',
  run: async (settings) => {
    const postgres = await findDatabase(settings);
    await withDataSource(postgres.url, createLogger(settings), migrateSchema).finally(() => postgres.stop());
    return 'The database is up to date.';
  },
};
