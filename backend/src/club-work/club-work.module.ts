import { Module } from '@nestjs/common';
import { ClubWorkController } from './club-work.controller.ts';

@Module({ controllers: [ClubWorkController] })
export class ClubWorkModule {}
