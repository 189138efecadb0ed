import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { messages } from '@touchline/domain';
import { IdParam, Me, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { Downloads, ReturnsFile } from './downloads.ts';
import { ExportChildDto } from './export.dto.ts';
import { ExportsService } from './exports.service.ts';

@ApiTags('children')
@Controller('children')
export class ChildExportController {
  constructor(
    private readonly exports: ExportsService,
    private readonly downloads: Downloads,
  ) {}

  /**
   * Download what the club holds of a player, for somebody who has asked the club for it.
   * @remarks Like the file of a user: as one of the guardians may read it, or without what only one household may read. Also of players
   * who have left the club. At most 20 files a day. Returns 400 if `guardianId` is not a guardian of the player.
   */
  @Post(':id/export')
  @HttpCode(200)
  @Requires('child.export')
  @ReturnsFile()
  exportChild(
    @IdParam() id: number,
    @Body() { guardianId = null, ...fields }: ExportChildDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const limit = { name: 'childExport', message: messages.tooManyChildExports } as const;
    return this.downloads.send(fields, me, response, limit, (hash) => this.exports.ofChild(id, guardianId, me, hash));
  }
}
