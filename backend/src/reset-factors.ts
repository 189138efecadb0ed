import { resetByOperator } from './auth/second-factor/reset-by-operator.ts';
import { createLogger } from './config/logger.ts';
import { readSettings } from './config/settings.ts';
import { findRunningDatabase, withDataSource } from './start/database.ts';
import { describeFailure } from './start/failures.ts';

/** `npm run reset-factors -- <e-mail>`: removes the second factor of a user, such as an only admin who cannot sign in any more. */
try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Usage: npm run reset-factors -- <e-mail or username>');
  const settings = readSettings(process.env);
  const postgres = await findRunningDatabase(settings);
  await withDataSource(postgres.url, createLogger(settings), (database) =>
    resetByOperator(database, { name, sendsMail: settings.sendsMail }),
  ).finally(() => postgres.stop());
  console.log(`${name} can sign in with the password alone now, and was signed out on all devices.`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
