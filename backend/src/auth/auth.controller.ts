import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Me, Requires } from '../http/decorators.ts';
import { clientAddress } from '../rate-limits/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { SessionUserDto, sessionUser } from '../users/user.dto.ts';
import { User } from '../users/user.entity.ts';
import { AccountService } from './account.service.ts';
import { LoginDto, RegisterDto } from './auth.dto.ts';
import { LocalGuard } from './local.guard.ts';
import { PasswordGate } from '../users/password-gate.ts';
import { SessionService } from './session.service.ts';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionService,
    private readonly gate: PasswordGate,
    private readonly limits: RateLimits,
  ) {}

  /** Get the signed-in user. */
  @Get('me')
  @Requires('session.view')
  getMe(@Me() me: User): SessionUserDto {
    return sessionUser(me);
  }

  /**
   * Sign in.
   * @remarks The response sets the session cookie. If the account has a second factor, the right password without `code` returns 401 with
   * `secondFactor: true`. A code works once. Wrong passwords and wrong codes count towards rate limits.
   */
  @Post('login')
  @HttpCode(200)
  @Requires('session.start')
  @UseGuards(LocalGuard)
  login(@Body() _credentials: LoginDto, @Me() me: User): SessionUserDto {
    return sessionUser(me);
  }

  /**
   * Register as a parent and sign in.
   * @remarks Returns 409 if another account uses the email.
   */
  @Post('register')
  @Requires('account.register')
  async register(
    @Body() fields: RegisterDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionUserDto> {
    const body = request.body as Record<string, unknown>;
    const passwordHash = await this.gate.run(response, async () => {
      await this.limits.consume('registration', clientAddress(request), response);
      return this.account.hashNewPassword(fields);
    });
    const delayHours = await this.limits.spread('verificationAddress', clientAddress(request));
    const user = await this.account.register({ ...fields, passwordHash }, body, delayHours);
    await this.sessions.start(request, response, user);
    return sessionUser(user);
  }

  /**
   * Sign out.
   * @remarks Succeeds without a session, too.
   */
  @Post('logout')
  @HttpCode(204)
  @Requires('session.end')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(request);
    this.sessions.clearCookie(request, response);
  }
}
