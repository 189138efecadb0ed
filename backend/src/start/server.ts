import { createServer } from 'node:http';
import { createLogger, openOutput } from '../config/logger.ts';
import { readSettings } from '../config/settings.ts';
import { findDatabase, prepareDatabase, withDataSource } from './database.ts';
import { greeting, warnings } from './greeting.ts';
import { listen } from './listen.ts';
import { serveAlone, serveInWorkers } from './serve.ts';
import { sessionSecret } from './session-secret.ts';

/** Prepares the database and serves the club, in this process or in workers of it. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  const output = openOutput();
  const logger = createLogger(settings, output);
  // Fails before the database starts, so that we do not take over the embedded database of a running server.
  const probe = await listen(createServer(), settings.port, settings.host, 'PORT');
  await new Promise((done) => probe.close(done));
  const secrets = sessionSecret(settings);
  const postgres = await findDatabase(settings);
  try {
    const hasSampleClub = await withDataSource(postgres.url, logger, (database) => prepareDatabase(database, settings));
    const parts = { settings, databaseUrl: postgres.url, secrets, logger, output, stopDatabase: () => postgres.stop() };
    const { port, metricsPort } = await (settings.workers === 1 ? serveAlone : serveInWorkers)(parts);
    for (const warning of warnings(settings)) logger.warn({ context: 'settings', msg: warning });
    console.log(greeting(settings, port, hasSampleClub, metricsPort));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
