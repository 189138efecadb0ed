import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../http/id-param.ts';
import { Me } from '../http/me.ts';
import { Requires } from '../http/requires.ts';
import { User } from '../users/user.entity.ts';
import { CreateTeamDto, TeamDto } from './team.dto.ts';
import { TeamsService } from './teams.service.ts';

@ApiTags('teams')
@Controller('teams')
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  /** Teams by name, with league, lead coach and the members that the caller may see. */
  @Get()
  @Requires('team.browse')
  listTeams(@Me() me: User): Promise<TeamDto[]> {
    return this.teams.list(me);
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
}
