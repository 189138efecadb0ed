import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import passport from 'passport';
import { type Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.ts';
import { type Settings } from './config/settings.ts';
import { serveApiDocs } from './contract/api-docs.ts';
import { poolOf } from './database/data-source.ts';
import { Draining } from './health/draining.ts';
import { allowOrigins } from './http/cors.ts';
import { correlationId } from './http/correlation-id.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { serveFrontEnds } from './http/front-ends.ts';
import { passOnWhile } from './http/pass-on.ts';
import { requestLog } from './http/request-log.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { sessionCookie } from './http/session-cookie.ts';
import { NestLogger } from './logger.ts';
import { Metrics } from './metrics/metrics.ts';

/** The whole application over a database that is there and migrated: what the server and the tests run. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  secret: string[],
  logger: Logger,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings, databaseUrl, logger), {
    // The access guard comes before the body: see JsonBodyGuard.
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');

  const draining = app.get(Draining);
  if (settings.metricsPort !== undefined) app.use('/api', app.get(Metrics).measure);
  app.use(correlationId, requestLog(logger), secureHeaders(settings));
  app.use((_request: Request, response: Response, next: NextFunction) => {
    if (draining.isOn) response.setHeader('connection', 'close');
    next();
  });
  serveFrontEnds(app, settings.webRoot);
  app.use(
    '/api',
    neverStored,
    passOnWhile(draining),
    allowOrigins(settings.webOrigins),
    refuseCrossSite(settings.webOrigins),
  );
  if (settings.apiDocs) serveApiDocs(app);
  app.use('/api', exceptHealth(sessionCookie(settings, secret, poolOf(app.get(DataSource)))), passport.initialize());
  app.setGlobalPrefix('api');
  return app;
}

/** Health checks come without a session and must not wait for one. */
const exceptHealth =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.path.startsWith('/health/') ? next() : void handler(request, response, next);

/** Answers of the API hold personal data. */
function neverStored(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('cache-control', 'no-store');
  next();
}
