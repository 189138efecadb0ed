import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Request, type Response } from 'express';
import { DataSource } from 'typeorm';
import { type Action, actionsOfVerified, type Actor, idOf, mayTry, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { Admission } from '../database/admission.ts';
import { requiredAction } from '../http/decorators.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { type KnownUser } from '../users/user.entity.ts';
import { SessionService } from './session.service.ts';

/** Denied attempts at these actions are recorded, so that attempts to gain more rights are found. */
const recordedActions: Action[] = ['user.manage'];

const denials: Partial<Record<Action, string>> = {
  'account.register': messages.signedInAlready,
};

/** The guard of every route: reads the user of the session and asks the access policy for the route's action. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly admission: Admission,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const action = this.reflector.get<Action | undefined>(requiredAction, handler);
    if (!action) throw new ForbiddenException('This action is not permitted');
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const me = action === 'health.view' ? null : await this.readUser(request, http.getResponse<Response>());
    if (me) request.user = me;
    if (mayTry(me, action)) {
      if (this.settings.verifyEmail && me?.hasUnverifiedEmail && actionsOfVerified.includes(action)) {
        throw new ForbiddenException(messages.emailUnverified);
      }
      return true;
    }
    if (!me)
      throw new UnauthorizedException(
        action.startsWith('availability.') ? messages.loginToAnswer : messages.signInRequired,
      );
    if (mayTry({ ...me, needsSecondFactor: false }, action))
      throw new ForbiddenException(messages.secondFactorRequired);
    await this.recordDenial(me, action, handler.name, idOf(request.params.id));
    throw new ForbiddenException(denials[action] ?? messages.forbidden);
  }

  /** Health checks have no user, because they must not wait for the database. */
  private async readUser(request: Request, response: Response): Promise<KnownUser | null> {
    await this.admission.enter();
    return this.sessions.readUser(request, response);
  }

  private async recordDenial(me: Actor, action: Action, operation: string, userId: number | null): Promise<void> {
    if (!recordedActions.includes(action) || !(await this.limits.tryConsume('deniedAction', String(me.id)))) return;
    const subject = { subject: 'user', subjectId: userId } as const;
    await this.audit.record(this.database.manager, me, `${action}.refused`, subject, { operation });
  }
}
