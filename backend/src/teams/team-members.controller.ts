import { Body, Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { User } from '../users/user.entity.ts';
import { TeamMembersService } from './team-members.service.ts';
import { AddTeamMemberDto, TeamMemberDto, UpdateTeamMemberDto } from './team.dto.ts';

@ApiTags('teams')
@Controller()
export class TeamMembersController {
  constructor(private readonly members: TeamMembersService) {}

  /** Put a player on a team's roster. */
  @Post('team-members')
  @Requires('team.manage')
  addTeamMember(@Body() fields: AddTeamMemberDto, @Me() me: User): Promise<TeamMemberDto> {
    return this.members.add(fields, me);
  }

  /** Change a player's jersey number and position in a team. */
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

  /** Take a player off a team's roster. */
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
