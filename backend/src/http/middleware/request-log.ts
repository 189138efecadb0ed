import { randomUUID } from 'node:crypto';
import { type ServerResponse } from 'node:http';
import { type NextFunction, type Request, type Response } from 'express';
import { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';
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

/** Logs one line per response. It contains the route instead of the URL, which may contain names and dates. */
export const requestLog = (logger: Logger) =>
  pinoHttp<Request>({
    logger,
    genReqId: (request) => request.correlationId,
    // The path rather than the URL, which may begin with a host, and in any letter case, as the router reads it.
    autoLogging: { ignore: ({ path }) => !/^\/api\//i.test(path) || /^\/api\/health\//i.test(path) },
    serializers: {
      req: () => undefined,
      res: () => undefined,
      err: ({ type, message }: { type: string; message: string }) => ({ type, message }),
    },
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'correlationId' },
    customSuccessObject: (request, response, line: object) => ({ ...line, ...responseFields(request, response) }),
    customErrorObject: (request, response, _error, line: object) => ({ ...line, ...responseFields(request, response) }),
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request completed',
    customErrorMessage: () => 'request failed',
  });

const responseFields = (request: Request, response: ServerResponse) => ({
  method: request.method,
  route: routeOf(request),
  status: response.statusCode,
  userId: request.user?.id,
});
