import { type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import passport from 'passport';
import { type Logger } from 'pino';
import { DataSource } from 'typeorm';
import { deviceCookie } from '../auth/devices/device-cookie.ts';
import { sessionCookie } from '../auth/session-cookie.ts';
import { NestLogger } from '../config/logger.ts';
import { type Settings } from '../config/settings.ts';
import { serveApiDocs } from '../contract/contract.ts';
import { poolOf } from '../database/connection.ts';
import { limitWaits, withWaitLimit } from '../database/pool-waits.ts';
import { compressResponses } from '../http/middleware/compression.ts';
import { Draining, rejectWhileDraining } from '../http/middleware/draining.ts';
import { serveFrontEnds } from '../http/middleware/front-ends.ts';
import { allowOrigins, rejectCrossSite } from '../http/middleware/origins.ts';
import { correlationId, requestLog } from '../http/middleware/request-log.ts';
import { secureHeaders } from '../http/middleware/secure-headers.ts';
import { Metrics } from '../metrics/metrics.ts';
import { AppModule } from './app.module.ts';

/** Expects a migrated database. Tests build the same application from a testing module (club-app.ts). */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  secret: string[],
  logger: Logger,
): Promise<NestExpressApplication> {
  const module = AppModule.with(settings, databaseUrl, logger);
  return configureApp(await NestFactory.create(module, appOptions(logger)), settings, secret, logger);
}

export const appOptions = (logger: Logger): NestApplicationOptions => ({
  // JsonBodyGuard parses the body after the access guard.
  bodyParser: false,
  abortOnError: false,
  logger: new NestLogger(logger),
});

/** Adds the middleware that every request passes. */
export function configureApp(
  app: NestExpressApplication,
  settings: Settings,
  secret: string[],
  logger: Logger,
): NestExpressApplication {
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');

  const draining = app.get(Draining);
  app.use(rejectPipelining, rejectTwoHosts);
  if (settings.metricsPort !== undefined) app.use('/api', app.get(Metrics).measure);
  app.use(correlationId, requestLog(logger), secureHeaders(settings));
  app.use('/api', preventCaching, compressResponses);
  app.use(rejectWhileDraining(draining));
  serveFrontEnds(app, settings.webRoot);
  app.use(rejectOtherPaths);
  app.use('/api', allowOrigins(settings.webOrigins), rejectCrossSite(settings.webOrigins));
  if (settings.apiDocs) serveApiDocs(app);
  const pool = poolOf(app.get(DataSource));
  limitWaits(pool);
  app.use('/api', (_request: Request, _response: Response, next: NextFunction) =>
    withWaitLimit(settings.databaseWaitMs, next),
  );
  app.use('/api/auth', ...deviceCookie(secret), passport.initialize());
  app.use('/api', exceptHealth(sessionCookie(settings, secret, pool)));
  app.setGlobalPrefix('api');
  return app;
}

/** Health checks have no session and must not wait for the database to read one. */
const exceptHealth =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.path.startsWith('/health/') ? next() : void handler(request, response, next);

/** Only the API follows. Express's own 404 would replace the content security policy. */
function rejectOtherPaths({ path }: Request, response: Response, next: NextFunction): void {
  if (/^\/api(\/|$)/i.test(path)) next();
  else response.status(404).type('text/plain').send('Not found');
}

/** Responses of the API contain personal data. */
function preventCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('cache-control', 'no-store');
  next();
}

/**
 * Closes a connection whose client pipelines requests, which browsers and proxies do not do. A pipelined response has no socket
 * until the previous one is sent; if the client disconnects meanwhile, resources of the request would never be released.
 */
function rejectPipelining(request: Request, response: Response, next: NextFunction): void {
  if (response.socket) next();
  else request.socket.destroy();
}

/** Node takes the first; a proxy in front may have taken the other. */
function rejectTwoHosts({ headersDistinct }: Request, response: Response, next: NextFunction): void {
  if ((headersDistinct.host?.length ?? 0) < 2) next();
  else response.writeHead(400, { connection: 'close' }).end();
}
