import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TeamMembersController } from './team-members.controller.ts';
import { Team } from './team.entity.ts';
import { TeamsController } from './teams.controller.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Team])],
  controllers: [TeamsController, TeamMembersController],
  providers: [TeamsService],
})
export class TeamsModule {}
