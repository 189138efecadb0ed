import { type ApiResponse, type Problem } from '@touchline/api-client';
import { type Call } from './call.ts';
import { StorageFailure } from './club-storage.ts';
import { Refusal } from './refusal.ts';

/** What a handler has said, as it would arrive. */
export function responseTo({ reply: { status, headers } }: Call, body: unknown): ApiResponse {
  return { status, body: asSent(body ?? {}), headers: { ...headers, 'x-correlation-id': correlationId() } };
}

/** The answer to a call that was refused, or that the storage let down. Whatever else was thrown is a mistake of ours. */
export function problemResponse(thrown: unknown): ApiResponse {
  if (thrown instanceof Refusal) return problem(thrown.status, thrown.message, thrown.members);
  if (thrown instanceof StorageFailure) return problem(500, thrown.message);
  throw thrown;
}

/** A failure in the one shape for all of them. */
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

/** A copy without what JSON leaves out. */
export const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

let answers = 0;
const correlationId = (): string => `demo-${String(++answers).padStart(8, '0')}`;
