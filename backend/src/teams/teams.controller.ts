import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { CreateTeamDto, TeamDto, TeamSearchDto, UpdateTeamDto } from './team.dto.ts';
import { TeamArchiveService } from './team-archive.service.ts';
import { TeamsService } from './teams.service.ts';

@ApiTags('teams')
@Controller('teams')
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly archive: TeamArchiveService,
  ) {}

  /**
   * List teams.
   * @remarks Sorted by name, with the members that you may see. `q` searches the names of teams, leagues and lead
   * coaches; `coached=true` lists only the teams that you coach; `archived=true` lists archived teams, for staff; `season` chooses
   * another season than the running one.
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

  /** Get a team with the members that you may see. */
  @Get(':id')
  @Requires('team.browse')
  getTeam(@IdParam() id: number, @Me() me: User): Promise<TeamDto> {
    return this.teams.view(id, me);
  }

  /**
   * Create a team.
   * @remarks Returns 409 if the league has a team with this name.
   */
  @Post()
  @Requires('team.manage')
  createTeam(@Body() fields: CreateTeamDto, @Me() me: User): Promise<TeamDto> {
    return this.teams.create(fields, me);
  }

  /**
   * Update a team.
   * @remarks Omitted members stay unchanged. Returns 409 if the league has another team with this name, or if the team is archived.
   */
  @Put(':id')
  @Requires('team.manage')
  updateTeam(@IdParam() id: number, @Body() fields: UpdateTeamDto, @Me() me: User): Promise<TeamDto> {
    return this.teams.update(id, fields, me);
  }

  /**
   * Confirm a coach of a team.
   * @remarks Coaches who made themselves coach of a team can look up the phone numbers of its families only after this.
   */
  @Post(':id/coaches/:coachId/confirm')
  @HttpCode(200)
  @Requires('team.confirm-coach')
  confirmCoach(@IdParam() id: number, @IdParam('coachId') coachId: number, @Me() me: User): Promise<TeamDto> {
    return this.teams.confirmCoach(id, coachId, me);
  }

  /**
   * Delete a team, or archive it if it has had events.
   * @remarks Deletes the events to come of this team only and their availabilities, and ends its roster. A shared event to come passes to
   * the first of its other teams. Players stay registered. Of a team that has had events, the past stays as it was: the team is archived
   * with its announcements. Any other is deleted with them.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('team.remove')
  deleteTeam(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.archive.delete(id, me);
  }

  /**
   * Restore an archived team.
   * @remarks With the roster that it had, without players who have left the club since. Its events to come were deleted when it was
   * archived. Returns 409 if the league has a team with this name, or if the team is not archived.
   */
  @Post(':id/restore')
  @HttpCode(200)
  @Requires('team.restore')
  restoreTeam(@IdParam() id: number, @Me() me: User): Promise<TeamDto> {
    return this.archive.restore(id, me);
  }
}
