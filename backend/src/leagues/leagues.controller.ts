import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { LeagueDto, LeagueSearchDto, SaveLeagueDto, UpdateLeagueDto } from './league.dto.ts';
import { LeaguesService } from './leagues.service.ts';

@ApiTags('leagues')
@Controller('leagues')
export class LeaguesController {
  constructor(private readonly leagues: LeaguesService) {}

  /**
   * List leagues.
   * @remarks Sorted by name. `q` searches name, age group and description; `season` chooses another season than the running one.
   */
  @Get()
  @Requires('league.browse')
  @ApiCountedList(LeagueDto)
  async listLeagues(
    @Query() search: LeagueSearchDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LeagueDto[]> {
    return withTotalCount(await this.leagues.list(search), response);
  }

  /**
   * Create a league.
   * @remarks Returns 409 if a league with this name and age group exists.
   */
  @Post()
  @Requires('league.create')
  createLeague(@Body() fields: SaveLeagueDto, @Me() me: User): Promise<LeagueDto> {
    return this.leagues.create(fields, me);
  }

  /**
   * Update a league.
   * @remarks Omitted members stay unchanged. Returns 409 if another league has this name and age group.
   */
  @Put(':id')
  @Requires('league.manage')
  updateLeague(@IdParam() id: number, @Body() fields: UpdateLeagueDto, @Me() me: User): Promise<LeagueDto> {
    return this.leagues.update(id, fields, me);
  }

  /**
   * Delete a league without teams.
   * @remarks Also deletes its announcements and the events for the whole league, with their availabilities. Returns 409 if the
   * league has teams.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('league.manage')
  deleteLeague(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.leagues.delete(id, me);
  }
}
