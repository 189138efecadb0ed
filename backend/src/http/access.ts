import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { type Request } from 'express';
import { type Action, can } from '@touchline/domain';

export const requiredAction = Symbol('the action that a route requires');

/** Names the action of the access policy that a route performs. A route that names none refuses everybody. */
export const Requires = (action: Action) =>
  applyDecorators(
    SetMetadata(requiredAction, action),
    ApiExtension('x-requires', action),
    ...(can(null, action) ? [] : [ApiSecurity('session')]),
  );

/** The signed-in user, as the access guard read it for this request. */
export const Me = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);

/** The id of the request's session; every sign-in starts a new one. */
export const SessionId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().sessionID,
);
