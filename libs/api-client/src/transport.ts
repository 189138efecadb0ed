import { type AnswerHeader, contentOf, headersOf } from './answer.ts';
import { sendForm } from './send-form.ts';

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
  /** Told how many bytes of a form have gone, while they go. */
  onProgress?: UploadProgress;
}

export type UploadProgress = (sent: number, total: number) => void;

export interface ApiResponse {
  status: number;
  statusText?: string;
  /** The JSON of the answer, the text of a CSV file; an empty object where there is neither. */
  body: unknown;
  /** What an answer that is no JSON says instead. */
  text?: string;
  headers: Partial<Record<AnswerHeader, string>>;
}

const unreadable = 'Could not extract response body';

/** Milliseconds after which nobody waits any longer; a change may take the time of an upload over a poor network. */
const patience = { read: 15_000, change: 120_000 };

/**
 * Changes that are sent also when the page is left at once: who answers for a child and puts the phone away has answered.
 * Browsers take 64 KB of them, of which a character is at most three bytes, and refuse what is more.
 */
const outlivers = { atOnce: 4, characters: 5000 };
let outliving = 0;

/** The transport that asks the server this page came from, or one of a sibling origin: `https://api.club.example`. */
export function networkTransport(origin = ''): Transport {
  return async (request) => {
    const { method, body, headers, onProgress } = request;
    const url = origin + request.path;
    const signal = withPatience(method, request.signal);
    if (onProgress && body instanceof FormData) return sendForm({ method, url, body, signal, onProgress });
    const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const outlives = method !== 'GET' && isShort(content) && outliving < outlivers.atOnce;
    if (outlives) outliving++;
    const answer = await fetch(url, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...contentType(body), ...headers },
      body: content,
      signal,
      keepalive: outlives,
    }).finally(() => outlives && outliving--);
    return {
      status: answer.status,
      statusText: answer.statusText,
      // The connection may break off after the status.
      ...contentOf(await answer.text().catch(() => unreadable), answer.headers.get('content-type')),
      headers: headersOf((name) => answer.headers.get(name)),
    };
  };
}

const isShort = (content?: string | FormData) =>
  content === undefined || (typeof content === 'string' && content.length < outlivers.characters);

/** The browser names the type of a form itself, since it chooses the boundary. */
const contentType = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };

function withPatience(method: string, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(method === 'GET' ? patience.read : patience.change);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
