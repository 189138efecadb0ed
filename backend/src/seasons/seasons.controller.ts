import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { SaveSeasonDto, SeasonDto, UpdateSeasonDto } from './season.dto.ts';
import { SeasonsService } from './seasons.service.ts';

@ApiTags('seasons')
@Controller('seasons')
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  /**
   * List seasons.
   * @remarks The latest first. One is running, at most one is planned.
   */
  @Get()
  @Requires('season.browse')
  listSeasons(): Promise<SeasonDto[]> {
    return this.seasons.list();
  }

  /**
   * Plan the next season.
   * @remarks Changes nothing for the running one. Returns 409 if a season is planned already, or if another one has this name.
   */
  @Post()
  @Requires('season.manage')
  planSeason(@Body() season: SaveSeasonDto, @Me() me: User): Promise<SeasonDto> {
    return this.seasons.plan(season, me);
  }

  /**
   * Update the running or the planned season.
   * @remarks Omitted members stay unchanged. Another cut-off date of the running season changes age groups from now on; events that have
   * begun keep theirs. Returns 409 for an archived season, or if another one has this name.
   */
  @Patch(':id')
  @Requires('season.manage')
  updateSeason(@IdParam() id: number, @Body() fields: UpdateSeasonDto, @Me() me: User): Promise<SeasonDto> {
    return this.seasons.update(id, fields, me);
  }

  /**
   * Delete the planned season.
   * @remarks Returns 409 for any other.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('season.manage')
  deleteSeason(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.seasons.delete(id, me);
  }
}
