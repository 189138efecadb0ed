import { Module } from '@nestjs/common';
import { TeamMembersController } from './team-members.controller.ts';
import { TeamMembersService } from './team-members.service.ts';
import { TeamsController } from './teams.controller.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  controllers: [TeamsController, TeamMembersController],
  providers: [TeamsService, TeamMembersService],
})
export class TeamsModule {}
