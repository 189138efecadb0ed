import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Logger } from 'pino';
import { Registry } from 'prom-client';
import { createApp } from '../app/create-app.ts';
import { type Settings } from '../config/settings.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import { Metrics } from '../metrics/metrics.ts';
import { MailDispatcher } from '../telling/outbox/mail-dispatcher.ts';
import { listen } from './listen.ts';
import { serveMetrics } from './metrics-server.ts';
import { stopWhenTold } from './shutdown.ts';
import { Workers } from './workers.ts';

/** What serving the club needs. */
export interface Parts {
  settings: Settings;
  databaseUrl: string;
  /** Of the session cookie; the first signs. */
  secrets: string[];
  logger: Logger;
}

interface OwnParts extends Parts {
  /** Where the logger writes. */
  output: { write: (lines: string) => unknown };
  stopDatabase: () => Promise<void>;
}

/** The ports that a server listens on; 0 in the settings is any free port. */
interface Ports {
  port: number;
  /** Null if metrics are off. */
  metricsPort: number | null;
}

/** Serves the club in this process. */
export async function serveAlone(parts: OwnParts): Promise<Ports> {
  const { settings, stopDatabase } = parts;
  const app = await prepareApp(parts);
  const metricsServer = await serveMetrics(app.get(Metrics).registry, settings);
  return { port: await openApp(app, settings, stopDatabase), metricsPort: metricsServer && portOf(metricsServer) };
}

/** Serves the club in several processes that share the port. */
export async function serveInWorkers(parts: OwnParts): Promise<Ports> {
  const { settings, databaseUrl, secrets, stopDatabase } = parts;
  const environment = { DATABASE_URL: databaseUrl, SESSION_SECRET: secrets.join(',') };
  const workers = new Workers(settings.workers, environment, parts);
  const contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  const metricsServer = await serveMetrics({ contentType, metrics: () => workers.metrics() }, settings);
  const port = await workers.start();
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    await workers.stop(signal);
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  process.on('SIGUSR2', () => void workers.replaceAll());
  return { port, metricsPort: metricsServer && portOf(metricsServer) };
}

/** The application, whose port is not open yet. */
export async function prepareApp({ settings, databaseUrl, secrets, logger }: Parts): Promise<NestExpressApplication> {
  const app = await createApp(settings, databaseUrl, secrets, logger);
  await app.init();
  if (settings.metricsPort !== undefined) app.get(Metrics).watchProcess();
  return app;
}

/** Opens the port, and starts what works in the background; returns the port. */
export async function openApp(
  app: NestExpressApplication,
  settings: Settings,
  stopDatabase: () => Promise<void>,
): Promise<number> {
  const server: Server = app.getHttpServer();
  await listen(server, settings.port, settings.host, 'PORT');
  const port = portOf(server);
  // Links in mails that are files lead to this server.
  if (settings.sendsMail) settings.publicUrl ??= `http://localhost:${port}`;
  app.get(MailDispatcher).start();
  app.get(Housekeeping).start();
  stopWhenTold(app, server, stopDatabase);
  return port;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
