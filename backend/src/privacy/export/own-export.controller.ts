import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { messages } from '@touchline/domain';
import { Me, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { Downloads, ReturnsFile } from './downloads.ts';
import { ExportDto } from './export.dto.ts';
import { ExportsService } from './exports.service.ts';

@ApiTags('auth')
@Controller('auth/export')
export class OwnExportController {
  constructor(
    private readonly exports: ExportsService,
    private readonly downloads: Downloads,
  ) {}

  /**
   * Download what the club holds of you and your children.
   * @remarks One HTML file that needs no server, with the same data as JSON in its element `data`. Requires the current password, and a
   * code if you have a second factor; wrong ones count towards a rate limit. At most 3 files a day.
   */
  @Post()
  @HttpCode(200)
  @Requires('account.export')
  @ReturnsFile()
  exportAccount(
    @Body() fields: ExportDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const limit = { name: 'export', message: messages.tooManyExports } as const;
    return this.downloads.send(fields, me, response, limit, (hash) => this.exports.ofAccount(me, hash));
  }
}
