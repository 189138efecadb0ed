import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.ts';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { NewPlayersController } from './new-players.controller.ts';
import { NewPlayersService } from './new-players.service.ts';

@Module({
  imports: [ChildrenModule, GuardiansModule, TeamsModule, UsersModule],
  controllers: [NewPlayersController],
  providers: [NewPlayersService],
})
export class PlayersModule {}
