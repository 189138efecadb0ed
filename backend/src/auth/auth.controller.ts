import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { clientAddress } from '../rate-limits/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { SessionUserDto, sessionUser } from '../users/user.dto.ts';
import { User } from '../users/user.entity.ts';
import { AccountService } from './account.service.ts';
import { LoginDto, RegisterDto } from './auth.dto.ts';
import { LocalGuard } from './local.guard.ts';
import { PasswordGate } from './password-gate.ts';
import { clearSessionCookies } from './session-cookie.ts';
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

  /** The signed-in person. */
  @Get('me')
  @Requires('session.view')
  getMe(@Me() me: User): SessionUserDto {
    return sessionUser(me);
  }

  /** Sign in; the answer sets the session cookie. */
  @Post('login')
  @HttpCode(200)
  @Requires('session.start')
  @UseGuards(LocalGuard)
  login(@Body() _credentials: LoginDto, @Me() me: User): SessionUserDto {
    return sessionUser(me);
  }

  /** Make a parent's account and sign in. */
  @Post('register')
  @Requires('account.register')
  async register(
    @Body() fields: RegisterDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionUserDto> {
    const asked = request.body as Record<string, unknown>;
    const user = await this.gate.pass(response, async () => {
      await this.limits.consume('registration', clientAddress(request), response);
      return this.account.register(fields, asked);
    });
    await this.sessions.start(request, user);
    return sessionUser(user);
  }

  /** End the session; without one, nothing happens. */
  @Post('logout')
  @HttpCode(204)
  @Requires('session.end')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(request);
    clearSessionCookies(response);
  }
}
