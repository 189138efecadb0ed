import { type ApiResponse, type Problem } from '@touchline/api-client';
import { type RequestContext } from './request-context.ts';
import { StorageFailure } from './club-storage.ts';
import { HttpError } from './http-error.ts';

export function responseTo({ response: { status, headers } }: RequestContext, body: unknown): ApiResponse {
  return { status, body: asSent(body ?? {}), headers: { ...headers, 'x-correlation-id': correlationId() } };
}

/** The response to an error of a handler or of the storage. Rethrows others, which are bugs. */
export function problemResponse(thrown: unknown): ApiResponse {
  if (thrown instanceof HttpError) return problem(thrown.status, thrown.message, thrown.members);
  if (thrown instanceof StorageFailure) return problem(500, thrown.message);
  throw thrown;
}

/** The body of every error. */
export function problem(status: number, message: string, members: object = {}): ApiResponse {
  const id = correlationId();
  const title = titles[status] ?? 'Error';
  const body: Problem = { type: 'about:blank', title, status, message, error: message, correlationId: id, ...members };
  return { status, statusText: title, body: asSent(body), headers: { 'x-correlation-id': id } };
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A copy as JSON transports it. */
export const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

let count = 0;
const correlationId = (): string => `demo-${String(++count).padStart(8, '0')}`;
