import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { type Action, can, messages } from '@touchline/domain';
import { requiredAction } from '../http/access.ts';
import { RefusedActs } from './refused-acts.ts';
import { SessionService } from './session.service.ts';

/** The one guard of every route: who is it, and does the access policy allow the action that the route names? */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly refused: RefusedActs,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const action = this.reflector.get<Action | undefined>(requiredAction, handler);
    if (!action) throw new ForbiddenException('This action is not permitted');
    const request = context.switchToHttp().getRequest<Request>();
    const me = await this.sessions.readUser(request);
    if (me) request.user = me;
    if (can(me, action)) return true;
    if (!me)
      throw new UnauthorizedException(
        action.startsWith('availability.') ? messages.loginToAnswer : messages.signInRequired,
      );
    await this.refused.note(me, action, handler.name, request.params.id);
    throw new ForbiddenException(refusals[action] ?? messages.forbidden);
  }
}

const refusals: Partial<Record<Action, string>> = {
  'account.register': messages.signedInAlready,
};
