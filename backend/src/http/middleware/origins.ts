import { ForbiddenException } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';

const allowedHeaders = 'content-type, cache-control, pragma, x-correlation-id';
const exposedHeaders = 'x-correlation-id, x-total-count, x-total-count-is-minimum, retry-after, content-disposition';

/** Sends CORS headers to the listed origins of the same site, which may call the API with credentials. */
export function allowOrigins(origins: string[]) {
  return (request: Request, response: Response, next: NextFunction): void => {
    response.vary('Origin');
    const origin = request.get('origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', exposedHeaders);
    if (request.method !== 'OPTIONS' || !request.get('access-control-request-method')) return next();
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader('access-control-allow-headers', allowedHeaders);
    response.setHeader('access-control-max-age', '600');
    response.status(204).end();
  };
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects requests that another site makes a user's browser send. Browsers state the origin of a request (Fetch Metadata,
 * Origin); a client that sends neither header is not a browser and does not send cookies by accident.
 */
export function rejectCrossSite(allowedOrigins: string[]) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    next(
      isSameSite(request, allowedOrigins) ? undefined : new ForbiddenException('This request came from another site'),
    );
  };
}

function isSameSite(request: Request, allowedOrigins: string[]): boolean {
  if (safeMethods.includes(request.method)) return true;
  const origin = request.get('origin');
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // Without TLS, an attacker on the network could have written the page.
  return host === request.get('host') && (protocol === 'https:' || !request.secure);
}
