import { Module } from '@nestjs/common';
import { LeaguesController } from './leagues.controller.ts';
import { LeaguesService } from './leagues.service.ts';

@Module({ controllers: [LeaguesController], providers: [LeaguesService] })
export class LeaguesModule {}
