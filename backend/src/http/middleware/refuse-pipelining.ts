import { type NextFunction, type Request, type Response } from 'express';

/**
 * Ends a connection whose client asks again before it is answered. A response without a socket waits for another one on the same
 * connection; what it has opened by then is never closed when the client leaves. Browsers and proxies do not ask so.
 */
export function refusePipelining(request: Request, response: Response, next: NextFunction): void {
  if (response.socket) next();
  else request.socket.destroy();
}
