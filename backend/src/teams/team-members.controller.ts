import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../http/requires.ts';
import { AddTeamMemberDto, TeamMemberDto } from './team.dto.ts';
import { TeamsService } from './teams.service.ts';

@ApiTags('teams')
@Controller('team-members')
export class TeamMembersController {
  constructor(private readonly teams: TeamsService) {}

  /** Put a player on a team's roster. */
  @Post()
  @Requires('team.manage')
  addTeamMember(@Body() fields: AddTeamMemberDto): Promise<TeamMemberDto> {
    return this.teams.addMember(fields);
  }
}
