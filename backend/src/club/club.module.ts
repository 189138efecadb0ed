import { Global, Module } from '@nestjs/common';
import { ClubClock } from './club-clock.ts';
import { ClubController } from './club.controller.ts';

@Global()
@Module({ controllers: [ClubController], providers: [ClubClock], exports: [ClubClock] })
export class ClubModule {}
