import { setTimeout as pause } from 'node:timers/promises';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Me, NotInDemo, Requires } from '../http/decorators.ts';
import { clientAddress } from '../rate-limits/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { User } from '../users/user.entity.ts';
import { DeviceCookie } from './devices/device-cookie.ts';
import { PasswordGate } from '../users/password-gate.ts';
import { ForgotPasswordDto, LinkTokenDto, ResetPasswordDto } from './recovery.dto.ts';
import { RecoveryService } from './recovery.service.ts';

/** All requests for a new password take this long, because finding an account and queueing a mail takes longer than finding none. */
const forgotPasswordMs = 300;

@ApiTags('auth')
@Controller('auth')
export class RecoveryController {
  constructor(
    private readonly recovery: RecoveryService,
    private readonly gate: PasswordGate,
    private readonly limits: RateLimits,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Request a mail with a link to choose a new password.
   * @remarks The response does not tell whether there is an account. At most three links of an account are live; they work for 30
   * minutes. Further requests, and too many from one address, send nothing. Returns 409 if the server is not set up to send mail.
   */
  @Post('forgot-password')
  @HttpCode(202)
  @Requires('account.recover')
  @NotInDemo()
  async forgotPassword(@Body() { email }: ForgotPasswordDto, @Req() request: Request): Promise<void> {
    this.recovery.assertSendsMail();
    const ask = async () => {
      if (await this.limits.tryConsume('passwordReset', clientAddress(request))) await this.recovery.forgot(email);
    };
    await Promise.all([ask(), pause(forgotPasswordMs)]);
  }

  /**
   * Choose a password with the link of a mail.
   * @remarks For links of password resets and invitations. The link and all others of the account stop working, and all sessions and
   * addresses of feeds end. If nobody had verified the email, so does what was made in the account before: guardianships that staff have
   * not given, requests, choices of mails, phone number and second factor. Does not sign in. Returns 404 for a link that does not work any
   * more.
   */
  @Post('reset-password')
  @HttpCode(204)
  @Requires('account.recover')
  @NotInDemo()
  async resetPassword(
    @Body() fields: ResetPasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.recovery.assertUsable(fields, 'password');
    const user = await this.gate.run(response, () => this.recovery.resetPassword(fields));
    // So that this device can sign in while somebody else guesses the account's password.
    this.devices.remember(request, response, user);
  }

  /**
   * Verify your email address with the link of a mail.
   * @remarks You have to be signed in to the account, because somebody else may have made it with your address. Returns 403 otherwise, and
   * 404 for a link that no longer works.
   */
  @Post('verify-email')
  @HttpCode(204)
  @Requires('account.recover')
  @NotInDemo()
  verifyEmail(@Body() { token }: LinkTokenDto, @Me() me: User | undefined): Promise<void> {
    return this.recovery.verifyEmail(token, me);
  }

  /**
   * Send the mail again that verifies your email address.
   * @remarks At most three in 30 minutes. Returns 409 if the server is not set up to send mail.
   */
  @Post('send-verification')
  @HttpCode(202)
  @Requires('account.secure')
  @NotInDemo()
  async sendVerification(
    @Me() me: User,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.recovery.assertSendsMail();
    await this.limits.consume('verification', String(me.id), response);
    const delayHours = await this.limits.spread('verificationAddress', clientAddress(request));
    await this.recovery.sendVerification(me, delayHours);
  }

  /**
   * Undo a change of your email address with the link of a mail, and choose a new password.
   * @remarks The link was sent to the old address and works for seven days. All sessions end. Returns 404 for a link that no longer
   * works, and 409 if another account uses the address by now.
   */
  @Post('undo-email-change')
  @HttpCode(204)
  @Requires('account.recover')
  @NotInDemo()
  async undoEmailChange(
    @Body() fields: ResetPasswordDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.recovery.assertUsable(fields, 'email');
    await this.gate.run(response, () => this.recovery.undoEmailChange(fields));
  }
}
