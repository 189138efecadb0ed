import { Module } from '@nestjs/common';
import { SeasonsController } from './seasons.controller.ts';
import { SeasonsService } from './seasons.service.ts';

@Module({ controllers: [SeasonsController], providers: [SeasonsService] })
export class SeasonsModule {}
