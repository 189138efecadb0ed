import { type Request } from 'express';

/** The route that a request has come to, never its address: addresses may hold names and dates. */
export const routeOf = (request: Request): string =>
  (request.route as { path?: string } | undefined)?.path ?? 'unknown';
