import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type Request, type Response } from 'express';
import { validationProblem } from '../http/validation.ts';
import { LoginDto } from './auth.dto.ts';
import { PasswordGate } from './password-gate.ts';
import { SessionService } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';

/** Checks name and password through Passport and signs the person in, within the limits. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  constructor(
    private readonly gate: PasswordGate,
    private readonly limits: SignInLimits,
    private readonly sessions: SessionService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    // Guards run before pipes: without this a malformed body would be a wrong password.
    const problems = await validate(plainToInstance(LoginDto, request.body ?? {}), { stopAtFirstError: true });
    if (problems.length > 0) throw validationProblem(problems);

    const { username } = request.body as LoginDto;
    const checkPassword = () => super.canActivate(context);
    await this.limits.refuseBlockedAddress(request, response);
    await this.gate.pass(response, () =>
      this.limits.countFailures(request, response, username, async () => checkPassword()),
    );
    await super.logIn(request);
    if (request.user) this.sessions.begin(request, request.user);
    return true;
  }
}
