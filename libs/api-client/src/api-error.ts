import { type ApiRequest, type ApiResponse } from './transport.ts';

/** A failed call, as a plain object so that it can lie in a Redux store. Status 0: nobody answered. */
export interface ApiError {
  name: 'ApiError';
  /** A sentence, from the server when it sent one. */
  message: string;
  status: number;
  statusText: string;
  /** The JSON of the answer, or its text where it is none. */
  responseBody: unknown;
  /** The path that was called. */
  endpoint: string;
  method: string;
  correlationId?: string;
  /** Field to message, when the server refused fields. */
  errors?: Record<string, string>;
  /** Seconds to wait before it makes sense to ask again. */
  retryAfter?: number;
}

/** The body of every failure, problem details of RFC 9457 with our members. */
interface Problem {
  message?: unknown;
  error?: unknown;
  errors?: unknown;
}

/** The error of an answer that refuses. */
export function refusal(request: ApiRequest, response: ApiResponse): ApiError {
  const problem = asProblem(response.body);
  const retryAfter = Number(response.headers['retry-after']);
  return {
    ...blank(request),
    message: sentence(problem) ?? wordsOf(response),
    status: response.status,
    statusText: response.statusText ?? '',
    responseBody: response.text ?? response.body,
    ...(response.headers['x-correlation-id'] && { correlationId: response.headers['x-correlation-id'] }),
    ...(isFieldMap(problem.errors) && { errors: problem.errors }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/** The error of a call that nobody answered. */
export function silence(request: ApiRequest, reason: unknown): ApiError {
  const why = reason instanceof Error ? reason.message : String(reason);
  return { ...blank(request), message: `API request failed: ${request.method} ${request.path} - ${why}` };
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && (value as { name?: unknown }).name === 'ApiError';

/** The sentence that the server wrote for the person, or the fallback when it wrote none. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (isApiError(error) ? sentence(asProblem(error.responseBody)) : undefined) ?? fallback;

/** Characters of a page that a gateway sends instead of JSON: enough to know whose it is. */
const excerpt = 200;

function wordsOf({ status, statusText, text }: ApiResponse): string {
  if (text) return `${status}: ${text.slice(0, excerpt)}`;
  return statusText || 'API request failed';
}

const blank = ({ method, path }: ApiRequest) =>
  ({ name: 'ApiError', status: 0, statusText: '', responseBody: {}, endpoint: path, method }) as const;

const asProblem = (body: unknown): Problem => (typeof body === 'object' && body !== null ? body : {});

const sentence = ({ message, error }: Problem): string | undefined =>
  [message, error].find((text): text is string => typeof text === 'string' && text !== '');

const isFieldMap = (errors: unknown): errors is Record<string, string> =>
  typeof errors === 'object' && errors !== null && !Array.isArray(errors);
