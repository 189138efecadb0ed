import { randomUUID } from 'node:crypto';
import { type NextFunction, type Request, type Response } from 'express';

const header = 'x-correlation-id';
const acceptable = /^[\w-]{8,64}$/;

/** Gives every request an id, the client's own where it is a plain one, and every answer the same. */
export function correlationId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(header) ?? '';
  request.correlationId = acceptable.test(given) ? given : randomUUID();
  response.setHeader(header, request.correlationId);
  next();
}
