import { randomUUID } from 'node:crypto';
import { type ServerResponse } from 'node:http';
import { type NextFunction, type Request, type Response } from 'express';
import { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { routeOf } from '../../metrics/route-of.ts';

const correlationHeader = 'x-correlation-id';
const plainId = /^[\w-]{8,64}$/;

/** Gives every request an id, the client's own where it is a plain one, and every answer the same. */
export function correlationId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(correlationHeader) ?? '';
  request.correlationId = plainId.test(given) ? given : randomUUID();
  response.setHeader(correlationHeader, request.correlationId);
  next();
}

/** One line per answer: what was asked for by route, not by address, since addresses may hold names and dates. */
export const requestLog = (logger: Logger) =>
  pinoHttp<Request>({
    logger,
    genReqId: (request) => request.correlationId,
    autoLogging: { ignore: (request) => !request.url?.startsWith('/api/') || request.url.startsWith('/api/health/') },
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: ({ type, message }: { type: string; message: string }) => ({ type, message }),
    },
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'correlationId' },
    customSuccessObject: (request, response, line: object) => ({ ...line, ...aboutAnswer(request, response) }),
    customErrorObject: (request, response, _error, line: object) => ({ ...line, ...aboutAnswer(request, response) }),
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
  });

const aboutAnswer = (request: Request, response: ServerResponse) => ({
  method: request.method,
  route: routeOf(request),
  status: response.statusCode,
  userId: request.user?.id,
});
