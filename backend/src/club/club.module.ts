import { Global, Module } from '@nestjs/common';
import { ClubClock } from './club-clock.ts';
import { ClubController } from './club.controller.ts';
import { ClubService } from './club.service.ts';

@Global()
@Module({ controllers: [ClubController], providers: [ClubClock, ClubService], exports: [ClubClock, ClubService] })
export class ClubModule {}
