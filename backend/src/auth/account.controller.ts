import { Body, Controller, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { SessionUserDto, sessionUser } from '../users/user.dto.ts';
import { User } from '../users/user.entity.ts';
import { AccountService } from './account.service.ts';
import { ChangePasswordDto, UpdateMeDto } from './auth.dto.ts';
import { PasswordGate } from './password-gate.ts';
import { SessionService } from './session.service.ts';

@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionService,
    private readonly gate: PasswordGate,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Change the own name, phone, bio or e-mail.
   * @remarks Another e-mail needs the current password; wrong ones are limited. 409 when the e-mail is in use.
   */
  @Patch('me')
  @Requires('account.edit')
  async updateMe(
    @Body() fields: UpdateMeDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionUserDto> {
    const change = () => this.account.update(me, fields);
    return sessionUser(await (fields.currentPassword ? this.counted(me, response, change) : change()));
  }

  /**
   * Change the own password.
   * @remarks Ends the person's other sessions; this one gets a new id. Wrong current passwords are limited.
   */
  @Post('change-password')
  @HttpCode(204)
  @Requires('account.edit')
  async changePassword(
    @Body() fields: ChangePasswordDto,
    @Me() me: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const changed = await this.counted(me, response, () => this.account.changePassword(me, fields));
    await this.sessions.start(request, changed);
  }

  /** Counts the try, unless it succeeds: whoever finds a browser signed in must not guess the password there. */
  private counted(me: User, response: Response, change: () => Promise<User>): Promise<User> {
    return this.gate.pass(response, async () => {
      await this.limits.consume('passwordCheck', String(me.id), response);
      const changed = await change();
      await this.limits.refund('passwordCheck', String(me.id));
      return changed;
    });
  }
}
