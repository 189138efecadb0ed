import { type ApiRequest, type ApiResponse } from './transport.ts';

/** A failed request, as a plain object because it is kept in a Redux store. Status 0: there was no response. */
export interface ApiError {
  name: 'ApiError';
  /** The server's message if it sent one. */
  message: string;
  status: number;
  statusText: string;
  /** The parsed JSON, or the text of a body that is not JSON. */
  responseBody: unknown;
  /** The path of the request. */
  endpoint: string;
  method: string;
  correlationId?: string;
  /** Field name to message, if the server rejected single fields. */
  errors?: Record<string, string>;
  /** The password was right, and signing in takes a code, or another one. */
  secondFactor?: true;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** The device had no network. */
  isOffline?: true;
}

/** The body of a failed request: problem details (RFC 9457) with our members. */
interface Problem {
  message?: unknown;
  error?: unknown;
  errors?: unknown;
  secondFactor?: unknown;
}

/** The error of a response whose status is not 2xx. */
export function httpError(request: ApiRequest, response: ApiResponse): ApiError {
  const problem = asProblem(response.body);
  const retryAfter = Number(response.headers['retry-after']);
  return {
    ...emptyError(request),
    message: messageOf(problem) ?? fallbackMessage(response),
    status: response.status,
    statusText: response.statusText ?? '',
    responseBody: response.text ?? response.body,
    ...(response.headers['x-correlation-id'] && { correlationId: response.headers['x-correlation-id'] }),
    ...(isFieldMap(problem.errors) && { errors: problem.errors }),
    ...(problem.secondFactor === true && { secondFactor: true }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/** The error of a request that got no response. `wasOffline`: the device had no network before the request was sent. */
export function networkError(request: ApiRequest, cause: unknown, wasOffline = false): ApiError {
  if (isDeviceOffline())
    return { ...emptyError(request), message: offlineMessage(request, wasOffline), isOffline: true };
  const reason = cause instanceof Error ? cause.message : String(cause);
  return { ...emptyError(request), message: `API request failed: ${request.method} ${request.path} - ${reason}` };
}

/** Whether the device has no network; a server that does not respond is another matter. */
export const isDeviceOffline = (): boolean => globalThis.navigator?.onLine === false;

export const isOfflineError = (error: unknown): error is ApiError => isApiError(error) && error.isOffline === true;

function offlineMessage({ method }: ApiRequest, wasOffline: boolean): string {
  if (method === 'GET') return 'You are offline. This will be loaded when you are back.';
  return wasOffline
    ? 'You are offline. Nothing was saved; try again when you are back.'
    : 'You went offline. Please check when you are back whether this was saved.';
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && (value as { name?: unknown }).name === 'ApiError';

/** The message that the server wrote for the user, that the device is offline, or else the fallback. */
export function serverMessage(error: unknown, fallback: string): string {
  if (isOfflineError(error)) return error.message;
  return (isApiError(error) ? messageOf(asProblem(error.responseBody)) : undefined) ?? fallback;
}

/** Enough of the HTML page of a gateway to recognise it. */
const excerptLength = 200;

function fallbackMessage({ status, statusText, text }: ApiResponse): string {
  if (text) return `${status}: ${text.slice(0, excerptLength)}`;
  return statusText || 'API request failed';
}

const emptyError = ({ method, path }: ApiRequest) =>
  ({ name: 'ApiError', status: 0, statusText: '', responseBody: {}, endpoint: path, method }) as const;

const asProblem = (body: unknown): Problem => (typeof body === 'object' && body !== null ? body : {});

const messageOf = ({ message, error }: Problem): string | undefined =>
  [message, error].find((text): text is string => typeof text === 'string' && text !== '');

const isFieldMap = (errors: unknown): errors is Record<string, string> =>
  typeof errors === 'object' && errors !== null && !Array.isArray(errors);
