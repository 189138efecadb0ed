import { Body, Controller, Get, Patch, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../../http/page.dto.ts';
import { User } from '../../users/user.entity.ts';
import { ChildDto } from '../child.dto.ts';
import { CorrectChildDto, CorrectionDto } from './correction.dto.ts';
import { CorrectionsService } from './corrections.service.ts';

@ApiTags('children')
@Controller('children')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  /**
   * Correct a player.
   * @remarks Omitted members stay unchanged. The player keeps id, teams, answers, guardians and restrictions, and events that have begun
   * keep their audience. Admins correct any player. Guardians can set the short name of an own child, and correct its name and date of
   * birth while it is in no team and has no other guardian, 20 times a day. A name or date of birth counts as an attempt to guess, as
   * adding a child does. Returns 429 beyond a limit, 409 if another registered player has the name and date of birth, or if `version` is
   * stale. The guardians are told of what others have corrected.
   */
  @Patch(':id')
  @Requires('child.correct')
  correctChild(
    @IdParam() id: number,
    @Body() fields: CorrectChildDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChildDto> {
    return this.corrections.correct(id, fields, me, response);
  }

  /**
   * List what was corrected of a player.
   * @remarks The latest first, for the child's guardians and admins. Another family's child returns 404, as an unknown child does.
   */
  @Get(':id/corrections')
  @Requires('child.view-corrections')
  @ApiCountedList(CorrectionDto)
  async listCorrections(
    @IdParam() id: number,
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CorrectionDto[]> {
    return withTotalCount(await this.corrections.list(id, page, me), response);
  }
}
