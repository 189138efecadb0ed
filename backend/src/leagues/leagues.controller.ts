import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../http/requires.ts';
import { LeagueDto, SaveLeagueDto } from './league.dto.ts';
import { LeaguesService } from './leagues.service.ts';

@ApiTags('leagues')
@Controller('leagues')
export class LeaguesController {
  constructor(private readonly leagues: LeaguesService) {}

  /** All leagues by name, with how many teams play in each. */
  @Get()
  @Requires('league.browse')
  listLeagues(): Promise<LeagueDto[]> {
    return this.leagues.list();
  }

  /** Make a league. */
  @Post()
  @Requires('league.create')
  createLeague(@Body() fields: SaveLeagueDto): Promise<LeagueDto> {
    return this.leagues.create(fields);
  }
}
