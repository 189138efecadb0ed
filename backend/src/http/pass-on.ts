import { BadGatewayException, ServiceUnavailableException } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';
import { type Draining } from '../health/draining.ts';

/** What a gateway says that repeats a safe request at another server when one answers 502. */
const header = 'x-repeats-safe-requests';
const message = 'The server is shutting down. Please try again in a moment.';

/**
 * While the server is about to end, clients are told to let go of their connections, and such a gateway to ask another server. It
 * then leaves this one alone for a while, so that no request is on its way here when the port closes. What comes after that is
 * refused, because a client whose request is lost cannot know whether it was done.
 */
export const passOnWhile = (draining: Draining) => (request: Request, response: Response, next: NextFunction) => {
  if (!draining.isOn) return next();
  response.setHeader('connection', 'close');
  const isRepeated = ['GET', 'HEAD'].includes(request.method) && request.get(header) !== undefined;
  if (isRepeated) next(new BadGatewayException(message));
  else next(draining.isPortClosed ? new ServiceUnavailableException(message) : undefined);
};
