import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type Request, type Response } from 'express';
import { normalizeEmail } from '@touchline/domain';
import { clientAddress } from '../http/client-address.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { validationProblem } from '../http/validation.ts';
import { LoginDto } from './auth.dto.ts';
import { SessionService } from './session.service.ts';

/** Checks name and password through Passport and signs the person in; each wrong try counts against account and address. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  constructor(
    private readonly limits: RateLimits,
    private readonly sessions: SessionService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    // Guards run before pipes: without this a malformed body would be a wrong password.
    const problems = await validate(plainToInstance(LoginDto, request.body ?? {}), { stopAtFirstError: true });
    if (problems.length > 0) throw validationProblem(problems);

    const { username } = request.body as LoginDto;
    const key = `${normalizeEmail(username)} ${clientAddress(request)}`;
    await this.limits.take('signIn', key, http.getResponse<Response>());
    await super.canActivate(context);
    await this.limits.giveBack('signIn', key);
    await super.logIn(request);
    if (request.user) this.sessions.begin(request, request.user);
    return true;
  }
}
