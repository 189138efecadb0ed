import { applyDecorators, Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { messages } from '@touchline/domain';
import { CodeCheck } from '../../auth/second-factor/code-check.service.ts';
import { IdParam, Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { type RateLimit, RateLimits } from '../../rate-limits/rate-limits.ts';
import { OwnPassword } from '../../users/own-password.ts';
import { User } from '../../users/user.entity.ts';
import { ExportChildDto, ExportDto } from './export.dto.ts';
import { exportPolicy } from './export-file.ts';
import { type ExportedFile, ExportsService } from './exports.service.ts';

const ReturnsFile = () =>
  applyDecorators(
    NotInDemo(),
    ApiProduces('text/html'),
    ApiOkResponse({ schema: { type: 'string', example: '<!doctype html>' } }),
  );

@Controller()
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly ownPassword: OwnPassword,
    private readonly codes: CodeCheck,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Download what the club holds of you and your children.
   * @remarks One HTML file that needs no server, with the same data as JSON in its element `data`. Requires the current password, and a
   * code if you have a second factor; wrong ones count towards a rate limit. At most 3 files a day.
   */
  @Post('auth/export')
  @HttpCode(200)
  @ApiTags('auth')
  @Requires('account.export')
  @ReturnsFile()
  exportAccount(
    @Body() fields: ExportDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const limit = { name: 'export', message: messages.tooManyExports } as const;
    return this.send(fields, me, response, limit, (hash) => this.exports.ofAccount(me, hash));
  }

  /**
   * Download what the club holds of a player, for somebody who has asked the club for it.
   * @remarks Like the file of a user: as one of the guardians may read it, or without what only one household may read. Also of players
   * who have left the club. At most 20 files a day. Returns 400 if `guardianId` is not a guardian of the player.
   */
  @Post('children/:id/export')
  @HttpCode(200)
  @ApiTags('children')
  @Requires('child.export')
  @ReturnsFile()
  exportChild(
    @IdParam() id: number,
    @Body() { guardianId = null, ...fields }: ExportChildDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const limit = { name: 'childExport', message: messages.tooManyChildExports } as const;
    return this.send(fields, me, response, limit, (hash) => this.exports.ofChild(id, guardianId, me, hash));
  }

  /** Counts a file only if it is made. */
  private async send(
    { currentPassword, code }: ExportDto,
    me: User,
    response: Response,
    { name: limit, message }: { name: RateLimit; message: string },
    make: (passwordHash: string) => Promise<ExportedFile>,
  ): Promise<string> {
    const key = String(me.id);
    const { name, html } = await this.ownPassword.limited(me, response, async () => {
      const passwordHash = await this.ownPassword.assert(me, currentPassword);
      await this.limits.consumeAll(limit, key, 1, { response, message });
      try {
        await this.codes.confirm(me, code, response);
        return await make(passwordHash);
      } catch (error) {
        await this.limits.refund(limit, key);
        throw error;
      }
    });
    response.type('text/html; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="${name}"`);
    response.setHeader('content-security-policy', exportPolicy);
    return html;
  }
}
