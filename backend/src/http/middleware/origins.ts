import { ForbiddenException } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';

const allowedHeaders = 'content-type, cache-control, pragma, x-correlation-id';
const exposedHeaders = 'x-correlation-id, x-total-count, retry-after';

/** Lets the listed origins of the same site call the API with credentials; says nothing to any other. */
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
 * Refuses what another site makes a visitor's browser send. Browsers say where a request comes from (Fetch Metadata, Origin);
 * what says neither is no browser and carries nobody's cookies by accident.
 */
export function refuseCrossSite(allowedOrigins: string[]) {
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
  // Without TLS anybody on the way may have written the page.
  return host === request.get('host') && (protocol === 'https:' || !request.secure);
}
