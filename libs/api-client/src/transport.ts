/** Who answers the API's calls: the network, the demo server, or a test. Resolves with any status; rejects when nobody answers. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

export interface ApiRequest {
  method: string;
  /** Path and query, from `/api` on. */
  path: string;
  /** A value for JSON, or a FormData with a file. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface ApiResponse {
  status: number;
  statusText?: string;
  /** The JSON of the answer; an empty object where there is none. */
  body: unknown;
  /** What an answer that is no JSON says instead. */
  text?: string;
  headers: Partial<Record<AnswerHeader, string>>;
}

/** The headers of an answer that somebody reads. */
export const answerHeaders = ['x-correlation-id', 'x-total-count', 'retry-after'] as const;
export type AnswerHeader = (typeof answerHeaders)[number];

const unreadable = 'Could not extract response body';

/** Milliseconds after which nobody waits any longer; a change may take the time of an upload over a poor network. */
const patience = { read: 15_000, change: 120_000 };

/** The transport that asks the server this page came from. */
export function networkTransport(): Transport {
  return async ({ method, path, body, headers, signal }) => {
    const answer = await fetch(path, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...contentType(body), ...headers },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: withPatience(method, signal),
    });
    return {
      status: answer.status,
      statusText: answer.statusText,
      ...(await contentOf(answer)),
      headers: headersOf(answer),
    };
  };
}

/** The browser names the type of a form itself, since it chooses the boundary. */
const contentType = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };

function withPatience(method: string, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(method === 'GET' ? patience.read : patience.change);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

async function contentOf(answer: Response): Promise<Pick<ApiResponse, 'body' | 'text'>> {
  // The connection may break off after the status.
  const text = await answer.text().catch(() => unreadable);
  try {
    return { body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return { body: {}, text };
  }
}

const headersOf = (answer: Response): ApiResponse['headers'] =>
  Object.fromEntries(
    answerHeaders.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : [])),
  );
