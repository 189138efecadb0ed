import { BadGatewayException, ServiceUnavailableException } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';

/** How far the shutdown of the server has come. */
export class Draining {
  /** It still answers, but tells clients to close their connections and gateways to use another server. */
  isShuttingDown = false;

  /** The port accepts no more connections; requests that arrive on open ones are refused. */
  isPortClosed = false;
}

/** Sent by a gateway that repeats a safe request on another server when one answers 502. */
const header = 'x-repeats-safe-requests';
const message = 'The server is shutting down. Please try again in a moment.';

/**
 * During a shutdown, clients are told to close their connections, and such a gateway to use another server. The gateway then
 * avoids this server for a while, so that no request is on its way here when the port closes. Requests that arrive later are
 * refused, because a client whose request is lost cannot know whether it was carried out.
 */
export const rejectWhileDraining =
  (draining: Draining) => (request: Request, response: Response, next: NextFunction) => {
    if (!draining.isShuttingDown) return next();
    response.setHeader('connection', 'close');
    const isRepeated = ['GET', 'HEAD'].includes(request.method) && request.get(header) !== undefined;
    if (isRepeated) next(new BadGatewayException(message));
    else next(draining.isPortClosed ? new ServiceUnavailableException(message) : undefined);
  };
