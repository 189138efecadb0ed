import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { type Action, can } from '@touchline/domain';

export const requiredAction = Symbol('the action that a route requires');

/** Names the action of the access policy that a route performs. A route that names none refuses everybody. */
export const Requires = (action: Action) =>
  applyDecorators(
    SetMetadata(requiredAction, action),
    ApiExtension('x-requires', action),
    ...(can(null, action) ? [] : [ApiSecurity('session')]),
  );
