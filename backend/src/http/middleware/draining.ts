import { BadGatewayException, ServiceUnavailableException } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';

/** The stage of the server's shutdown. */
export class Draining {
  /** The server still responds, but asks clients to close their connections and gateways to use another server. */
  isShuttingDown = false;

  /** The port is closed; requests that arrive on open connections are rejected. */
  isPortClosed = false;

  /** Another worker accepts new connections: the server responds as ever, but asks clients to close theirs. */
  isReplaced = false;
}

/** Sent by gateways that retry a safe request on another server after a 502. */
const retryHeader = 'x-repeats-safe-requests';
const message = 'The server is shutting down. Please try again in a moment.';

/**
 * During a shutdown, every response asks the client to close the connection, and a gateway that retries gets a 502. The gateway
 * then avoids this server for a while, so that no request is on its way here when the port closes. Requests that still arrive
 * later are rejected, because the client of a lost request cannot know whether it was processed.
 */
export const rejectWhileDraining =
  (draining: Draining) => (request: Request, response: Response, next: NextFunction) => {
    if (draining.isShuttingDown || draining.isReplaced) response.setHeader('connection', 'close');
    if (!draining.isShuttingDown) return next();
    const isRetried = ['GET', 'HEAD'].includes(request.method) && request.get(retryHeader) !== undefined;
    if (isRetried) next(new BadGatewayException(message));
    else next(draining.isPortClosed ? new ServiceUnavailableException(message) : undefined);
  };
