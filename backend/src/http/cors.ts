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
