import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { League } from './league.entity.ts';
import { LeaguesController } from './leagues.controller.ts';
import { LeaguesService } from './leagues.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([League])],
  controllers: [LeaguesController],
  providers: [LeaguesService],
})
export class LeaguesModule {}
