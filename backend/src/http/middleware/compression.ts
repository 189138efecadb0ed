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

const readMethods = ['GET', 'HEAD'];
const authPath = /^\/auth(\/|$)/i;

/**
 * Compresses responses of more than 1 kB. The length of a compressed response can reveal a secret beside input that the response
 * repeats (BREACH), so responses to writes and to everything below `/auth` stay as they are.
 */
export function compressResponses(request: Request, response: Response, next: NextFunction): void {
  if (readMethods.includes(request.method) && !authPath.test(request.path)) compress(request, response, next);
  else next();
}
