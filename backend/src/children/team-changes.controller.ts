import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { TeamChangeDto } from './team-change.dto.ts';
import { TeamChangesService } from './team-changes.service.ts';

@ApiTags('children')
@Controller('children')
export class TeamChangesController {
  constructor(private readonly changes: TeamChangesService) {}

  /**
   * List the teams that a child has joined and left.
   * @remarks The latest first, for the child's guardians and admins. Another family's child returns 404, as an unknown child does.
   */
  @Get(':id/team-changes')
  @Requires('child.view-team-changes')
  @ApiCountedList(TeamChangeDto)
  async listTeamChanges(
    @IdParam() id: number,
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TeamChangeDto[]> {
    return withTotalCount(await this.changes.list(id, page, me), response);
  }
}
