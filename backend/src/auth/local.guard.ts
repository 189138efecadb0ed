import { type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type Request, type Response } from 'express';
import { Strategy } from 'passport-local';
import { messages } from '@touchline/domain';
import { validationProblem } from '../http/validation.ts';
import { type User } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import { LoginDto } from './auth.dto.ts';
import { DeviceCookie } from './devices/device-cookie.ts';
import { NewDeviceMail } from './devices/new-device-mail.ts';
import { PasswordGate } from '../users/password-gate.ts';
import { CodeCheck, codeProblem } from './second-factor/code-check.service.ts';
import { SessionService } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';

/** Signs the user in if Passport accepts username and password, the second factor is right and no limit is reached. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  constructor(
    private readonly gate: PasswordGate,
    private readonly limits: SignInLimits,
    private readonly sessions: SessionService,
    private readonly newDevice: NewDeviceMail,
    private readonly codes: CodeCheck,
    private readonly devices: DeviceCookie,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    // Guards run before pipes, so without this check a malformed body would count as a wrong password.
    const problems = await validate(plainToInstance(LoginDto, request.body ?? {}), { stopAtFirstError: true });
    if (problems.length > 0) throw validationProblem(problems);

    const { username, code } = request.body as LoginDto;
    const checkPassword = () => super.canActivate(context);
    await this.limits.rejectBlockedAddress(request, response);
    const isComplete = await this.gate.run(response, () =>
      this.limits.countFailures(request, response, username, async () => {
        await checkPassword();
        return this.checkCode(request, response, code);
      }),
    );
    if (!isComplete) throw codeProblem(messages.codeRequired);
    const user = request.user!;
    await this.newDevice.queueFor(user, request);
    await this.sessions.start(request, response, user);
    return true;
  }

  /** False if a code is missing, which is no failure: only now does the client know that it takes one. */
  private async checkCode(request: Request, response: Response, code: string | null | undefined): Promise<boolean> {
    const { user } = request;
    if (!user?.hasSecondFactor) return true;
    if (!code) return false;
    await this.codes.use(user, { code, isKnownDevice: this.devices.knows(request, user), response });
    return true;
  }
}

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UsersService) {
    super();
  }

  /** The message does not say whether the username or the password is wrong. */
  async validate(name: string, password: string): Promise<User> {
    const user = await this.users.verify(name, password);
    if (!user) throw new UnauthorizedException(messages.invalidCredentials);
    return user;
  }
}
