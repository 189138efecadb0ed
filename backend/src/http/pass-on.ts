import { BadGatewayException } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';
import { type Draining } from '../health/draining.ts';

/** What a gateway says that repeats a safe request at another server when one answers 502. */
const header = 'x-repeats-safe-requests';

/**
 * While the server is about to end, such a gateway is told to ask another one. It then leaves this one alone for a while, so that
 * no request is on its way here when the port closes: one that is would be lost, and a write is never repeated.
 */
export const passOnWhile = (draining: Draining) => (request: Request, _response: Response, next: NextFunction) => {
  const repeated = ['GET', 'HEAD'].includes(request.method) && request.get(header) !== undefined;
  next(
    draining.isOn && repeated ? new BadGatewayException('The server is about to end. Please try again.') : undefined,
  );
};
