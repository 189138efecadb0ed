import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { AddPlayerDto, NewPlayerDto } from './new-player.dto.ts';
import { NewPlayersService } from './new-players.service.ts';

@ApiTags('children')
@Controller('players')
export class NewPlayersController {
  constructor(private readonly players: NewPlayersService) {}

  /**
   * Add a player with a team and a parent.
   * @remarks All or nothing. Only admins name a parent: the owner of the address becomes the guardian, and gets an account and an
   * invitation, or the password in `parentPassword`, if there is none. An account whose address nobody has confirmed is not linked; its
   * owner is invited. Returns 409 if a registered player has the same name and date of birth.
   */
  @Post()
  @Requires('child.add-unassigned')
  addPlayer(@Body() fields: AddPlayerDto, @Me() me: User): Promise<NewPlayerDto> {
    return this.players.add(fields, me);
  }
}
