import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';

/** The signed-in person, as the access guard read it for this request. */
export const Me = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);
