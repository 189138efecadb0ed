import {
  applyDecorators,
  BadRequestException,
  createParamDecorator,
  type ExecutionContext,
  Param,
  type PipeTransform,
  SetMetadata,
} from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { type Request } from 'express';
import { type Action, idOf, mayTry, messages } from '@touchline/domain';

export const requiredAction = Symbol('the action that a route requires');

/** Names the action of the access policy that a route requires. A route without one denies all requests. */
export const Requires = (action: Action) =>
  applyDecorators(
    SetMetadata(requiredAction, action),
    ApiExtension('x-requires', action),
    ...(mayTry(null, action) ? [] : [ApiSecurity('session')]),
  );

/** Marks an operation that the demo answers with one fixed problem (`notInDemo`). */
export const NotInDemo = () => ApiExtension('x-demo', 'none');

/** The signed-in user, as the access guard has read it. */
export const Me = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);

/** The id of the request's session; changes with every sign-in. */
export const SessionId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().sessionId,
);

/** Rejects `1e3`, `0x10` and `007`, which a lenient parser would turn into an id. */
class StrictIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = idOf(value);
    if (id !== null) return id;
    throw new BadRequestException(messages.pathIdInvalid);
  }
}

/** An id in the path. */
export const IdParam = (name = 'id') => Param(name, StrictIdPipe);
