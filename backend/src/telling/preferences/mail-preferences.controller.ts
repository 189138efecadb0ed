import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { type Actor } from '@touchline/domain';
import { Settings } from '../../config/settings.ts';
import { Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { IgnoresBody } from '../../http/json-body.guard.ts';
import { MailPreferencesDto, UnsubscribeDto, UpdateMailPreferencesDto } from './mail-preferences.dto.ts';
import { MailPreferencesService } from './mail-preferences.service.ts';

@ApiTags('mail-preferences')
@Controller()
export class MailPreferencesController {
  constructor(
    private readonly preferences: MailPreferencesService,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** Get which mails you want. */
  @Get('mail-preferences')
  @Requires('mail.choose')
  getMailPreferences(@Me() me: Actor): Promise<MailPreferencesDto> {
    return this.preferences.get(me);
  }

  /**
   * Choose which mails you want.
   * @remarks Topics that are not listed stay unchanged. Mails about your account cannot be switched off.
   */
  @Patch('mail-preferences')
  @Requires('mail.choose')
  updateMailPreferences(@Body() fields: UpdateMailPreferencesDto, @Me() me: Actor): Promise<MailPreferencesDto> {
    return this.preferences.update(fields, me);
  }

  /**
   * Get what the link in a mail switches off.
   * @remarks Changes nothing. Redirects browsers, which ask for HTML, to the page for the link (303). Returns 404 for a link that
   * no longer works.
   */
  @Get('unsubscribe/:token')
  @Requires('mail.unsubscribe')
  @NotInDemo()
  async getUnsubscribeLink(
    @Param('token') token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UnsubscribeDto | undefined> {
    if (request.accepts(['json', 'html']) === 'html') {
      response.redirect(303, `${this.settings.publicUrl ?? ''}/unsubscribe/${encodeURIComponent(token)}`);
      return undefined;
    }
    return this.preferences.unsubscribeLink(token);
  }

  /**
   * Stop getting mails about the topic of a link.
   * @remarks One-click unsubscribe (RFC 8058): works without signing in and for this topic only. The body is not read and may be of any
   * type. Repeating it changes nothing. Returns 404 for a link that no longer works.
   */
  @Post('unsubscribe/:token')
  @HttpCode(200)
  @Requires('mail.unsubscribe')
  @IgnoresBody()
  @NotInDemo()
  unsubscribe(@Param('token') token: string): Promise<UnsubscribeDto> {
    return this.preferences.unsubscribe(token);
  }
}
