import { Module } from '@nestjs/common';
import { EventNotices } from './event-notices.ts';
import { TeamMembersController } from './team-members.controller.ts';
import { TeamMembersService } from './team-members.service.ts';
import { TeamsController } from './teams.controller.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  controllers: [TeamsController, TeamMembersController],
  providers: [TeamsService, TeamMembersService, EventNotices],
  exports: [EventNotices],
})
export class TeamsModule {}
