import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { RateLimits } from '../../rate-limits/rate-limits.ts';
import { User } from '../../users/user.entity.ts';
import { OwnPassword } from '../../users/own-password.ts';
import { SessionService } from '../session.service.ts';
import {
  ConfirmSecondFactorDto,
  OwnPasswordDto,
  RecoveryCodesDto,
  SecondFactorDto,
  TotpSetupDto,
} from './second-factor.dto.ts';
import { SecondFactorService } from './second-factor.service.ts';

@ApiTags('second-factor')
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: SessionService,
    private readonly limits: RateLimits,
  ) {}

  /** Get whether you have a second factor. */
  @Get()
  @Requires('account.secure')
  @NotInDemo()
  getSecondFactor(@Me() me: User): Promise<SecondFactorDto> {
    return this.factors.get(me);
  }

  /**
   * Begin to set up an authenticator app.
   * @remarks Returns a secret for the app, which works for an hour. Nothing changes until a code of the app confirms it. Returns 403 until
   * your email is verified, if the server sends mail.
   */
  @Post('setup')
  @Requires('account.secure')
  @NotInDemo()
  beginSecondFactor(
    @Body() { currentPassword }: OwnPasswordDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TotpSetupDto> {
    return this.ownPassword.confirm(me, currentPassword, response, (manager) => this.factors.begin(manager, me));
  }

  /**
   * Turn the second factor on with a code of the app.
   * @remarks Replaces the app before. Returns recovery codes, which are not returned again, and ends your other sessions. Wrong codes count
   * towards a rate limit. Returns 409 if the set-up is more than an hour old.
   */
  @Post()
  @Requires('account.secure')
  @NotInDemo()
  async confirmSecondFactor(
    @Body() { code }: ConfirmSecondFactorDto,
    @Me() me: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesDto> {
    const { user, codes } = await this.change(me, response, () => this.factors.confirm(me, code));
    await this.sessions.start(request, response, user);
    return { codes };
  }

  /**
   * Get new recovery codes.
   * @remarks The codes before stop working, and your other sessions end. At most ten changes a day. Returns 409 without a second factor.
   */
  @Post('recovery-codes')
  @Requires('account.secure')
  @NotInDemo()
  async renewRecoveryCodes(
    @Body() { currentPassword }: OwnPasswordDto,
    @Me() me: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesDto> {
    const { user, codes } = await this.change(me, response, async () => {
      const passwordHash = await this.ownPassword.assert(me, currentPassword);
      return this.factors.renewCodes(me, passwordHash);
    });
    await this.sessions.start(request, response, user);
    return { codes };
  }

  /**
   * Turn the second factor off.
   * @remarks Ends your other sessions. Returns 409 without a second factor, and if the club requires one.
   */
  @Post('turn-off')
  @HttpCode(204)
  @Requires('account.secure')
  @NotInDemo()
  async turnOffSecondFactor(
    @Body() { currentPassword }: OwnPasswordDto,
    @Me() me: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const user = await this.change(me, response, async () => {
      const passwordHash = await this.ownPassword.assert(me, currentPassword);
      return this.factors.turnOff(me, passwordHash);
    });
    await this.sessions.start(request, response, user);
  }

  /** Limits the changes of a day, because each sends a mail before all others. */
  private async change<Result>(me: User, response: Response, change: () => Promise<Result>): Promise<Result> {
    const key = String(me.id);
    await this.limits.consume('secondFactorChange', key, response);
    try {
      return await this.ownPassword.limited(me, response, change);
    } catch (error) {
      await this.limits.refund('secondFactorChange', key);
      throw error;
    }
  }
}
