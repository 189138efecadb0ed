import { type NextFunction, type Request, type Response } from 'express';
import { ForbiddenException } from '@nestjs/common';

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
