import { readBody, readHeaders } from './response.ts';
import { type ApiResponse, type Transport, type UploadProgress } from './transport.ts';

const unreadable = 'Could not extract response body';

/** A mutation may be an upload over a slow connection. */
const timeoutMs = { query: 15_000, mutation: 120_000 };

/**
 * Small mutations use fetch `keepalive`, so that an RSVP survives closing the page. Browsers cap all keepalive bodies in flight at
 * 64 KB and refuse what exceeds it, hence four requests of 5,000 characters, at most three bytes each.
 */
const keepaliveLimit = { requests: 4, characters: 5000 };
let keepaliveRequests = 0;

/** The transport to the server that the page came from, or to another origin of the site: `https://api.club.example`. */
export function networkTransport(origin = ''): Transport {
  return async (request) => {
    const { method, body, headers, onProgress } = request;
    const url = origin + request.path;
    const signal = withTimeout(method, request.signal);
    if (onProgress && body instanceof FormData) return sendForm({ method, url, body, signal, onProgress });
    const content = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const keepalive = method !== 'GET' && isSmall(content) && keepaliveRequests < keepaliveLimit.requests;
    if (keepalive) keepaliveRequests++;
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...contentType(body), ...headers },
      body: content,
      signal,
      keepalive,
    }).finally(() => keepalive && keepaliveRequests--);
    return {
      status: response.status,
      statusText: response.statusText,
      // The connection may break after the status line.
      ...readBody(await response.text().catch(() => unreadable), {
        type: response.headers.get('content-type'),
        disposition: response.headers.get('content-disposition'),
      }),
      headers: readHeaders((name) => response.headers.get(name)),
    };
  };
}

const isSmall = (content?: string | FormData) =>
  content === undefined || (typeof content === 'string' && content.length < keepaliveLimit.characters);

/** The browser sets the content type of a form itself, because it chooses the boundary. */
const contentType = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };

function withTimeout(method: string, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(method === 'GET' ? timeoutMs.query : timeoutMs.mutation);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

interface FormRequest {
  method: string;
  url: string;
  body: FormData;
  signal: AbortSignal;
  onProgress: UploadProgress;
}

/** Uploads a form with XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendForm({ method, url, body, signal, onProgress }: FormRequest): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.setRequestHeader('accept', 'application/json');
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        ...readBody(xhr.responseText, { type: xhr.getResponseHeader('content-type') }),
        headers: readHeaders((name) => xhr.getResponseHeader(name)),
      });
    xhr.onerror = () => reject(new Error('The connection failed'));
    signal.addEventListener('abort', () => {
      xhr.abort();
      reject(signal.reason as Error);
    });
    xhr.send(body);
  });
}
