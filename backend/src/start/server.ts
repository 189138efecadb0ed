import { createServer, type Server } from 'node:http';
import { type AddressInfo, type Server as PortServer } from 'node:net';
import { createApp } from '../app/create-app.ts';
import { createLogger } from '../config/logger.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import { Metrics } from '../metrics/metrics.ts';
import { MailDispatcher } from '../telling/outbox/mail-dispatcher.ts';
import { findDatabase, prepareDatabase, withDataSource } from './database.ts';
import { greeting, warnings } from './greeting.ts';
import { sessionSecret } from './session-secret.ts';
import { stopOnSignals } from './shutdown.ts';

export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  const { port, host } = settings;
  const logger = createLogger(settings);
  // Fails before the database starts, so that we do not take over the embedded database of a running server.
  await listen(createServer(), port, host, 'PORT').then((probe) => new Promise((done) => probe.close(done)));
  const secret = sessionSecret(settings);
  const postgres = await findDatabase(settings);
  try {
    const hasSampleClub = await withDataSource(postgres.url, logger, (database) => prepareDatabase(database, settings));
    const app = await createApp(settings, postgres.url, secret, logger);
    await app.init();
    const server: Server = app.getHttpServer();
    const metricsServer = await serveMetrics(app.get(Metrics), settings);
    await listen(server, port, host, 'PORT');
    // Links in mails that are files lead to this server.
    if (settings.sendsMail) settings.publicUrl ??= `http://localhost:${(server.address() as AddressInfo).port}`;
    app.get(MailDispatcher).start();
    app.get(Housekeeping).start();
    stopOnSignals(app, server, () => postgres.stop());
    for (const warning of warnings(settings)) logger.warn({ context: 'settings', msg: warning });
    const metricsPort = metricsServer && (metricsServer.address() as AddressInfo).port;
    console.log(greeting(settings, (server.address() as AddressInfo).port, hasSampleClub, metricsPort));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Serves metrics on a separate port, which only the monitoring should reach; null if no port is set. */
export async function serveMetrics(metrics: Metrics, settings: Settings): Promise<Server | null> {
  const { metricsPort, metricsHost } = settings;
  if (metricsPort === undefined) return null;
  metrics.watchProcess();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return listen(server, metricsPort, metricsHost, 'METRICS_PORT');
}

/** Adds the name of the port's setting to an error, so that the message can name it. */
function listen<T extends PortServer>(server: T, port: number, host: string, setting: string): Promise<T> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(Object.assign(error, { setting })));
    server.listen(port, host, () => done(server));
  });
}
