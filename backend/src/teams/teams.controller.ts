import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { CreateTeamDto, TeamDto, TeamSearchDto, UpdateTeamDto } from './team.dto.ts';
import { TeamsService } from './teams.service.ts';

@ApiTags('teams')
@Controller('teams')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  /**
   * Teams by name, with league, lead coach and the members that the caller may see.
   * @remarks `q` looks at the names of teams and leagues; `x-total-count` says how many match.
   */
  @Get()
  @Requires('team.browse')
  @ApiCountedList(TeamDto)
  async listTeams(
    @Query() search: TeamSearchDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TeamDto[]> {
    return withTotalCount(await this.teams.list(me, search), response);
  }

  /** One team, with the members that the caller may see. */
  @Get(':id')
  @Requires('team.browse')
  getTeam(@IdParam() id: number, @Me() me: User): Promise<TeamDto> {
    return this.teams.get(id, me);
  }

  /** Make a team in a league. */
  @Post()
  @Requires('team.manage')
  createTeam(@Body() fields: CreateTeamDto, @Me() me: User): Promise<TeamDto> {
    return this.teams.create(fields, me);
  }

  /** Change a team. */
  @Put(':id')
  @Requires('team.manage')
  updateTeam(@IdParam() id: number, @Body() fields: UpdateTeamDto, @Me() me: User): Promise<TeamDto> {
    return this.teams.update(id, fields, me);
  }

  /**
   * Delete a team with its roster and announcements.
   * @remarks Events that are its alone go with their answers; one that other teams share passes to the first of them.
   * Children stay.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('team.remove')
  deleteTeam(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.teams.delete(id, me);
  }
}
