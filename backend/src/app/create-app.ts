import { type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response } from 'express';
import { type Logger } from 'pino';
import { NestLogger } from '../config/logger.ts';
import { type Settings } from '../config/settings.ts';
import { serveApiDocs } from '../contract/contract.ts';
import { Draining, rejectWhileDraining } from '../http/middleware/draining.ts';
import { serveFrontEnds } from '../http/middleware/front-ends.ts';
import { allowOrigins, rejectCrossSite } from '../http/middleware/origins.ts';
import { correlationId, requestLog } from '../http/middleware/request-log.ts';
import { QuickExpress } from '../http/quick-express.ts';
import { secureHeaders } from '../http/middleware/secure-headers.ts';
import { Metrics } from '../metrics/metrics.ts';
import { AppModule } from './app.module.ts';

/** Expects a migrated database. Tests build the same application from a testing module (club-app.ts). */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  secrets: string[],
  logger: Logger,
): Promise<NestExpressApplication> {
  const module = AppModule.with(settings, databaseUrl, secrets, logger);
  return configureApp(await NestFactory.create(module, new QuickExpress(), appOptions(logger)), settings, logger);
}

export const appOptions = (logger: Logger): NestApplicationOptions => ({
  // JsonBodyGuard parses the body after the access guard.
  bodyParser: false,
  abortOnError: false,
  logger: new NestLogger(logger),
});

/** Adds the middleware that every request passes. The guards read session and body later, when the route is known. */
export function configureApp(app: NestExpressApplication, settings: Settings, logger: Logger): NestExpressApplication {
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');

  app.use(rejectPipelining, rejectTwoHosts);
  if (settings.metricsPort !== undefined) app.use('/api', app.get(Metrics).measure);
  app.use(correlationId, requestLog(logger), secureHeaders(settings));
  app.use('/api', preventCaching);
  app.use(rejectWhileDraining(app.get(Draining)));
  serveFrontEnds(app, settings.webRoot);
  app.use(rejectOtherPaths);
  app.use('/api', allowOrigins(settings.webOrigins), rejectCrossSite(settings.webOrigins));
  app.setGlobalPrefix('api');
  if (settings.apiDocs) serveApiDocs(app);
  return app;
}

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
