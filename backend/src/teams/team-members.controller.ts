import { Body, Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { TeamMembersService } from './team-members.service.ts';
import { AddTeamMemberDto, TeamMemberDto, UpdateTeamMemberDto } from './team.dto.ts';

@ApiTags('teams')
@Controller()
export class TeamMembersController {
  constructor(private readonly members: TeamMembersService) {}

  /**
   * Add a player to a team.
   * @remarks Returns 409 if the player is already in the team.
   */
  @Post('team-members')
  @Requires('team.manage')
  addTeamMember(@Body() fields: AddTeamMemberDto, @Me() me: User): Promise<TeamMemberDto> {
    return this.members.add(fields, me);
  }

  /** Update a player's jersey number and position in a team. */
  @Patch('teams/:teamId/members/:childId')
  @Requires('team.manage')
  updateTeamMember(
    @IdParam('teamId') teamId: number,
    @IdParam('childId') childId: number,
    @Body() fields: UpdateTeamMemberDto,
    @Me() me: User,
  ): Promise<TeamMemberDto> {
    return this.members.update({ teamId, childId }, fields, me);
  }

  /** Remove a player from a team. */
  @Delete('teams/:teamId/members/:childId')
  @HttpCode(204)
  @Requires('team.manage')
  removeTeamMember(
    @IdParam('teamId') teamId: number,
    @IdParam('childId') childId: number,
    @Me() me: User,
  ): Promise<void> {
    return this.members.remove({ teamId, childId }, me);
  }
}
