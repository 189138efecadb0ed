import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.ts';
import { MemberMoves } from './moves/member-moves.ts';
import { TeamMembersController } from './team-members.controller.ts';
import { TeamMembersService } from './team-members.service.ts';
import { TeamArchiveService } from './team-archive.service.ts';
import { TeamsController } from './teams.controller.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  imports: [ChildrenModule],
  controllers: [TeamsController, TeamMembersController],
  providers: [TeamsService, TeamArchiveService, TeamMembersService, MemberMoves],
  exports: [TeamMembersService],
})
export class TeamsModule {}
