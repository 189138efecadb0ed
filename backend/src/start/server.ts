import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createApp } from '../app/create-app.ts';
import { createLogger } from '../config/logger.ts';
import { readSettings } from '../config/settings.ts';
import { Metrics } from '../metrics/metrics.ts';
import { findDatabase, withDataSource } from './database.ts';
import { greeting, warnings } from './greeting.ts';
import { listen } from './listen.ts';
import { serveMetrics } from './metrics-server.ts';
import { prepareDatabase } from './prepare-database.ts';
import { sessionSecret } from './session-secret.ts';
import { stopOnSignals } from './shutdown.ts';

/**
 * Slow senders are cut off before they hold anything up. An idle connection is kept for longer than a proxy keeps it, so that the
 * proxy closes first: what it sends on one that we are closing would be lost.
 */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
};

/** Settings, database, migrations, first data, application, port: in this order, or a sentence that says why not. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  const { port, host } = settings;
  const logger = createLogger(settings);
  // Before the database: a server that is running already must not lose its own to us.
  await listen(createServer(), port, host, 'PORT').then((probe) => new Promise((done) => probe.close(done)));
  const secret = sessionSecret(settings);
  const postgres = await findDatabase(settings);
  try {
    const hasSampleClub = await withDataSource(postgres.url, logger, (database) => prepareDatabase(database, settings));
    const app = await createApp(settings, postgres.url, secret, logger);
    await app.init();
    const server = createServer(timeLimits, app.getHttpAdapter().getInstance());
    const metricsServer = await serveMetrics(app.get(Metrics), settings);
    await listen(server, port, host, 'PORT');
    stopOnSignals(app, server, () => postgres.stop());
    for (const warning of warnings(settings)) logger.warn({ context: 'settings', msg: warning });
    const metricsPort = metricsServer && (metricsServer.address() as AddressInfo).port;
    console.log(greeting(settings, (server.address() as AddressInfo).port, hasSampleClub, metricsPort));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
