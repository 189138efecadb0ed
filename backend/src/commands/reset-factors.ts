import { resetByOperator } from '../auth/second-factor/reset-by-operator.ts';
import { createLogger } from '../config/logger.ts';
import { findRunningDatabase, withDataSource } from '../start/database.ts';
import { type Command } from './command.ts';

export const resetFactors: Command = {
  summary: 'remove the second factor of a user, such as an only admin who can no longer sign in',
  args: ['<email or username>'],
  flags: {},
  details: 'Signs the user out on all devices and sends a mail about it. Works while the server runs.',
  run: async (settings, { args: [name = ''] }) => {
    const postgres = await findRunningDatabase(settings);
    await withDataSource(postgres.url, createLogger(settings), (database) =>
      resetByOperator(database, { name, sendsMail: settings.sendsMail }),
    ).finally(() => postgres.stop());
    return `${name} can sign in with the password alone now, and was signed out on all devices.`;
  },
};
