import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Me, Requires } from '../../http/decorators.ts';
import { PreviewDto } from '../../http/preview.dto.ts';
import { User } from '../../users/user.entity.ts';
import { RemovalDto, RemovedPlayersDto, UndoneRemovalDto } from './removals.dto.ts';
import { Removals } from './removals.ts';

@ApiTags('children')
@Controller('children/removals')
export class RemovalsController {
  constructor(private readonly removals: Removals) {}

  /**
   * Remove many players from the club.
   * @remarks All at once or not at all. They lose their guardians and teams, until `POST /api/children/removals/undo` brings them back.
   */
  @Post()
  @HttpCode(200)
  @Requires('child.unregister')
  removePlayers(
    @Body() { childIds }: RemovalDto,
    @Query() options: PreviewDto,
    @Me() me: User,
  ): Promise<RemovedPlayersDto> {
    return this.removals.remove(childIds, options, me);
  }

  /**
   * Undo a removal of players.
   * @remarks For 7 days. Guardians come back, except deactivated and restricted ones, and so do places in teams that are not archived.
   */
  @Post('undo')
  @HttpCode(200)
  @Requires('child.restore')
  undoRemoval(
    @Body() { childIds }: RemovalDto,
    @Query() options: PreviewDto,
    @Me() me: User,
  ): Promise<UndoneRemovalDto> {
    return this.removals.undo(childIds, options, me);
  }
}
