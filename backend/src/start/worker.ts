import { createLogger } from '../config/logger.ts';
import { readSettings } from '../config/settings.ts';
import { Metrics } from '../metrics/metrics.ts';
import { prepareDatabase, withDataSource } from './database.ts';
import { openApp, prepareApp } from './serve.ts';
import { sendMetrics } from './worker-metrics.ts';
import { workerNumber } from './workers.ts';

/** Serves the club beside other workers. The primary has found the database, and stops it. */
export async function startWorker(environment: NodeJS.ProcessEnv): Promise<void> {
  // Node would let it exit, but the logger then tries forever to write its last lines to an output that nobody reads any more.
  process.prependOnceListener('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const settings = readSettings(environment);
  const worker = Number(environment[workerNumber]);
  const databaseUrl = settings.databaseUrl!;
  const logger = createLogger(settings).child({ worker });
  // A worker that replaces another one may have been built later, with further migrations.
  await withDataSource(databaseUrl, logger, (database) => prepareDatabase(database, settings));
  const app = await prepareApp({ settings, databaseUrl, secrets: settings.sessionSecret!, logger });
  if (settings.metricsPort !== undefined) sendMetrics(app.get(Metrics).registry, worker);
  await openApp(app, settings, () => Promise.resolve());
}
