import { constants } from 'node:zlib';
import compression from 'compression';
import { type NextFunction, type Request, type Response } from 'express';

// These levels cost less time than they save (ADR 23). A window of 256 kB, because the default of 4 MB costs more to allocate.
const compress = compression({
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  // The library would compress a part of a file as if it were the whole.
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});

/** The library leaves smaller responses as they are, too. */
const minBytes = 1024;

const readMethods = ['GET', 'HEAD'];
const authPath = /^\/api\/auth(\/|$)/i;

/**
 * The length of a compressed response can reveal a secret beside input that the response repeats (BREACH), so responses to writes and
 * to everything below `/api/auth` stay as they are.
 */
const mayCompress = ({ method, baseUrl, path }: Request) =>
  readMethods.includes(method) && !authPath.test(baseUrl + path);

/** Compresses what the rest of the request sends, if it is more than 1 kB. */
export function compressResponse(request: Request, response: Response, next: NextFunction): void {
  if (mayCompress(request)) compress(request, response, next);
  else next();
}

/** Sends JSON as Express would, compressed if it is more than 1 kB. */
export function sendJson(response: Response, body: object): void {
  const text = JSON.stringify(body);
  const bytes = Buffer.byteLength(text);
  const { req: request } = response;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', bytes);
  const isCompressed = bytes >= minBytes && request.headers['accept-encoding'] !== undefined;
  if (isCompressed) return compressResponse(request, response, () => response.end(text));
  if (mayCompress(request)) response.vary('Accept-Encoding');
  // A string, because Node writes it together with the headers.
  response.end(text);
}
