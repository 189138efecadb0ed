import { Body, ConflictException, Controller, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { sqlStateOf } from '../database/transaction.ts';
import { Me, Requires } from '../http/decorators.ts';
import { clientAddress } from '../rate-limits/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { SessionUserDto, sessionUser } from '../users/user.dto.ts';
import { User } from '../users/user.entity.ts';
import { AccountService } from './account.service.ts';
import { ChangePasswordDto, UpdateMeDto } from './auth.dto.ts';
import { OwnPassword } from '../users/own-password.ts';
import { SessionService } from './session.service.ts';

@ApiTags('auth')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: SessionService,
    private readonly ownPassword: OwnPassword,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Update your profile.
   * @remarks A new email requires the current password; wrong passwords count towards a rate limit. The new address gets a mail to
   * verify it, and the old one a mail to undo the change; at most three changes in 30 minutes. Returns 409, which counts as a change, if
   * another account uses the email.
   */
  @Patch('me')
  @Requires('account.edit')
  async updateMe(
    @Body() fields: UpdateMeDto,
    @Me() me: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionUserDto> {
    const change = () =>
      this.account.update(me, fields, (save) =>
        this.withMail(me, response, async () =>
          save(await this.limits.spread('verificationAddress', clientAddress(request))),
        ),
      );
    return sessionUser(await (fields.currentPassword ? this.ownPassword.limited(me, response, change) : change()));
  }

  /**
   * Change your password.
   * @remarks Ends your other sessions and mails you, and ends the addresses of your calendar feeds if you want. Wrong current passwords
   * count towards a rate limit.
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
    await this.account.assertNewPassword(me, fields);
    const changed = await this.ownPassword.limited(me, response, () => this.account.changePassword(me, fields));
    await this.sessions.start(request, response, changed);
  }

  /**
   * Limits changes of the email, because each sends a mail to an address that may be somebody else's, or tells that it has an account
   * already.
   */
  private async withMail(me: User, response: Response, change: () => Promise<User>): Promise<User> {
    await this.limits.consume('verification', String(me.id), response);
    try {
      return await change();
    } catch (error) {
      const isTaken = error instanceof ConflictException || sqlStateOf(error) === '23505';
      if (!isTaken) await this.limits.refund('verification', String(me.id));
      throw error;
    }
  }
}
