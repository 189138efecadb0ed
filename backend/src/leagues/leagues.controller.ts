import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, SearchDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { LeagueDto, SaveLeagueDto, UpdateLeagueDto } from './league.dto.ts';
import { LeaguesService } from './leagues.service.ts';

@ApiTags('leagues')
@Controller('leagues')
export class LeaguesController {
  constructor(private readonly leagues: LeaguesService) {}

  /**
   * All leagues by name, with how many teams play in each.
   * @remarks `q` looks at name, age group and description; `x-total-count` says how many match.
   */
  @Get()
  @Requires('league.browse')
  @ApiCountedList(LeagueDto)
  async listLeagues(@Query() search: SearchDto, @Res({ passthrough: true }) response: Response): Promise<LeagueDto[]> {
    return withTotalCount(await this.leagues.list(search), response);
  }

  /** Make a league. */
  @Post()
  @Requires('league.create')
  createLeague(@Body() fields: SaveLeagueDto, @Me() me: User): Promise<LeagueDto> {
    return this.leagues.create(fields, me);
  }

  /** Change a league. */
  @Put(':id')
  @Requires('league.manage')
  updateLeague(@IdParam() id: number, @Body() fields: UpdateLeagueDto, @Me() me: User): Promise<LeagueDto> {
    return this.leagues.update(id, fields, me);
  }

  /**
   * Delete a league that no team plays in.
   * @remarks Its announcements go with it, and the events that are for this league alone, with their answers.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('league.manage')
  deleteLeague(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.leagues.delete(id, me);
  }
}
