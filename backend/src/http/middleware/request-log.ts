import { randomUUID } from 'node:crypto';
import { type NextFunction, type Request, type Response } from 'express';
import { type Logger } from 'pino';
import { routeOf } from '../../metrics/metrics.ts';

const correlationHeader = 'x-correlation-id';
const plainId = /^[\w-]{8,64}$/;

/** Sets the correlation id of request and response: the client's own if it is well-formed, otherwise a new one. */
export function correlationId(request: Request, response: Response, next: NextFunction): void {
  const clientId = request.get(correlationHeader) ?? '';
  request.correlationId = plainId.test(clientId) ? clientId : randomUUID();
  response.setHeader(correlationHeader, request.correlationId);
  next();
}

/**
 * Logs one line per response, with 499 for a client that did not wait for it. It contains the route instead of the URL, which may
 * contain names and dates.
 */
export const requestLog = (logger: Logger) => (request: Request, response: Response, next: NextFunction) => {
  const { path, method, correlationId } = request;
  if (!isLogged(path)) return next();
  const began = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const responseTime = Math.round(performance.now() - began);
    const line = { correlationId, method, route: routeOf(request), status, userId: request.user?.id, responseTime };
    if (status >= 500) logger.error(line, 'request failed');
    else logger.info(line, 'request completed');
  });
  next();
};

/** The path rather than the URL, which may begin with a host, and in any letter case, as the router reads it. */
const isLogged = (path: string) => /^\/api\/(?!health\/)/i.test(path);
